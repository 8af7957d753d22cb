import { toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { type Event, EventApproval } from './Event.ts';
import type { SeatStanding } from './messages.ts';

const mailFacts = 'evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version)';

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

const fromSeatsOfEvent = `FROM events e JOIN seats r ON r.event_id = e.id WHERE e.id = $1`;

const postChangeToSeats = statement(
  'event-post-change',
  `SELECT ${postFacts('r.user_id', `${factsWithStanding('on')} || $2::jsonb`, factsWithStanding('on'))}
  ${fromSeatsOfEvent} AND e.approval = 'approved'`,
);

/**
 * Notifies people with a seat that title, place, start or end of an event have changed, in the same transaction. Skips other
 * changes, and events that are past before and after.
 */
export async function postEventChanged(
  em: UnitOfWork,
  event: Event,
  was: Pick<Event, 'title' | 'location' | 'date' | 'endsAt' | 'version'>,
): Promise<void> {
  const now = new Date();
  if (event.date <= now && was.date <= now) return;
  const isSame =
    event.title === was.title &&
    event.location === was.location &&
    event.date.getTime() === was.date.getTime() &&
    event.endsAt?.getTime() === was.endsAt?.getTime();
  if (isSame) return;
  // the messages are made from the row
  await em.flush();
  await em.write(postChangeToSeats, [toUuid('event', event.id), asJson(was)]);
}

const postHoldToSeats = statement(
  'event-post-hold',
  `SELECT ${postSeat('r.user_id', 'on', 'off')} ${fromSeatsOfEvent} AND e.date > now()`,
);

// people without a message about the hold get one only if the facts differ from their last message
const postReleaseToSeats = statement(
  'event-post-release',
  `SELECT ${postSeat('r.user_id', 'on', 'on')} ${fromSeatsOfEvent} AND e.date > now()`,
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
 * after all, with place and time. Skips past events.
 */
export async function postEventDecided(em: UnitOfWork, event: Event): Promise<void> {
  await em.flush();
  const id = [toUuid('event', event.id)];
  await em.write(postDecisionToOwner, id);
  if (event.approval === EventApproval.REJECTED) await em.write(postHoldToSeats, id);
  if (event.approval === EventApproval.APPROVED) await em.write(postReleaseToSeats, id);
}

// calendars accept the cancellation only with a higher version; people on the waitlist and with requests are notified too
const postDeleted = statement(
  'event-post-deleted',
  `SELECT ${postFacts('r.user_id', factsWithStanding('on'), `${factsWithStanding('gone')} || jsonb_build_object('version', e.version + 1)`)}
  FROM events e JOIN registrations r ON r.event_id = e.id WHERE e.id = $1 AND e.date > now()`,
);

/** Notifies people with a registration that an event will not take place, before it is deleted. Skips past events. */
export async function postEventDeleted(em: UnitOfWork, event: Event): Promise<void> {
  await em.write(postDeleted, [toUuid('event', event.id)]);
}
