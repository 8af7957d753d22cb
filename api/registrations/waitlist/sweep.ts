import type { Sweep } from '../../core/jobs/jobs.ts';
import { statement } from '../../core/statements/rows.ts';

/**
 * Notifies the people on waitlists that have ended. The process that updates the event's row sends the messages, so each
 * waitlist is handled once. It skips waitlists that ended more than a week ago: the news would be stale.
 */
const postWaitlistEnded = statement(
  'line-end-tell',
  `WITH ended AS (
     UPDATE events SET line_told = true WHERE LEAST(date, closes_at) BETWEEN now() - interval '1 week' AND now() AND waiting > 0 AND NOT line_told AND approval = 'approved'
     RETURNING id
   )
   SELECT evm_post('waitlist-ended', r.user_id, evm_facts(e))
     FROM ended JOIN events e USING (id) JOIN registrations r ON r.event_id = e.id AND r.state = 'waitlisted'`,
);

export const notifyEndedWaitlists: Sweep = { minutes: 1, run: ({ database }) => database.write(postWaitlistEnded) };

const promoteWaiting = statement(
  'promote',
  `SELECT evm_promote(id) FROM events
    WHERE waiting > 0 AND taken < capacity AND approval = 'approved' AND cancelled_at IS NULL AND LEAST(date, closes_at) > now() ORDER BY id`,
);

/** Gives seats to people on waitlists if a change outside the rules freed them: in psql, or by an older process. */
export const promoteForgotten: Sweep = { minutes: 1, run: ({ database }) => database.write(promoteWaiting) };
