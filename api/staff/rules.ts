import { ref } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { spendNaming } from '../accounts/quota.ts';
import { normalizeEmail } from '../accounts/validate.ts';
import { User } from '../accounts/User.ts';
import { record } from '../audit/record.ts';
import { type Context, requireViewer, StaffRole, type Viewer } from '../core/context.ts';
import { isRefusal, refusal, refuseInvalid } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import { asJson } from '../core/json.ts';
import { forgetNode } from '../core/node.ts';
import { runIn } from '../core/rights.ts';
import { canCreateEvents } from '../events/can.ts';
import { refuseTooMany } from '../events/changing.ts';
import type { Event } from '../events/Event.ts';
import { requireEvent } from '../events/read.ts';
import { lockEvent } from '../events/rules.ts';
import { isOver } from '../events/status.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { canHandOver, canManageStaff, canRemoveStaff } from './can.ts';
import type { AddStaffInput, HandOverEventInput, RemoveStaffInput } from './inputs.ts';
import { type PersonFields, staffLimits, validatePerson } from './validate.ts';

const notYours = () => refusal('FORBIDDEN', 'You do not have permission to say who helps at this event.');
const notYourEvent = () => refusal('FORBIDDEN', 'Only its creator and admins can hand an event over.');

/** Refuses whoever does not say who helps at this event, before anything is said of the input. */
export async function requireStaffManager(ctx: Context, eventId: string): Promise<void> {
  if (!canManageStaff(requireViewer(ctx), await requireEvent(ctx, eventId))) throw notYours();
}

/** Refuses whoever may not hand this event over. */
export async function requireOwner(ctx: Context, eventId: string): Promise<void> {
  if (!canHandOver(requireViewer(ctx), await requireEvent(ctx, eventId))) throw notYourEvent();
}

/** Has somebody help at an event in a role, from now on, and tells them; nothing where they do already. Returns the event's id. */
export async function addStaff(ctx: Context, { eventId, role, ...person }: AddStaffInput): Promise<string> {
  await requireStaffManager(ctx, eventId);
  refuseInvalid(validatePerson(person));
  await spendNaming(ctx);
  await change(ctx, eventId, async (em, viewer, event) => {
    if (!canManageStaff(viewer, owned(event))) throw notYours();
    const user = await personOf(em, person);
    if (user.id === event.createdBy.id) refuseInvalid({ [fieldOf(person)]: 'The event is theirs already.' });
    const uuids = [toUuid('event', event.id)!, toUuid('user', user.id)!];
    // who is named at two events at once is counted once for both
    await em.execute('SELECT id FROM users WHERE id = ? FOR NO KEY UPDATE', [uuids[1]]);
    const [counts] = await em.execute<{ event: number; person: number }[]>(
      `SELECT (SELECT count(*)::int FROM event_staff WHERE event_id = ?) AS event,
              (SELECT count(*)::int FROM event_staff WHERE user_id = ?) AS person`,
      uuids,
    );
    const added = await em.execute<{ role: string }[]>(
      `INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING RETURNING role`,
      [...uuids, role, toUuid('user', viewer.id)],
    );
    if (added.length === 0) return;
    if (counts!.event >= staffLimits.ofEvent)
      throw refusal('STAFF_LIMIT_REACHED', `At most ${staffLimits.ofEvent} roles can be given at one event.`);
    if (counts!.person >= staffLimits.ofPerson)
      throw refusal('STAFF_LIMIT_REACHED', 'This person helps at too many events already.');
    await tell(em, 'staff-added', user, event, { role, by: nameOf(viewer) });
    await record(em, ctx, {
      action: 'staff.add',
      subjectId: user.id,
      subjectName: nameOf(user),
      after: { event: event.title, role },
    });
  });
  return eventId;
}

/** Somebody no longer helps at an event: in a role, or in none. It holds at once, also on their open screens. */
export async function removeStaff(ctx: Context, { eventId, userId, role }: RemoveStaffInput): Promise<string> {
  await takeAway(ctx, eventId, async (em, viewer, event) => {
    if (!canRemoveStaff(viewer, owned(event), userId)) throw notYours();
    const gone = await em.execute<{ role: StaffRole; name: string }[]>(
      `DELETE FROM event_staff f USING users u WHERE f.event_id = ? AND f.user_id = ? AND u.id = f.user_id
          AND f.role = ANY(?::text[]) RETURNING f.role, u.first_name || ' ' || u.last_name AS name`,
      [
        toUuid('event', event.id)!,
        toUuid('user', userId) ?? null,
        `{${(role ? [role] : Object.values(StaffRole)).join(',')}}`,
      ],
    );
    if (gone.length === 0) throw refusal('NOT_FOUND', 'This person does not help at the event.');
    await record(em, ctx, {
      action: 'staff.remove',
      subjectId: userId,
      subjectName: gone[0]!.name,
      before: { event: event.title, roles: gone.map((each) => each.role).join(', ') },
    });
  });
  return eventId;
}

/** Makes an event somebody else's, who must be allowed to have events, and tells them. */
export async function handOverEvent(ctx: Context, { eventId, ...person }: HandOverEventInput): Promise<string> {
  await requireOwner(ctx, eventId);
  refuseInvalid(validatePerson(person));
  await spendNaming(ctx);
  await takeAway(ctx, eventId, async (em, viewer, event) => {
    if (!canHandOver(viewer, owned(event))) throw notYourEvent();
    const user = await personOf(em, person);
    const before = await em.findOneOrFail(User, event.createdBy.id);
    const field = fieldOf(person);
    if (user.id === before.id) refuseInvalid({ [field]: 'The event is theirs already.' });
    if (!canCreateEvents(user)) refuseInvalid({ [field]: 'Only organizers and admins can have events.' });
    const { maxEventsPerOrganizer } = await em.findOneOrFail(SystemSettings, 1);
    if (!isOver(event, new Date()))
      await refuseTooMany(em, user, user.id, maxEventsPerOrganizer).catch((error: unknown) => {
        if (!isRefusal(error, 'EVENT_LIMIT_REACHED')) throw error;
        throw refusal('EVENT_LIMIT_REACHED', 'This person has as many events that are not yet past as they may have.');
      });
    event.createdBy = ref(user);
    event.updatedAt = new Date();
    await em.flush();
    // what they did as a helper they do as the owner
    await em.execute('DELETE FROM event_staff WHERE event_id = ? AND user_id = ?', [
      toUuid('event', event.id),
      toUuid('user', user.id),
    ]);
    await tell(em, 'event-handed-over', user, event, { by: nameOf(viewer) });
    await record(em, ctx, {
      action: 'event.hand_over',
      subjectId: event.id,
      subjectName: event.title,
      before: { owner: nameOf(before) },
      after: { owner: nameOf(user) },
    });
  });
  return eventId;
}

/** In a transaction, with the event's row locked: naming, taking back and handing over take turns. */
async function change(
  ctx: Context,
  eventId: string,
  work: (em: SqlEntityManager, viewer: Viewer, event: Event) => Promise<void>,
): Promise<void> {
  const viewer = requireViewer(ctx);
  await ctx.em.transactional(async (em) => work(em, viewer, await lockEvent(em, viewer, eventId)));
  forgetNode(ctx, 'event', eventId);
}

/** The same if the viewer may lose a role of their own by it: confirms their rights before that. */
async function takeAway(ctx: Context, eventId: string, work: Parameters<typeof change>[2]): Promise<void> {
  const viewer = requireViewer(ctx);
  await ctx.em.fork().transactional(async (em) => {
    const event = await lockEvent(em, viewer, eventId);
    await ctx.confirm(runIn(em));
    await work(em, viewer, event);
  });
  forgetNode(ctx, 'event', eventId);
}

async function personOf(em: SqlEntityManager, { userId, email }: PersonFields): Promise<User> {
  const id = userId && toUuid('user', userId) ? toId('user', toUuid('user', userId)!) : undefined;
  const user = email
    ? await em.findOne(User, { email: normalizeEmail(email) })
    : id
      ? await em.findOne(User, { id })
      : null;
  if (!user) refuseInvalid({ [fieldOf({ userId, email })]: 'Nobody has this account.' });
  return user!;
}

/** Which of the two was given. */
const fieldOf = ({ userId }: PersonFields) => (userId ? 'userId' : 'email');

const owned = ({ id, createdBy }: Event) => ({ id, createdById: createdBy.id });

const nameOf = ({ firstName, lastName }: Pick<Viewer, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`.trim();

const tell = (em: SqlEntityManager, kind: string, user: User, event: Event, more: Readonly<Record<string, string>>) =>
  em.execute(
    `SELECT evm_post(?, ?, evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version) || ?::jsonb)
       FROM events e WHERE e.id = ?`,
    [kind, toUuid('user', user.id), asJson(more), toUuid('event', event.id)],
  );
