import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { toUuid } from '../core/ids.ts';
import { type Event, EventApproval } from './Event.ts';
import type { SeatStanding } from './messages.ts';

const mailFacts = 'evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version)';

/** For people with a seat, in line or with a request: of an event on hold they know what was approved last (facts.sql). */
const toldFacts = `${mailFacts} || coalesce(e.approved_facts, '{}')`;

/** The same with how it stands with a seat there. */
const standing = (is: SeatStanding) => `${toldFacts} || '{"standing":"${is}"}'`;

const post = (person: string, before: string, after: string) =>
  `evm_post_last(${person}, 'event:' || e.id, ${before}, ${after})`;

/**
 * In statements that change how it stands with the seat of a person at an event `e`, whose row must be locked: says so in the
 * journal (evm_post_last in mail/post.sql). What they are told of it is decided in notices/standings.ts.
 */
export const postSeat = (person: string, before: SeatStanding, after: SeatStanding): string =>
  post(person, standing(before), standing(after));

const toRegistered = `FROM events e JOIN seats r ON r.event_id = e.id WHERE e.id = ?`;

const postChanged = `SELECT ${post('r.user_id', `${standing('on')} || ?::jsonb`, standing('on'))}
  ${toRegistered} AND e.approval = 'approved'`;

/**
 * Writes to those registered that an event has changed, in the transaction that changes it: only where they must know, and
 * nothing about what is and was past.
 */
export async function postEventChanged(
  em: SqlEntityManager,
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
  // the messages are made from what the table says
  await em.flush();
  await em.execute(postChanged, [JSON.stringify(was), toUuid('event', event.id)]);
}

const postOff = `SELECT ${postSeat('r.user_id', 'on', 'off')} ${toRegistered} AND e.date > now()`;

// who was not told that it was off has nothing to be told, but for what they were told otherwise
const postOn = `SELECT ${postSeat('r.user_id', 'on', 'on')} ${toRegistered} AND e.date > now()`;

const decided = (reason: string) => `${mailFacts} || jsonb_build_object('standing', ${reason})`;

const postOwner = `SELECT evm_post_last(e.created_by, 'decision:' || e.id, ${decided(`'fine'`)},
  ${decided(`CASE e.approval WHEN 'rejected' THEN 'rejected' ELSE 'fine' END, 'reason', e.rejection_reason`)})
  FROM events e WHERE e.id = ?`;

/**
 * Writes to the owner that an event was rejected, and why; and to those registered that it does not take place for now, or
 * does after all, and where and when. Nothing about what is past.
 */
export async function postEventDecided(em: SqlEntityManager, event: Event): Promise<void> {
  await em.flush();
  const id = [toUuid('event', event.id)];
  await em.execute(postOwner, id);
  if (event.approval === EventApproval.REJECTED) await em.execute(postOff, id);
  if (event.approval === EventApproval.APPROVED) await em.execute(postOn, id);
}

// a calendar takes an event away when it is told so with a higher version; who waits is told as well
const postDeleted = `SELECT ${post('r.user_id', standing('on'), `${standing('gone')} || jsonb_build_object('version', e.version + 1)`)}
  FROM events e JOIN registrations r ON r.event_id = e.id WHERE e.id = ? AND e.date > now()`;

/** Writes to those registered that an event will not take place, before it goes; nothing about what is past. */
export async function postEventDeleted(em: SqlEntityManager, event: Event): Promise<void> {
  await em.execute(postDeleted, [toUuid('event', event.id)]);
}
