import { spendNotified } from '../accounts/quota.ts';
import { record } from '../audit/record.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { forgetNode } from '../core/ids/node.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import type { Event } from '../events/Event.ts';
import { lockOwnEvent } from '../events/rules.ts';
import { nameOf, postEventMessage } from './changeStaff.ts';
import type { CopyStaffInput } from './inputs.ts';
import { refuseTooManyRoles } from './invitations.ts';
import { sentence } from './texts.ts';
import { staffLimits } from './validate.ts';

/** In order of id, so that concurrent copies do not deadlock. Locked before their roles are counted. */
const lockHelpers = statement(
  'staff-copy-lock',
  `SELECT FROM users WHERE id IN (SELECT user_id FROM event_staff WHERE event_id = $1)
    ORDER BY id FOR NO KEY UPDATE`,
);

interface CopiedHelper {
  readonly person: string;
  readonly name: string;
  readonly roles: string;
  /** The number of events with new roles. */
  readonly events: number;
  /** All roles of the helper, at all events. */
  readonly total: number;
}

const insertCopies = statement<CopiedHelper>(
  'staff-copy',
  `WITH made AS (
    INSERT INTO event_staff (event_id, user_id, role, added_by)
    SELECT t.id, f.user_id, f.role, $3 FROM event_staff f, unnest($2::uuid[]) AS t (id)
     WHERE f.event_id = $1 ON CONFLICT DO NOTHING RETURNING event_id, user_id, role)
  SELECT u.id AS person, u.first_name || ' ' || u.last_name AS name,
         string_agg(DISTINCT m.role, ', ' ORDER BY m.role) AS roles, count(DISTINCT m.event_id)::int AS events,
         (count(*) + (SELECT count(*) FROM event_staff f WHERE f.user_id = u.id))::int AS total
    FROM made m JOIN users u ON u.id = m.user_id GROUP BY u.id ORDER BY u.id`,
);

/**
 * Gives the helpers of an event the same roles at other events of its owner, by UUID, and notifies each once. They agreed
 * to help this owner, so they are not asked again. Throws STAFF_LIMIT_REACHED or TOO_MANY_REQUESTS.
 */
export async function copyStaffTo(
  ctx: Context,
  em: UnitOfWork,
  from: Event,
  eventIds: readonly string[],
): Promise<void> {
  const viewer = requireViewer(ctx);
  const source = toUuid('event', from.id);
  await em.rows(lockHelpers, [source]);
  const helpers = await em.write(insertCopies, [source, eventIds, toUuid('user', viewer.id)]);
  const busy = helpers.find(({ total }) => total > staffLimits.ofPerson);
  if (busy) throw refusal('STAFF_LIMIT_REACHED', sentence('helpsTooMuch', { name: busy.name }));
  await spendNotified(em, viewer, helpers.length);
  const first = { id: toId('event', eventIds[0]!) };
  for (const { person, name, roles, events } of helpers) {
    await postEventMessage(em, 'staff-copied', person, first, { by: nameOf(viewer), events });
    await record(em, ctx, {
      action: 'staff.add',
      subjectId: toId('user', person),
      subjectName: name,
      after: { event: from.title, roles, ...(events > 1 && { dates: events }) },
    });
  }
}

/** Gives an event the helpers of another event of the same owner. Returns the event's id. Throws also FORBIDDEN, NOT_FOUND. */
export async function copyStaff(ctx: Context, { eventId, fromEventId }: CopyStaffInput): Promise<string> {
  const viewer = requireViewer(ctx);
  await ctx.em.transactional(async (em) => {
    const events = new Map<string, Event>();
    for (const id of [eventId, fromEventId].toSorted()) events.set(id, await lockOwnEvent(em, viewer, id));
    const [event, from] = [events.get(eventId)!, events.get(fromEventId)!];
    if (event.createdBy.id !== from.createdBy.id) throw refusal('FORBIDDEN', sentence('ownersDiffer'));
    const uuid = toUuid('event', event.id)!;
    await copyStaffTo(ctx, em, from, [uuid]);
    await refuseTooManyRoles(em, uuid);
  });
  forgetNode(ctx, 'event', eventId);
  return eventId;
}
