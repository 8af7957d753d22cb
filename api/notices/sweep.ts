import type { Sweep } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';

const deleteOldNotices = statement(
  'notices-forget',
  `WITH gone AS (
     DELETE FROM notices WHERE id IN (
       SELECT id FROM notices WHERE created_at < now() - interval '90 days' ORDER BY created_at LIMIT 10000)
     RETURNING user_id, read_at
   )
   INSERT INTO journal (kind, user_id) SELECT DISTINCT 'notice.read', user_id FROM gone WHERE read_at IS NULL`,
);

/** Deletes notices that are older than 90 days, at most 10,000 per run. */
export const forgetOldNotices: Sweep = { minutes: 60, run: ({ database }) => database.write(deleteOldNotices) };
