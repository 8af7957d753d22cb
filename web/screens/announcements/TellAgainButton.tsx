import { BellIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { graphql, useMutation } from 'react-relay';
import type { TellAgainButtonMutation } from '../../__generated__/TellAgainButtonMutation.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';

type TellAgainButtonProps = {
  announcementId: string;
  describedBy: string;
  onError: (error: unknown) => void;
  onDone: () => void;
};

/** Notifies those recipients again who have not read the announcement. */
export function TellAgainButton({ announcementId, describedBy, onError, onDone }: TellAgainButtonProps) {
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
      aria-describedby={describedBy}
      onClick={() => void tell()}
    >
      {t('announcement.tellAgain')}
    </Button>
  );
}
