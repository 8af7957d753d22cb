import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MyEventsOwn_event$key } from '../../__generated__/MyEventsOwn_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { RegistrationBadge } from '../../ui/RegistrationBadge.tsx';
import { MyEventsRow } from './MyEventsRow.tsx';
import { useLiveStanding } from './useLiveStanding.ts';

/** An upcoming event with a seat, a waitlist place or a request of the viewer. */
export function MyEventsOwn({ event, isLive = false }: { event: MyEventsOwn_event$key; isLive?: boolean }) {
  const data = useFragment(
    graphql`
      fragment MyEventsOwn_event on Event {
        id
        viewerRegistrationState
        viewerWaitlistPosition
        ...MyEventsRow_event
      }
    `,
    event,
  );
  const { id, viewerRegistrationState: state, viewerWaitlistPosition: place } = data;
  useLiveStanding(id, state, isLive);
  const titleId = useId();
  return (
    <MyEventsRow id={titleId} event={data}>
      <span data-row="wrap center none/cozy">
        {state !== 'CANCELLED' && <RegistrationBadge state={state} />}
        {state === 'REGISTERED' && (
          <Link data-press to={`/tickets/${id}`} aria-describedby={titleId}>
            {t('myEvents.ticket')}
          </Link>
        )}
      </span>
      {place !== null && <span data-text="muted">{t('myEvents.place', { place })}</span>}
      {state === 'REQUESTED' && <span data-text="muted">{t('myEvents.askedHint')}</span>}
    </MyEventsRow>
  );
}
