import { LocationIcon, ShareAndroidIcon } from '@primer/octicons-react';
import { Button, LinkButton } from '@primer/react';
import { graphql, useFragment } from 'react-relay';
import type { KeepEvent_event$key } from '../../../__generated__/KeepEvent_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { AddToCalendar } from './AddToCalendar.tsx';
import { useShare } from './useShare.ts';

/** For participants with a seat: a calendar entry, the way, and a link for friends. */
export function KeepEvent({ event, id, title }: { event: KeepEvent_event$key; id: string; title: string }) {
  const { mapLink, ...data } = useFragment(
    graphql`
      fragment KeepEvent_event on Event {
        mapLink
        ...AddToCalendar_event
      }
    `,
    event,
  );
  const { share, message, setMessage } = useShare({ id, title });

  return (
    <>
      <div data-row="wrap condensed" data-even>
        <AddToCalendar event={data} onFailed={setMessage} />
        {mapLink && (
          <LinkButton leadingVisual={LocationIcon} href={mapLink} target="_blank" rel="noopener noreferrer">
            {t('registration.map')}
          </LinkButton>
        )}
        <Button leadingVisual={ShareAndroidIcon} onClick={share}>
          {t('registration.share')}
        </Button>
      </div>
      <p data-text="muted" data-optional role="status">
        {message}
      </p>
    </>
  );
}
