import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MyEventsRun_event$key } from '../../__generated__/MyEventsRun_event.graphql.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { ApprovalNote } from '../../ui/approval/ApprovalNote.tsx';
import { needsOf } from '../../ui/needs/needsOf.ts';
import { WaitingLinks } from '../../ui/needs/WaitingLinks.tsx';
import { SeatsBar } from '../../ui/SeatsBar.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { MyEventsRow } from './MyEventsRow.tsx';

/** An event that the viewer runs, with its taken seats and open requests. */
export function MyEventsRun({ event, isFirst }: { event: MyEventsRun_event$key; isFirst: boolean }) {
  const data = useFragment(
    graphql`
      fragment MyEventsRun_event on Event {
        id
        date
        endsAt
        capacity
        registeredCount
        approval
        rejectionReason
        cancelledAt
        ...needsOf_event
        ...MyEventsRow_event
      }
    `,
    event,
  );
  const titleId = useId();
  const { id, capacity, registeredCount: taken } = data;
  const { requests, line } = needsOf(data, new Date());
  return (
    <MyEventsRow
      id={titleId}
      event={data}
      isFirst={isFirst}
      badge={<StatusBadge date={data.date} endsAt={data.endsAt} cancelledAt={data.cancelledAt} />}
      note={<ApprovalNote approval={data.approval} reason={data.rejectionReason} />}
    >
      <Link data-press to={`/events/${id}/people`} aria-describedby={titleId}>
        {t('ui.seats', { taken: formatNumber(taken), capacity: formatNumber(capacity) })}
      </Link>
      {!data.cancelledAt && <SeatsBar taken={taken} capacity={capacity} />}
      <WaitingLinks eventId={id} titleId={titleId} requests={requests} line={line} />
    </MyEventsRow>
  );
}
