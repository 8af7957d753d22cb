import { userById } from '../accounts/read.ts';
import { normalizeEmail } from '../accounts/validate.ts';
import { auditEntry } from '../audit/record.ts';
import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { eventCancelled } from '../events/cancelled.ts';
import { requireEvent } from '../events/read.ts';
import { canTakeSeats } from './can.ts';
import type { AddRegistrationInput, RemoveRegistrationInput } from './inputs.ts';
import type { RegistrationRow } from './Registration.ts';
import {
  cacheEvent,
  type CancellationRefusal,
  leaveSeatFor,
  type SeatRefusal,
  seatQueue,
  takeSeatFor,
} from './seats.ts';
import { validateRegistration } from './validate.ts';
import { canRegisterOthers } from './can.ts';
import { userNotFound } from '../accounts/texts.ts';
import { sentence } from './texts.ts';

/** Takes a seat for a participant and ignores the event's rules. Admins only; the audit trail names both people. */
export async function addRegistration(ctx: Context, input: AddRegistrationInput): Promise<RegistrationRow> {
  const { admin, event, person } = await requireAdminAndPerson(ctx, input);
  if (!canTakeSeats(person)) throw refusal('FORBIDDEN', sentence('personIneligible'));
  const form = {
    name: input.name ?? `${person.firstName} ${person.lastName}`,
    email: input.email ?? person.email,
    phone: input.phone ?? null,
    specialRequirements: input.specialRequirements ?? null,
  };
  refuseInvalid(validateRegistration(form));
  const uuid = toUuid('event', event.id)!;
  const values = [
    toUuid('registration', newId('registration')),
    uuid,
    toUuid('user', person.id),
    form.name.trim(),
    normalizeEmail(form.email),
    form.phone?.trim() || null,
    form.specialRequirements?.trim() || null,
    auditEntry(admin, ctx.address, {
      action: 'registration.add',
      subjectId: person.id,
      subjectName: `${person.firstName} ${person.lastName}`,
      after: { event: event.title },
    }),
  ];
  const [result] = await seatQueue.run(uuid, () => ctx.write(takeSeatFor, values));
  if (result!.refusal !== null) throw refusalFor(result!.refusal);
  cacheEvent(ctx, result!.event);
  return result!.registration;
}

/** Cancels a person's registration. Admins only; the audit trail names both people. Returns the id that it had. */
export async function removeRegistration(ctx: Context, input: RemoveRegistrationInput): Promise<string> {
  const { admin, event, person } = await requireAdminAndPerson(ctx, input);
  const uuid = toUuid('event', event.id)!;
  const values = [
    uuid,
    toUuid('user', person.id),
    auditEntry(admin, ctx.address, {
      action: 'registration.remove',
      subjectId: person.id,
      subjectName: `${person.firstName} ${person.lastName}`,
      before: { event: event.title },
    }),
  ];
  const [result] = await seatQueue.run(uuid, () => ctx.write(leaveSeatFor, values));
  if (result!.refusal !== null) throw removalRefusal(result!.refusal);
  cacheEvent(ctx, result!.event);
  return result!.id;
}

async function requireAdminAndPerson(ctx: Context, { eventId, userId }: RemoveRegistrationInput) {
  const admin = requireViewer(ctx);
  if (!canRegisterOthers(admin)) throw refusal('FORBIDDEN', sentence('onBehalfForbidden'));
  const event = await requireEvent(ctx, eventId);
  const person: Viewer | null = await userById(ctx, userId);
  if (!person) throw refusal('NOT_FOUND', userNotFound);
  return { admin, event, person };
}

function removalRefusal(why: CancellationRefusal) {
  if (why === 'CANCELLED') return eventCancelled();
  if (why === 'STARTED') return refusal('EVENT_STARTED', sentence('cancelStarted'));
  return refusal('NOT_REGISTERED', sentence('personNotRegistered'));
}

function refusalFor(why: SeatRefusal) {
  if (why === 'CANCELLED') return eventCancelled();
  if (why === 'NOT_ELIGIBLE') return refusal('FORBIDDEN', sentence('notApproved'));
  if (why === 'STARTED') return refusal('EVENT_STARTED', sentence('started'));
  if (why === 'FULL') return refusal('EVENT_FULL', sentence('full'));
  return refusal('ALREADY_REGISTERED', sentence('personRegistered'));
}
