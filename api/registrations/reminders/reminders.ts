import type { Sweep } from '../../core/jobs/jobs.ts';
import { statement } from '../../core/statements/rows.ts';

/** People reminded per transaction. */
const batchSize = 50;

/** Events with reminders left to send. The bound of 30 days, the earliest reminder, lets it use the index on `date`. */
const selectDueReminders = statement<{ event: string; before: number }>(
  'reminders-due',
  `SELECT e.id AS event, before FROM events e CROSS JOIN LATERAL unnest(e.remind_before) AS before
    WHERE e.date > now() AND e.date <= now() + interval '30 days' AND e.taken > 0 AND evm_is_reminder_due(e, before)
      AND NOT EXISTS (
        SELECT FROM reminded r WHERE r.event_id = e.id AND r.date = e.date AND r.minutes = before AND r.is_done)
    ORDER BY e.date, e.id`,
);

const remindBatch = statement<{ more: boolean }>('reminders-post', `SELECT evm_remind($1, $2, ${batchSize}) AS more`);

const deleteOldReminders = statement('reminders-forget', `DELETE FROM reminded WHERE date < now() - interval '1 day'`);

/** Reminds people who have a seat that their event is coming up. */
export const remindOfEvents: Sweep = {
  minutes: 1,
  async run({ database }) {
    for (const { event, before } of await database.write(selectDueReminders))
      for (;;) {
        const [result] = await database.write(remindBatch, [event, before]);
        if (!result!.more) break;
      }
    await database.write(deleteOldReminders);
  },
};
