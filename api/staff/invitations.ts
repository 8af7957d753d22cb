import { newAddressProof } from '../accounts/addressProof.ts';
import { spendInvitation, spendNamedPeople } from '../accounts/quota.ts';
import { normalizeEmail } from '../accounts/validate.ts';
import { record } from '../audit/record.ts';
import { type Context, requireViewer, Role, type Viewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toId, toUuid } from '../core/ids/ids.ts';
import { seal } from '../core/context/seal.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import { languageNameNow } from '../core/texts/language.ts';
import type { Sentence } from '../core/texts/texts.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { canCreateEvents } from '../events/can.ts';
import type { Event } from '../events/Event.ts';
import { eventById } from '../events/read.ts';
import { canInvite } from './can.ts';
import {
  changeStaff,
  nameOf,
  notEventOwner,
  notStaffManager,
  asOwnedEvent,
  requireOwner,
  requireStaffManager,
  postEventMessage,
} from './changeStaff.ts';
import type { AddStaffInput, EndInvitationInput, HandOverEventInput } from './inputs.ts';
import { InvitationRole } from './Invitation.ts';
import { isForPerson } from './read.ts';
import { isKnownTo } from './suggestions.ts';
import { sentence } from './texts.ts';
import { type PersonFields, staffLimits, validatePeople, validatePerson } from './validate.ts';

const cannotInviteScorers = () => refusal('FORBIDDEN', sentence('scorersForbidden'));
export const noInvitation = () => refusal('NOT_FOUND', sentence('noInvitation'));

/** Invites people to a staff role and notifies them; the role begins when they accept. Returns the event's id. */
export async function addStaff(
  ctx: Context,
  { eventId, role, emails, userIds, ...person }: AddStaffInput,
): Promise<string> {
  await requireStaffManager(ctx, eventId);
  refuseInvalid(validatePeople({ emails, userIds, ...person }));
  const invitedRole = InvitationRole[role.toUpperCase() as keyof typeof InvitationRole];
  const several = [
    ...[...new Set(userIds)].map((userId) => ({ userId, field: 'userIds' }) as const),
    ...[...new Set(emails?.map(normalizeEmail))].map((email) => ({ email, field: 'emails' }) as const),
  ];
  await invite(ctx, eventId, invitedRole, emails || userIds ? several : [person]);
  return eventId;
}

/** Invites another organizer or admin to take over an event, and notifies them. Returns the event's id. */
export async function handOverEvent(ctx: Context, { eventId, ...person }: HandOverEventInput): Promise<string> {
  await requireOwner(ctx, eventId);
  refuseInvalid(validatePerson(person));
  await invite(ctx, eventId, InvitationRole.OWNER, [person]);
  return eventId;
}

const lockInvitation = statement<{ event: string; role: InvitationRole; isOwn: boolean }>(
  'invitation-lock',
  `SELECT event_id AS event, role, ${isForPerson('$2')} AS "isOwn" FROM event_invitations i WHERE id = $1 FOR UPDATE`,
);

const deleteInvitation = statement('invitation-delete', 'DELETE FROM event_invitations WHERE id = $1');

/**
 * Declines an invitation of the viewer, or withdraws one that the viewer may send. Managers may also withdraw those of
 * scorers. Throws NOT_FOUND otherwise. Returns the event's id.
 */
export async function endInvitation(ctx: Context, { invitationId }: EndInvitationInput): Promise<string> {
  const viewer = requireViewer(ctx);
  const uuid = toUuid('invitation', invitationId) ?? null;
  let eventId = '';
  await ctx.em.transactional(async (em) => {
    const [found] = await em.rows(lockInvitation, [uuid, toUuid('user', viewer.id)]);
    if (!found) throw noInvitation();
    eventId = toId('event', found.event);
    if (!found.isOwn) {
      const event = await eventById(ctx, eventId);
      const role = found.role === InvitationRole.SCORER ? InvitationRole.MANAGER : found.role;
      if (!event || !canInvite(viewer, event, role)) throw noInvitation();
    }
    await em.write(deleteInvitation, [uuid]);
  });
  return eventId;
}

/** An invited person: by an address, which may have no account, or by an account that the viewer may name. */
interface Invitee {
  readonly id: string;
  readonly email: string | null;
  readonly user: string | null;
  readonly name: string | null;
}

/** A person to invite. Problems are reported at `field`; by default, at the id or address itself. */
type NamedPerson = PersonFields & { readonly field?: 'userIds' | 'emails' };

async function invite(ctx: Context, eventId: string, role: InvitationRole, people: readonly NamedPerson[]) {
  await spendNamedPeople(ctx, people.length);
  await changeStaff(ctx, eventId, async (em, viewer, event) => {
    if (!canInvite(viewer, asOwnedEvent(event), role)) throw refusalOf(role, viewer, event);
    const invitees: Invitee[] = [];
    const problems: Record<string, Sentence> = {};
    for (const person of people) {
      const invitee = await inviteeOf(em, viewer, event, role, person);
      if ('values' in invitee) problems[person.field ?? (person.userId ? 'userId' : 'email')] ??= invitee;
      else invitees.push(invitee);
    }
    refuseInvalid(problems);
    const uuid = toUuid('event', event.id)!;
    // only one person at a time can have an offer of the event
    if (role === InvitationRole.OWNER) await em.write(deleteOffer, [uuid]);
    const inserted = await em.write(insertInvitations, [uuid, role, toUuid('user', viewer.id), asJson(invitees)]);
    await refuseTooManyRoles(em, uuid);
    const isNew = new Set(inserted.map(({ id }) => id));
    for (const { id, user, email, name } of invitees) {
      if (!isNew.has(id)) continue;
      const offer = { role, by: nameOf(viewer) };
      if (user) await postEventMessage(em, 'staff-invited', user, event, offer);
      // new accounts can own no events
      else if (role !== InvitationRole.OWNER) await mailNewcomer(em, ctx, event, email!, offer);
      await record(em, ctx, {
        action: 'staff.invite',
        subjectId: user && toId('user', user),
        subjectName: email ?? name ?? '',
        after: { event: event.title, role },
      });
    }
  });
}

function refusalOf(role: InvitationRole, viewer: Viewer, event: Event) {
  if (role === InvitationRole.OWNER) return notEventOwner();
  return canInvite(viewer, asOwnedEvent(event), InvitationRole.MANAGER) ? cannotInviteScorers() : notStaffManager();
}

/** Skips helpers who have the role. Repeats an invitation by address if the address has got an account since. */
const insertInvitations = statement<{ id: string }>(
  'invitations-insert',
  `INSERT INTO event_invitations AS i (id, event_id, role, invited_by, user_id, email)
   SELECT n.id, $1, $2, $3, n."user", n.email FROM jsonb_to_recordset($4) AS n (id uuid, email text, "user" uuid)
    WHERE NOT EXISTS (SELECT FROM event_staff f WHERE f.event_id = $1 AND f.role = $2 AND f.user_id = n."user")
   ON CONFLICT (event_id, role, coalesce(email, user_id::text)) DO UPDATE
     SET id = excluded.id, invited_by = excluded.invited_by, user_id = excluded.user_id
   WHERE i.user_id IS NULL AND excluded.user_id IS NOT NULL
   RETURNING id`,
);

const deleteOffer = statement(
  'invitation-delete-offer',
  `DELETE FROM event_invitations WHERE event_id = $1 AND role = 'owner'`,
);

/** The staff roles of an event, and the invitations to one. */
const countRoles = statement<{ roles: number }>(
  'staff-count',
  `SELECT (SELECT count(*) FROM event_staff WHERE event_id = $1)::int +
          (SELECT count(*) FROM event_invitations WHERE event_id = $1 AND role <> 'owner')::int AS roles`,
);

/** Throws STAFF_LIMIT_REACHED if an event, by UUID, has too many roles and invitations by now. */
export async function refuseTooManyRoles(em: UnitOfWork, event: string): Promise<void> {
  const [count] = await em.rows(countRoles, [event]);
  if (count!.roles > staffLimits.ofEvent)
    throw refusal('STAFF_LIMIT_REACHED', sentence('tooManyRoles', { most: staffLimits.ofEvent }));
}

/** The account with an id or an address. */
const findInvitee = statement<{ id: string; role: Role; name: string; isKnown: boolean }>(
  'invitee-find',
  `SELECT id, role, first_name || ' ' || last_name AS name, ${isKnownTo('$4', '$1', 'users.id')} AS "isKnown"
     FROM users WHERE id = $2 OR email = $3`,
);

/** Days until the link in the mail to an address without an account is useless. */
const proofDays = 30;

const mailInvitation = statement(
  'invitation-mail',
  `INSERT INTO mail_messages (kind, name, address, language, data, sealed, useless_after, cause)
   SELECT kind, '', $1, $2, data, $4, now() + interval '${proofDays} days',
          evm_mail_cause(now(), kind, data, pg_current_xact_id()::text)
     FROM events e, system_settings, LATERAL (SELECT 'staff-invited' AS kind,
       evm_facts(e) || $3::jsonb AS data) AS letter
    WHERE e.id = $5 AND enable_registration`,
);

/**
 * Mails an address without an account, in the language of the request. Its link proves the address at the sign-up, so the
 * new account has the invitation (see isForPerson).
 */
async function mailNewcomer(
  em: UnitOfWork,
  { secret }: Context,
  event: Event,
  email: string,
  offer: Readonly<Record<string, string>>,
): Promise<void> {
  if (!(await spendInvitation(em, email))) return;
  const link = new URLSearchParams({ email, proof: newAddressProof(secret, email, proofDays) });
  const values = [email, languageNameNow(), asJson(offer), seal(secret, link.toString()), toUuid('event', event.id)];
  await em.write(mailInvitation, values);
}

/**
 * Only admins learn the role of an account, or whether an address that is offered an event has one. A participant may
 * invite by id only people whose name they see at their events: lists contain ids of private profiles.
 */
async function inviteeOf(
  em: UnitOfWork,
  viewer: Viewer,
  event: Event,
  role: InvitationRole,
  { userId, email }: PersonFields,
): Promise<Invitee | Sentence> {
  const address = email ? normalizeEmail(email) : null;
  const uuid = userId ? (toUuid('user', userId) ?? null) : null;
  const self = toUuid('user', viewer.id)!;
  const values = [toUuid('event', event.id)!, address === null ? uuid : null, address, self];
  const [user] = await em.rows(findInvitee, values);
  const seesAll = viewer.role === Role.ADMIN;
  if (userId && viewer.role === Role.PARTICIPANT && !user?.isKnown) return sentence('knownOnly');
  if (!user && (userId || (seesAll && role === InvitationRole.OWNER))) return sentence('nobody');
  const isNamed = userId || seesAll || address === normalizeEmail(viewer.email);
  if (user && isNamed && toId('user', user.id) === event.createdBy.id) return sentence('theirsAlready');
  if (user && seesAll && role === InvitationRole.OWNER && !canCreateEvents(user)) return sentence('organizersOnly');
  return {
    id: toUuid('invitation', newId('invitation'))!,
    email: address,
    user: user?.id ?? null,
    name: user?.name ?? null,
  };
}
