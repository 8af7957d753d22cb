import { isDeepStrictEqual } from 'node:util';
import type { Context } from '../core/context/context.ts';
import { perRequest } from '../core/context/perRequest.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { type Titled, titlesOf } from '../core/texts/translated.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { type Event, EventApproval } from './Event.ts';
import type { SeatStanding } from './messages.ts';

const mailFacts = 'evm_facts(e)';

/** The facts for people with a registration. For an event on hold: the facts that were approved last (facts.sql). */
const approvedFacts = `${mailFacts} || coalesce(e.approved_facts, '{}')`;

/** The same with the standing of a seat. */
const factsWithStanding = (is: SeatStanding) => `${approvedFacts} || '{"standing":"${is}"}'`;

const postFacts = (person: string, before: string, after: string) =>
  `evm_post_last(${person}, 'event:' || e.id, ${before}, ${after})`;

/**
 * The change of a person's standing at an event `e`, for the journal (evm_post_last in mail/post.sql). notices/standings.ts
 * decides about the message.
 */
const postSeat = (person: string, before: SeatStanding, after: SeatStanding): string =>
  postFacts(person, factsWithStanding(before), factsWithStanding(after));

const postNewSeat = statement(
  'event-post-new-seat',
  `SELECT ${postSeat('$2', 'none', 'on')} FROM events e WHERE e.id = $1`,
);

/** Notifies a person (uuid) of their new seat at an event (uuid). The event's row must be locked. */
export const postSeatTaken = (em: UnitOfWork, event: string, person: string) => em.write(postNewSeat, [event, person]);

const fromSeatsOfEvent = 'FROM events e JOIN seats r ON r.event_id = e.id WHERE e.id = $1';

/** People with a seat, in line or with a request. */
const fromRegistrations = 'FROM events e JOIN registrations r ON r.event_id = e.id';

/** The recipients of each notification: `r` is the registration of a person at an event `e`. */
const audiences = {
  change: `${fromRegistrations} AND e.approval = 'approved'`,
  // those of a cancelled event know already
  deletion: `${fromRegistrations} AND e.date > now() AND e.cancelled_at IS NULL`,
};

const countAudience = (of: keyof typeof audiences) => {
  const count = statement<{ id: string; count: number }>(
    `event-${of}-audience`,
    `SELECT e.id, count(*)::int AS count ${audiences[of]} WHERE e.id = ANY(${uuidList('$1')}) GROUP BY e.id`,
    ({ id, count }) => ({ id: toId('event', id as string), count: count as number }),
  );
  return perRequest<{ id: string; count: number }>(
    (ctx, ids) => ctx.rows(count, [ids.map((id) => toUuid('event', id))]),
    ({ id }) => id,
  );
};

const counts = { change: countAudience('change'), deletion: countAudience('deletion') };

/** How many people a change, or the end of an event by cancelling or deleting it, notifies. */
export const audienceSize = async (ctx: Context, of: keyof typeof audiences, eventId: string): Promise<number> =>
  (await counts[of](ctx).load(eventId))?.count ?? 0;

/** The organizer's reason as a fact of a message. */
const reasonFact = (reason: string | undefined) => asJson(reason ? { reason } : {});

const factsWithOwnStanding = `${approvedFacts} || jsonb_build_object('standing', CASE r.state WHEN 'confirmed' THEN 'on' ELSE 'waits' END)`;

const postChange = statement(
  'event-post-change',
  `SELECT ${postFacts('r.user_id', `${factsWithOwnStanding} || $2::jsonb`, `${factsWithOwnStanding} || $3::jsonb`)}
  ${audiences.change} WHERE e.id = $1`,
);

/**
 * Notifies people with a registration that title, place, start or end of an event have changed, in the same transaction. Skips other
 * changes, and events that are past before and after. Whether a translated title concerns a person depends on their language.
 */
export async function postEventChanged(
  em: UnitOfWork,
  event: Event,
  was: Pick<Event, 'title' | 'language' | 'location' | 'date' | 'endsAt' | 'version'> & Pick<Titled, 'titles'>,
  reason: string | undefined,
): Promise<void> {
  const now = new Date();
  if (event.date <= now && was.date <= now) return;
  const isSame =
    event.title === was.title &&
    isDeepStrictEqual(titlesOf(event.translations), was.titles) &&
    event.location === was.location &&
    event.date.getTime() === was.date.getTime() &&
    event.endsAt?.getTime() === was.endsAt?.getTime();
  if (isSame) return;
  // the messages are made from the row
  await em.flush();
  await em.write(postChange, [toUuid('event', event.id), asJson(was), reasonFact(reason)]);
}

const postHoldToSeats = statement(
  'event-post-hold',
  `SELECT ${postSeat('r.user_id', 'on', 'off')} ${fromSeatsOfEvent} AND e.date > now()`,
);

const readApprovedFacts = statement<{ facts: object }>(
  'event-approved-facts',
  `SELECT coalesce(approved_facts, '{}') AS facts FROM events WHERE id = $1`,
);

/** The facts of an event that were approved last; empty if it is not on hold. The event's row must be locked. */
export const approvedFactsOf = async (em: UnitOfWork, event: Event): Promise<object> =>
  (await em.rows(readApprovedFacts, [toUuid('event', event.id)]))[0]!.facts;

// people who wait got no message about the hold, so only changes concern them
const postRelease = statement(
  'event-post-release',
  `SELECT ${postFacts('r.user_id', `${mailFacts} || $2::jsonb || stands.before`, `${mailFacts} || stands.after`)}
  ${fromRegistrations}
  CROSS JOIN LATERAL (SELECT
    CASE r.state WHEN 'confirmed' THEN '{"standing":"off"}'::jsonb ELSE '{"standing":"waits"}' END AS before,
    CASE r.state WHEN 'confirmed' THEN '{"standing":"on"}'::jsonb ELSE '{"standing":"waits"}' END AS after) AS stands
  WHERE e.id = $1 AND e.date > now() AND (r.state = 'confirmed' OR NOT ${mailFacts} @> $2::jsonb)`,
);

const decisionFacts = (reason: string) => `${mailFacts} || jsonb_build_object('standing', ${reason})`;

const postDecisionToOwner = statement(
  'event-post-decision',
  `SELECT evm_post_last(e.created_by, 'decision:' || e.id, ${decisionFacts(`'fine'`)},
  ${decisionFacts(`CASE e.approval WHEN 'rejected' THEN 'rejected' ELSE 'fine' END, 'reason', e.rejection_reason`)})
  FROM events e WHERE e.id = $1`,
);

/**
 * Notifies the owner of a rejection and its reason. Notifies people with a seat that the event is on hold, or takes place
 * after all, with place and time. Notifies people who wait if the facts differ from `known`, those of the last approval. Skips
 * past events.
 */
export async function postEventDecided(em: UnitOfWork, event: Event, known: object = {}): Promise<void> {
  await em.flush();
  const id = [toUuid('event', event.id)];
  await em.write(postDecisionToOwner, id);
  if (event.approval === EventApproval.REJECTED) await em.write(postHoldToSeats, id);
  if (event.approval === EventApproval.APPROVED) await em.write(postRelease, [...id, asJson(known)]);
}

// calendars accept the cancellation only with a higher version
const postCancelled = statement(
  'event-post-cancelled',
  `SELECT ${postFacts('r.user_id', factsWithStanding('on'), `${factsWithStanding('gone')} || jsonb_build_object('version', e.version + 1) || $2::jsonb`)}
  ${audiences.deletion} WHERE e.id = $1`,
);

/**
 * Notifies people with a registration that an event will not take place, before it is cancelled or deleted. Skips past and
 * cancelled events.
 */
export async function postEventCancelled(em: UnitOfWork, event: Event, reason: string | undefined): Promise<void> {
  await em.write(postCancelled, [toUuid('event', event.id), reasonFact(reason)]);
}
