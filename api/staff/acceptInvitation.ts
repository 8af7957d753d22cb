import { LockMode, ref } from '@mikro-orm/core';
import { staffRoleOf } from '../accounts/sessions.ts';
import { User } from '../accounts/User.ts';
import { record } from '../audit/record.ts';
import { type Context, requireViewer, type Role, type Viewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { appendEventChanged } from '../events/changed.ts';
import { forgetNode } from '../core/ids/node.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
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
import { isForPerson } from './read.ts';
import { sentence } from './texts.ts';
import { staffLimits } from './validate.ts';

interface AcceptedInvitation {
  readonly role: InvitationRole;
  readonly by: string;
}

const ownInvitation = statement<{ event: string }>(
  'invitation-own',
  `SELECT event_id AS event FROM event_invitations i WHERE id = $1 AND ${isForPerson('$2')}`,
);

const takeInvitation = statement<AcceptedInvitation>(
  'invitation-take',
  'DELETE FROM event_invitations WHERE id = $1 RETURNING role, invited_by AS by',
);

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
    const [found] = await em.rows(ownInvitation, [uuid, self]);
    if (!found) throw noInvitation();
    eventId = toId('event', found.event);
    const event = await em.findOne(Event, { id: eventId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!event) throw noInvitation();
    await ctx.confirm(em);
    const [accepted] = await em.write(takeInvitation, [uuid]);
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

const lockRole = statement<{ role: Role }>('user-role-lock', 'SELECT role FROM users WHERE id = $1 FOR SHARE');

const lockStaffRoles = statement<{ place: string }>(
  'user-staff-lock',
  `SELECT role || ' ' || event_id AS place FROM event_staff WHERE user_id = $1 FOR KEY SHARE`,
);

/** Loads the current rights of a user, and locks them until the transaction ends. */
async function lockActor(em: UnitOfWork, uuid: string): Promise<Actor> {
  const [user] = await em.rows(lockRole, [uuid]);
  const staff = await em.rows(lockStaffRoles, [uuid]);
  return { id: toId('user', uuid), role: user!.role, staff: new Set(staff.map(({ place }) => staffRoleOf(place))) };
}

/** Locks the user, so that concurrent acceptances cannot exceed the limit. */
const lockUser = statement('user-lock', 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE');

const countStaffRoles = statement<{ roles: number }>(
  'user-staff-count',
  'SELECT count(*)::int AS roles FROM event_staff WHERE user_id = $1',
);

const insertStaff = statement(
  'staff-add',
  'INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
);

async function addStaffRole(
  em: UnitOfWork,
  ctx: Context,
  viewer: Viewer,
  event: Event,
  { role, by }: AcceptedInvitation,
) {
  const [uuid, self] = [toUuid('event', event.id)!, toUuid('user', viewer.id)!];
  await em.rows(lockUser, [self]);
  const [had] = await em.rows(countStaffRoles, [self]);
  if (had!.roles >= staffLimits.ofPerson) throw refusal('STAFF_LIMIT_REACHED', sentence('tooManyEvents'));
  await em.write(insertStaff, [uuid, self, role, by]);
  await record(em, ctx, {
    action: 'staff.add',
    subjectId: viewer.id,
    subjectName: nameOf(viewer),
    after: { event: event.title, role },
  });
}

const deleteStaff = statement('staff-delete', 'DELETE FROM event_staff WHERE event_id = $1 AND user_id = $2');

async function takeOverEvent(em: UnitOfWork, ctx: Context, viewer: Viewer, event: Event) {
  if (!canCreateEvents(viewer)) throw refusal('FORBIDDEN', sentence('organizersOnly'));
  const [oldOwner, newOwner] = [
    await em.findOneOrFail(User, event.createdBy.id),
    await em.findOneOrFail(User, viewer.id),
  ];
  const { maxEventsPerOrganizer } = await em.findOneOrFail(SystemSettings, 1);
  if (!isOver(event, new Date())) await refuseTooManyEvents(em, viewer, viewer.id, maxEventsPerOrganizer, event.id);
  event.createdBy = ref(newOwner);
  event.updatedAt = new Date();
  await em.flush();
  await appendEventChanged(em, toUuid('event', event.id)!);
  // the owner needs no staff roles
  await em.write(deleteStaff, [toUuid('event', event.id), toUuid('user', viewer.id)]);
  await postEventMessage(em, 'event-taken-over', toUuid('user', oldOwner.id)!, event, { by: nameOf(viewer) });
  await record(em, ctx, {
    action: 'event.hand_over',
    subjectId: event.id,
    subjectName: event.title,
    before: { owner: nameOf(oldOwner) },
    after: { owner: nameOf(viewer) },
  });
}
