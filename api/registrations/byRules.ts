import { type Context, requireViewer } from '../core/context.ts';
import { forgetNode } from '../core/node.ts';
import { postSeat } from '../events/mail.ts';
import { lockEvent } from '../events/rules.ts';
import { checkAnswers, writeAnswers } from '../questions/rules.ts';
import type { RegisterForEventInput } from './inputs.ts';
import { forgetOwnRegistration, ownRegistration } from './read.ts';
import type { RegistrationRow } from './Registration.ts';

/*
 * At an event that has rules or questions, a seat is not one statement: how many of a college have one, and what is asked, is
 * only certain once the event's row is locked, and where else the person has one, while they register nowhere else by rules.
 */

/** Bound: event, person, whether a place in line will do, then what is written. */
const make = `WITH event AS (
     SELECT e.id, CASE WHEN needs_approval THEN 'requested' WHEN free THEN 'confirmed' ELSE 'waitlisted' END AS gets
       FROM events e, LATERAL (SELECT taken < capacity AND waiting = 0 AS free) AS seats
      WHERE e.id = ? AND e.approval = 'approved' AND evm_why_closed(e, ?) IS NULL AND (free OR has_waitlist AND ?)
   ), seat AS (
     UPDATE events e SET taken = e.taken + (gets = 'confirmed')::integer, waiting = e.waiting + (gets = 'waitlisted')::integer,
            last_place = e.last_place + (gets = 'waitlisted')::integer, requested = e.requested + (gets = 'requested')::integer
       FROM event WHERE e.id = event.id RETURNING e.*, gets
   ), made AS (
     INSERT INTO registrations (event_id, id, user_id, name, email, phone, special_requirements, state, place)
     SELECT id, ?, ?, ?, ?, ?, ?, gets, CASE WHEN gets = 'waitlisted' THEN last_place END FROM seat
     RETURNING user_id
   )
   SELECT CASE WHEN gets = 'confirmed' THEN ${postSeat('made.user_id', 'none', 'on', 'self')} END FROM made, seat e`;

/**
 * Makes a registration of the viewer's as the event's rules and seats allow: a seat, a place in line where `line` says that
 * one will do, or a request where the organizer decides. `values` are those of `takingSeat`. Null where there is nothing
 * to be had.
 */
export async function makeByRules(
  ctx: Context,
  { eventId, answers }: RegisterForEventInput,
  values: readonly unknown[],
  line: boolean,
): Promise<RegistrationRow | null> {
  const [id, event, person, ...form] = values;
  const made = await ctx.em.transactional(async (em) => {
    await em.execute('SELECT evm_take_turn(?)', [person]);
    await lockEvent(em, requireViewer(ctx), eventId);
    const rows = await em.execute<unknown[]>(make, [event, person, line, id, person, ...form]);
    // what is wrong with them takes the registration back
    if (rows.length > 0) await writeAnswers(em, id as string, await checkAnswers(em, event as string, answers));
    return rows.length > 0;
  });
  forgetNode(ctx, 'event', eventId);
  if (!made) return null;
  forgetOwnRegistration(ctx, eventId);
  return ownRegistration(ctx, eventId);
}
