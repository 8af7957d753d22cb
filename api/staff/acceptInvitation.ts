import { LockMode, ref } from '@mikro-orm/core';
import type { UnitOfWork } from '../core/unitOfWork.ts';
import { staffRoleOf } from '../accounts/sessions.ts';
import { User } from '../accounts/User.ts';
import { record } from '../audit/record.ts';
import { type Context, requireViewer, type Role, type Viewer } from '../core/context.ts';
import { refusal } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import { appendEventChanged } from '../events/changed.ts';
import { forgetNode } from '../core/node.ts';
import { type Actor, canCreateEvents } from '../events/can.ts';
import { refuseTooManyEvents } from '../events/changing.ts';
import { Event } from '../events/Event.ts';
import { isOver } from '../events/status.ts';
import { SystemSettings } from '../settings/SystemSettings.ts';
import { canInvite } from './can.ts';
import { nameOf, asOwnedEvent, postEventMessage } from './changeStaff.ts';
import type { AcceptInvitationInput } from './inputs.ts';
import { InvitationRole } from './Invitation.ts';
import { noInvitation } from './invitations.ts';
import { sentence } from './texts.ts';
import { staffLimits } from './validate.ts';

interface AcceptedInvitation {
  readonly role: InvitationRole;
  readonly by: string;
}

/**
 * Accepts an invitation of the viewer, effective at once and on their open screens. Throws FORBIDDEN if the inviter may
 * no longer invite, NOT_FOUND, STAFF_LIMIT_REACHED or EVENT_LIMIT_REACHED. Returns the event's id.
 */
export async function acceptInvitation(ctx: Context, { invitationId }: AcceptInvitationInput): Promise<string> {
  const viewer = requireViewer(ctx);
  const uuid = toUuid('invitation', invitationId) ?? null;
  let eventId = '';
  // accepting ownership removes staff roles of the viewer, so confirm their rights before
  await ctx.em.fork().transactional(async (em) => {
    const self = toUuid('user', viewer.id)!;
    const [found] = await em.execute<{ event: string }[]>(
      'SELECT event_id AS event FROM event_invitations WHERE id = ? AND user_id = ?',
      [uuid, self],
    );
    if (!found) throw noInvitation();
    eventId = toId('event', found.event);
    const event = await em.findOne(Event, { id: eventId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!event) throw noInvitation();
    await ctx.confirm(em);
    const [accepted] = await em.execute<AcceptedInvitation[]>(
      'DELETE FROM event_invitations WHERE id = ? RETURNING role, invited_by AS by',
      [uuid],
    );
    if (!accepted) throw noInvitation();
    if (event.createdBy.id === viewer.id) throw refusal('FORBIDDEN', sentence('yoursAlready'));
    const inviter = await lockActor(em, accepted.by);
    if (!canInvite(inviter, asOwnedEvent(event), accepted.role))
      throw refusal('FORBIDDEN', sentence('inviterForbidden'));
    await (accepted.role === InvitationRole.OWNER
      ? takeOverEvent(em, ctx, viewer, event)
      : addStaffRole(em, ctx, viewer, event, accepted));
  });
  forgetNode(ctx, 'event', eventId);
  await ctx.reloadViewer();
  return eventId;
}

/** Loads the current rights of a user, and locks them until the transaction ends. */
async function lockActor(em: UnitOfWork, uuid: string): Promise<Actor> {
  const [user] = await em.execute<{ role: Role }[]>('SELECT role FROM users WHERE id = ? FOR SHARE', [uuid]);
  const staff = await em.execute<{ place: string }[]>(
    `SELECT role || ' ' || event_id AS place FROM event_staff WHERE user_id = ? FOR KEY SHARE`,
    [uuid],
  );
  return { id: toId('user', uuid), role: user!.role, staff: new Set(staff.map(({ place }) => staffRoleOf(place))) };
}

async function addStaffRole(
  em: UnitOfWork,
  ctx: Context,
  viewer: Viewer,
  event: Event,
  { role, by }: AcceptedInvitation,
) {
  const [uuid, self] = [toUuid('event', event.id)!, toUuid('user', viewer.id)!];
  // lock the user, so that concurrent acceptances cannot exceed the limit
  await em.execute('SELECT id FROM users WHERE id = ? FOR NO KEY UPDATE', [self]);
  const [had] = await em.execute<{ roles: number }[]>(
    'SELECT count(*)::int AS roles FROM event_staff WHERE user_id = ?',
    [self],
  );
  if (had!.roles >= staffLimits.ofPerson) throw refusal('STAFF_LIMIT_REACHED', sentence('tooManyEvents'));
  await em.execute(
    'INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
    [uuid, self, role, by],
  );
  await record(em, ctx, {
    action: 'staff.add',
    subjectId: viewer.id,
    subjectName: nameOf(viewer),
    after: { event: event.title, role },
  });
}

async function takeOverEvent(em: UnitOfWork, ctx: Context, viewer: Viewer, event: Event) {
  if (!canCreateEvents(viewer)) throw refusal('FORBIDDEN', sentence('organizersOnly'));
  const [oldOwner, newOwner] = [
    await em.findOneOrFail(User, event.createdBy.id),
    await em.findOneOrFail(User, viewer.id),
  ];
  const { maxEventsPerOrganizer } = await em.findOneOrFail(SystemSettings, 1);
  if (!isOver(event, new Date())) await refuseTooManyEvents(em, viewer, viewer.id, maxEventsPerOrganizer);
  event.createdBy = ref(newOwner);
  event.updatedAt = new Date();
  await em.flush();
  await appendEventChanged(em, toUuid('event', event.id)!);
  // the owner needs no staff roles
  await em.execute('DELETE FROM event_staff WHERE event_id = ? AND user_id = ?', [
    toUuid('event', event.id),
    toUuid('user', viewer.id),
  ]);
  await postEventMessage(em, 'event-taken-over', toUuid('user', oldOwner.id)!, event, { by: nameOf(viewer) });
  await record(em, ctx, {
    action: 'event.hand_over',
    subjectId: event.id,
    subjectName: event.title,
    before: { owner: nameOf(oldOwner) },
    after: { owner: nameOf(viewer) },
  });
}
