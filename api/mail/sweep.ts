import type pg from 'pg';
import type { Sweep } from '../core/jobs.ts';

/** Messages hold addresses: what became of them is of interest for a while. What a person was told, for longer. */
const forget = [
  `DELETE FROM mail_messages WHERE state <> 'queued' AND settled_at < now() - interval '30 days'`,
  `DELETE FROM mail_told WHERE told_at < now() - interval '1 year'`,
];

/** Messages that are due, but have no job that would send them: one was lost, or given up while another held the row. */
const queueLost = `SELECT evm_queue_mail(m, now()) FROM mail_messages m
  WHERE m.state = 'queued' AND m.due_at < now() - interval '5 minutes'
    AND NOT EXISTS (SELECT FROM pgboss.job j WHERE j.name = 'mail' AND j.state < 'completed' AND j.data->>'id' = m.id::text)
    FOR UPDATE SKIP LOCKED`;

/** Has what waits without a job sent after all. Returns how many there were. */
export const queueLostMail = async (pool: pg.Pool): Promise<number> => (await pool.query(queueLost)).rowCount ?? 0;

export const findLostMail: Sweep = {
  minutes: 1,
  run: async ({ database, log }) => {
    const lost = await queueLostMail(database.pool);
    if (lost > 0) log.warn({ lost }, 'messages had no job and were queued again');
  },
};

export const forgetOldMail: Sweep = {
  minutes: 60,
  run: ({ database }) => Promise.all(forget.map((each) => database.pool.query(each))),
};
