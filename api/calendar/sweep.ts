import type { Sweep } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';
import { feedLimits } from './validate.ts';

const deleteTombstones = statement(
  'calendar-forget',
  `DELETE FROM calendar_gone WHERE gone_at < now() - interval '${feedLimits.days} days'`,
);

/** Deletes tombstones after 90 days: by then, programs have removed the events. */
export const deleteOldTombstones: Sweep = { minutes: 60, run: ({ database }) => database.write(deleteTombstones) };
