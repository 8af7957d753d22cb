import { record } from '../../audit/record.ts';
import type { Page } from '../../core/pages/connection.ts';
import { type Context, requireViewer } from '../../core/context/context.ts';
import { inWords } from '../../core/texts/inWords.ts';
import { refusal, refuseInvalid } from '../../core/refusals/errors.ts';
import { toId, toUuid } from '../../core/ids/ids.ts';
import { oldestFirst } from '../../core/pages/keyset.ts';
import { forgetNode } from '../../core/ids/node.ts';
import { pagesOf } from '../../core/pages/pages.ts';
import { statement, uuidList } from '../../core/statements/rows.ts';
import type { UnitOfWork } from '../../core/transactions/unitOfWork.ts';
import { canEditEvent } from '../../events/can.ts';
import { refuseCancelled } from '../../events/cancelled.ts';
import { type Event, EventApproval, type EventRow } from '../../events/Event.ts';
import { requireEvent } from '../../events/read.ts';
import { lockEvent } from '../../events/rules.ts';
import type { ApproveRegistrationsInput, DeclineRegistrationsInput, UndecidedRequest } from './requestInputs.ts';
import { mostNamesInAudit } from '../waitlist/giveSeat.ts';
import { readRegistration, registrationColumns, registrationRows, registrationSource } from '../read.ts';
import type { RegistrationRow } from '../Registration.ts';
import { validateDecision, validateDeclining } from '../validate.ts';
import { sentence } from '../texts.ts';

/*
 * Requests for a seat, if the organizer of the event decides. A request holds no seat.
 */

const selectRequests = statement(
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
  (ctx, uuids, place, limit) => registrationRows(ctx, selectRequests, [uuids, ...place, limit]),
  ({ eventId }) => eventId,
);

/** The requests for a seat, the oldest first; null if the viewer may not edit the event. */
export async function requestsOf(
  ctx: Context,
  event: EventRow,
  first: number,
  after?: string | null,
): Promise<Page<RegistrationRow> | null> {
  if (!canEditEvent(requireViewer(ctx), event)) return null;
  return pages(ctx, event.id, first, after, async () => event.requested);
}

export const notRequestDecider = () => refusal('FORBIDDEN', sentence('decideForbidden'));

/** Refuses viewers who may not decide on requests, before their input is validated. */
export async function requireDecider(ctx: Context, eventId: string): Promise<void> {
  const event = await requireEvent(ctx, eventId);
  if (!canEditEvent(requireViewer(ctx), event)) throw notRequestDecider();
}

/** The reasons why an action failed for a person. */
export const failureMessages = {
  NOT_REQUESTED: sentence('personNotRequested'),
  COLLEGE_FULL: sentence('personCollegeFull'),
  EVENT_FULL: sentence('nobodyCanWait'),
  NOT_REGISTERED: sentence('personUnknown'),
} as const;

type FailureCode = keyof typeof failureMessages;

const approve = statement<DecisionResult>(
  'requests-approve',
  'SELECT name, person, registration, outcome FROM evm_approve($1, $2)',
);

/**
 * Approves requests and notifies the people. If no seat is free, they get a place on the waitlist. For the event's creator,
 * its managers and admins. Returns the ids of the registrations, and the people that it left out.
 */
export async function approveRegistrations(
  ctx: Context,
  input: ApproveRegistrationsInput,
): Promise<{ ids: string[]; undecided: UndecidedRequest[] }> {
  refuseInvalid(validateDecision(input));
  const { decided, undecided } = await decideForPeople(ctx, input, {
    action: 'registration.approve',
    missing: 'NOT_REQUESTED',
    act: (em, event, people) => {
      if (event.approval !== EventApproval.APPROVED) throw refusal('FORBIDDEN', sentence('notApproved'));
      return em.write(approve, [toUuid('event', event.id), people]);
    },
  });
  return { ids: decided.map(({ registration }) => toId('registration', registration)), undecided };
}

const decline = statement<DecisionResult>(
  'requests-decline',
  'SELECT name, person, registration, outcome FROM evm_remove($1, $2, $3, declines => true)',
);

/**
 * Declines the requests of these people and notifies them of the reason. For the event's creator, its managers and admins.
 * Returns the people who were declined, and those who had no request.
 */
export async function declineRegistrations(
  ctx: Context,
  input: DeclineRegistrationsInput,
): Promise<{ userIds: string[]; undecided: UndecidedRequest[] }> {
  refuseInvalid(validateDeclining(input));
  const reason = input.reason.trim();
  const { decided, undecided } = await decideForPeople(ctx, input, {
    action: 'registration.decline',
    missing: 'NOT_REQUESTED',
    act: (em, event, people) => em.write(decline, [toUuid('event', event.id), people, reason]),
    more: { reason },
  });
  return { userIds: decided.map(({ person }) => toId('user', person)), undecided };
}

/** The result for one person. */
export interface DecisionResult {
  name: string;
  person: string;
  registration: string;
  /** The new state, or a key of `failureMessages` if the action failed. */
  outcome: string;
}

interface DecisionAction {
  readonly action: 'registration.approve' | 'registration.decline' | 'registration.remove_many';
  /** The reason for people who are not in the result of the act. */
  readonly missing: FailureCode;
  readonly act: (em: UnitOfWork, event: Event, people: readonly string[]) => Promise<DecisionResult[]>;
  /** Details for the audit trail, next to the names. */
  readonly more?: Readonly<Record<string, string>>;
}

/** Runs an act for many people under the lock of the event's row. Writes one entry of the audit trail for all of them. */
export async function decideForPeople(
  ctx: Context,
  { eventId, userIds }: ApproveRegistrationsInput,
  { action, missing, act, more = {} }: DecisionAction,
) {
  const viewer = requireViewer(ctx);
  const people = userIds.map((id) => [id, toUuid('user', id)] as const);
  const result = await ctx.em.transactional(async (em) => {
    const event = await lockEvent(em, viewer, eventId);
    if (!canEditEvent(viewer, { id: event.id, createdById: event.createdBy.id })) throw notRequestDecider();
    refuseCancelled(event);
    if (event.date <= new Date()) throw refusal('EVENT_STARTED', sentence('started'));
    const uuids = people.flatMap(([, uuid]) => uuid ?? []);
    const rows = await act(em, event, uuids);
    const outcomes = new Map(rows.map(({ person, outcome }) => [person, outcome]));
    const undecided = people.flatMap(([userId, uuid]) => {
      const code = outcomes.get(uuid ?? '') ?? missing;
      return code in failureMessages ? [{ userId, code, message: inWords(failureMessages[code as FailureCode]) }] : [];
    });
    const decided = rows.filter(({ outcome }) => !(outcome in failureMessages));
    if (decided.length > 0)
      await record(em, ctx, {
        action,
        subjectId: event.id,
        subjectName: event.title,
        after: { ...more, people: decided.length, names: decided.slice(0, mostNamesInAudit).map(({ name }) => name) },
      });
    return { decided, undecided };
  });
  forgetNode(ctx, 'event', eventId);
  return result;
}
