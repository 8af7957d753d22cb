import type { Sweep } from '../core/jobs.ts';
import { statement } from '../core/rows.ts';

/** Lines that have ended, each once: whoever tells has the event's row. After a week nobody wants to know any more. */
const tell = statement(
  'line-end-tell',
  `WITH ended AS (
     UPDATE events SET line_told = true WHERE LEAST(date, closes_at) BETWEEN now() - interval '1 week' AND now() AND waiting > 0 AND NOT line_told AND approval = 'approved'
     RETURNING id
   )
   SELECT evm_post('waitlist-ended', r.user_id, evm_event_facts(e.id, e.title, e.location, e.date, e.ends_at, e.version))
     FROM ended JOIN events e USING (id) JOIN registrations r ON r.event_id = e.id AND r.state = 'waitlisted'`,
);

/** Writes to those who still wait when registration has ended. */
export const tellEndedLines: Sweep = { minutes: 1, run: ({ database }) => database.write(tell) };
