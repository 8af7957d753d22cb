import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { MyEventsHelp_event$key } from '../../__generated__/MyEventsHelp_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { ApprovalNote } from '../../ui/approval/ApprovalNote.tsx';
import { Label } from '../../ui/Label.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { MyEventsRow } from './MyEventsRow.tsx';

/** One of the events that the viewer helps with, and their roles. */
export function MyEventsHelp({ event, isFirst }: { event: MyEventsHelp_event$key; isFirst: boolean }) {
  const data = useFragment(
    graphql`
      fragment MyEventsHelp_event on Event {
        date
        endsAt
        approval
        rejectionReason
        cancelledAt
        viewerRoles
        ...MyEventsRow_event
      }
    `,
    event,
  );
  return (
    <MyEventsRow
      id={useId()}
      event={data}
      isFirst={isFirst}
      badge={<StatusBadge date={data.date} endsAt={data.endsAt} cancelledAt={data.cancelledAt} />}
      note={<ApprovalNote approval={data.approval} reason={data.rejectionReason} />}
    >
      <span data-row="wrap justify-end tight">
        {data.viewerRoles.map((role) => (
          <Label key={role}>{t('myEvents.role', { role })}</Label>
        ))}
      </span>
    </MyEventsRow>
  );
}
