import type { Sweep } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';

const deleteExpired = statement(
  'tickets-forget-ended',
  `DELETE FROM ended_tickets WHERE ended_at < now() - interval '90 days'`,
);

/** Deletes tickets of seats that were given back over 90 days ago. */
export const deleteEndedTickets: Sweep = { minutes: 60, run: ({ database }) => database.write(deleteExpired) };
