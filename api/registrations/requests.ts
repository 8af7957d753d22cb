import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { record } from '../audit/record.ts';
import type { Page } from '../core/connection.ts';
import { type Context, requireViewer } from '../core/context.ts';
import { refusal, refuseInvalid } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import { oldestFirst } from '../core/keyset.ts';
import { forgetNode } from '../core/node.ts';
import { pagesOf } from '../core/pages.ts';
import { statement, uuidList } from '../core/rows.ts';
import { canEditEvent } from '../events/can.ts';
import { type Event, EventApproval, type EventRow } from '../events/Event.ts';
import { requireEvent } from '../events/read.ts';
import { lockEvent } from '../events/rules.ts';
import type { ApproveRegistrationsInput, DeclineRegistrationsInput, UndecidedRequest } from './requestInputs.ts';
import { mostNamed } from './giveSeat.ts';
import { readRegistration, registrationColumns, registrationRows, registrationSource } from './read.ts';
import type { RegistrationRow } from './Registration.ts';
import { validateDecision, validateDeclining } from './validate.ts';

/*
 * Where the organizer decides, people ask for a seat. A request holds none.
 */

const requested = statement(
  'registrations-requested',
  `SELECT r.* FROM unnest(${uuidList('$1')}) AS wanted (id) CROSS JOIN LATERAL (
     SELECT ${registrationColumns} FROM ${registrationSource}
      WHERE r.event_id = wanted.id AND r.state = 'requested' AND r.id > $2 ORDER BY r.id LIMIT $3
   ) r`,
  readRegistration,
);

const pages = pagesOf<RegistrationRow>(
  'event',
  oldestFirst('registration'),
  (ctx, uuids, place, limit) => registrationRows(ctx, requested, [uuids, ...place, limit]),
  ({ eventId }) => eventId,
);

/** Who asks for a seat, in the order in which they asked; null for whoever does not run the event. */
export async function requestsOf(
  ctx: Context,
  event: EventRow,
  first: number,
  after?: string | null,
): Promise<Page<RegistrationRow> | null> {
  if (!canEditEvent(requireViewer(ctx), event)) return null;
  return pages(ctx, event.id, first, after, async () => event.requested);
}

export const notYours = () =>
  refusal('FORBIDDEN', 'You do not have permission to decide who gets a seat at this event.');

/** Refuses whoever may not decide upon requests, before anything is said of theirs. */
export async function requireDecider(ctx: Context, eventId: string): Promise<void> {
  const event = await requireEvent(ctx, eventId);
  if (!canEditEvent(requireViewer(ctx), event)) throw notYours();
}

/** Why something could not be done for a person. */
export const sentences = {
  NOT_REQUESTED: 'This person has not asked for a seat, or it is decided already.',
  COLLEGE_FULL: 'The college of this person has all the seats that it can have at this event.',
  EVENT_FULL: 'All seats are taken, and nobody can wait for one any more.',
  NOT_REGISTERED: 'This person is not registered for the event, nor in line, nor has asked for a seat.',
} as const;

type Undone = keyof typeof sentences;

const approve = 'SELECT name, person, registration, outcome FROM evm_approve(?, ?::uuid[])';

/**
 * Gives those who have asked a seat, or a place in line where none is free, and tells them. The event's creator, managers and admins
 * only. Returns the ids of their registrations, and for whom it could not be done.
 */
export async function approveRegistrations(
  ctx: Context,
  input: ApproveRegistrationsInput,
): Promise<{ ids: string[]; undecided: UndecidedRequest[] }> {
  refuseInvalid(validateDecision(input));
  const { decided, undecided } = await decide(ctx, input, {
    action: 'registration.approve',
    missing: 'NOT_REQUESTED',
    act: (em, event, people) => {
      if (event.approval !== EventApproval.APPROVED)
        throw refusal('FORBIDDEN', 'Nobody can be registered before the event is approved.');
      return em.execute<Decided[]>(approve, [toUuid('event', event.id), people]);
    },
  });
  return { ids: decided.map(({ registration }) => toId('registration', registration)), undecided };
}

const decline = 'SELECT name, person, registration, outcome FROM evm_decline(?, ?::uuid[], ?)';

/**
 * Ends the requests of these people and tells them why. The event's creator, managers and admins only. Returns whose they were, and
 * for whom it could not be done.
 */
export async function declineRegistrations(
  ctx: Context,
  input: DeclineRegistrationsInput,
): Promise<{ userIds: string[]; undecided: UndecidedRequest[] }> {
  refuseInvalid(validateDeclining(input));
  const reason = input.reason.trim();
  const { decided, undecided } = await decide(ctx, input, {
    action: 'registration.decline',
    missing: 'NOT_REQUESTED',
    act: (em, event, people) => em.execute<Decided[]>(decline, [toUuid('event', event.id), people, reason]),
    more: { reason },
  });
  return { userIds: decided.map(({ person }) => toId('user', person)), undecided };
}

/** What came of one of those upon whom was decided. */
export interface Decided {
  name: string;
  person: string;
  registration: string;
  /** A state, or why it could not be done. */
  outcome: string;
}

interface Act {
  readonly action: 'registration.approve' | 'registration.decline' | 'registration.remove_many';
  /** What is said of those of whom the act says nothing. */
  readonly missing: Undone;
  readonly act: (em: SqlEntityManager, event: Event, people: string) => Promise<Decided[]>;
  /** What the trail says beside who they were. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Decides upon many under the lock of the event's row; one entry of the trail for all of them. */
export async function decide(
  ctx: Context,
  { eventId, userIds }: ApproveRegistrationsInput,
  { action, missing, act, more = {} }: Act,
) {
  const viewer = requireViewer(ctx);
  const people = userIds.map((id) => [id, toUuid('user', id)] as const);
  const result = await ctx.em.transactional(async (em) => {
    const event = await lockEvent(em, viewer, eventId);
    if (!canEditEvent(viewer, { id: event.id, createdById: event.createdBy.id })) throw notYours();
    if (event.date <= new Date()) throw refusal('EVENT_STARTED', 'Registration closed when the event began.');
    const known = people.flatMap(([, uuid]) => uuid ?? []);
    const rows = await act(em, event, `{${known.join(',')}}`);
    const outcomes = new Map(rows.map(({ person, outcome }) => [person, outcome]));
    const undecided = people.flatMap(([userId, uuid]) => {
      const code = outcomes.get(uuid ?? '') ?? missing;
      return code in sentences ? [{ userId, code, message: sentences[code as Undone] }] : [];
    });
    const decided = rows.filter(({ outcome }) => !(outcome in sentences));
    if (decided.length > 0)
      await record(em, ctx, {
        action,
        subjectId: event.id,
        subjectName: event.title,
        after: { ...more, people: decided.length, names: decided.slice(0, mostNamed).map(({ name }) => name) },
      });
    return { decided, undecided };
  });
  forgetNode(ctx, 'event', eventId);
  return result;
}
