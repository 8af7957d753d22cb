import { BellIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { TellAgainButtonMutation } from '../../__generated__/TellAgainButtonMutation.graphql.ts';
import { notificationInterval } from '../../../api/announcements/status.ts';
import { formatTime, t } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import { useNow } from '../../core/now.ts';

type TellAgainButtonProps = {
  announcementId: string;
  /** When it was published. */
  since: string;
  describedBy: string;
  onError: (error: unknown) => void;
  onDone: () => void;
};

/** Notifies those recipients again who have not read the announcement. Says from when on, if that is too early. */
export function TellAgainButton({ announcementId, since, describedBy, onError, onDone }: TellAgainButtonProps) {
  const [notifiedAt, setNotifiedAt] = useState(Date.parse(since));
  const possibleFrom = notifiedAt + notificationInterval * 1000;
  const isTooEarly = useNow() < possibleFrom;
  const [commit, busy] = useCommit(
    useMutation<TellAgainButtonMutation>(graphql`
      mutation TellAgainButtonMutation($input: TellAnnouncementAgainInput!) {
        tellAnnouncementAgain(input: $input) {
          announcement {
            id
          }
        }
      }
    `),
  );
  const tell = async () => {
    onError(undefined);
    try {
      await commit({ input: { announcementId } });
      setNotifiedAt(Date.now());
      onDone();
    } catch (error) {
      onError(error);
    }
  };
  return (
    <Button
      size="small"
      leadingVisual={BellIcon}
      loading={busy}
      aria-disabled={isTooEarly}
      aria-describedby={describedBy}
      onClick={isTooEarly ? undefined : () => void tell()}
    >
      {isTooEarly
        ? t('announcement.tellAgainFrom', { time: formatTime(new Date(possibleFrom)) })
        : t('announcement.tellAgain')}
    </Button>
  );
}
