import { type Context, requireViewer } from '../core/context/context.ts';
import { kindOf, toId, toUuid } from '../core/ids/ids.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { doorsOpenWithoutEnd } from '../events/status.ts';
import { type TicketRow, TicketState } from './Ticket.ts';

/**
 * The viewer's ($1) tickets by registration or event id ($2). By event: the current one, or the last one that was given
 * back.
 */
const selectTicketsBy = (by: 'registration' | 'event') => `
  SELECT r.id, r.event_id AS "eventId", r.name, r.ticket_number AS number,
         CASE WHEN e.cancelled_at IS NOT NULL THEN 'cancelled' WHEN e.approval <> 'approved' THEN 'on_hold' WHEN coalesce(e.ends_at, e.date + interval '${doorsOpenWithoutEnd} ms') <= now() THEN 'over' ELSE 'valid' END AS state
    FROM registrations r JOIN events e ON e.id = r.event_id
   WHERE r.user_id = $1 AND r.state = 'confirmed' AND r.${by === 'event' ? 'event_id' : 'id'} = ANY(${uuidList('$2')})
  UNION ALL (
  SELECT DISTINCT ON (t.${by}_id) t.registration_id, t.event_id, coalesce(t.name, u.first_name || ' ' || u.last_name),
         t.ticket_number, 'given_back'
    FROM ended_tickets t JOIN users u ON u.id = t.user_id
   WHERE t.user_id = $1 AND t.${by}_id = ANY(${uuidList('$2')}) ORDER BY t.${by}_id, t.ended_at DESC)`;

const readTicketRow = (raw: Record<string, unknown>): TicketRow => ({
  registrationId: toId('registration', raw.id as string),
  eventId: toId('event', raw.eventId as string),
  name: raw.name as string,
  ticketNumber: Number(raw.number),
  state: raw.state as TicketState,
});

const statements = {
  registration: statement('tickets-by-registration', selectTicketsBy('registration'), readTicketRow),
  event: statement('tickets-by-event', selectTicketsBy('event'), readTicketRow),
};

const loaderBy = (by: 'registration' | 'event') =>
  perRequest<TicketRow>(
    async (ctx, ids) => {
      const values = [toUuid('user', requireViewer(ctx).id), ids.map((id) => toUuid(by, id))];
      const rows = await ctx.rows(statements[by], values);
      // the loader keeps the last row per key, so put seats after given-back tickets
      return rows.toReversed();
    },
    ({ registrationId, eventId }) => (by === 'event' ? eventId : registrationId),
  );

const ticketByRegistration = loaderBy('registration');
const ticketByEvent = loaderBy('event');

/**
 * A ticket of the viewer by registration or event id; by event, the current or last one. Null for tickets of others.
 */
export async function ticketOf(ctx: Context, id: string): Promise<TicketRow | null> {
  requireViewer(ctx);
  const kind = kindOf(id);
  if (kind !== 'registration' && kind !== 'event') return null;
  return (kind === 'event' ? ticketByEvent : ticketByRegistration)(ctx).load(id);
}

/** The ticket of the viewer's current seat at an event; batched per request. */
export async function viewerTicket(ctx: Context, eventId: string): Promise<TicketRow | null> {
  const ticket = await ticketByEvent(ctx).load(eventId);
  return ticket?.state === TicketState.GIVEN_BACK ? null : ticket;
}
