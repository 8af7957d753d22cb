import type { Sweep } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';

const deleteOldSubscriptions = statement(
  'push-forget-old',
  `DELETE FROM push_subscriptions
    WHERE confirmed_at < now() - interval '90 days' OR failing_since < now() - interval '7 days'`,
);

/** Deletes subscriptions that were not confirmed for 90 days or whose push service has failed for 7 days. */
export const forgetOldPush: Sweep = { minutes: 60, run: ({ database }) => database.write(deleteOldSubscriptions) };
