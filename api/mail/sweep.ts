import type pg from 'pg';
import type { Sweep } from '../core/jobs.ts';

/** Messages hold addresses: what became of them is of interest for a while. What a person was told, for longer. */
const forget = [
  `DELETE FROM mail_messages WHERE state <> 'queued' AND settled_at < now() - interval '30 days'`,
  `DELETE FROM mail_told WHERE told_at < now() - interval '1 year'`,
];

/** Messages that have waited until they were due; whoever has just changed one, or gives it its job, is passed by. */
const queueDue = `UPDATE mail_messages SET waits = false WHERE id IN (
  SELECT id FROM mail_messages WHERE waits AND state = 'queued' AND due_at <= now() ORDER BY due_at LIMIT 1000 FOR UPDATE SKIP LOCKED)`;

/** Gives what is due its job (evm_queue_new_mail in queue.sql). Returns how many there were. */
export const queueDueMail = async (pool: pg.Pool): Promise<number> => (await pool.query(queueDue)).rowCount ?? 0;

/** Nothing needs to wake it: what waits does so for minutes. */
export const findDueMail: Sweep = { minutes: 1 / 60, run: ({ database }) => queueDueMail(database.pool) };

/** Messages that are due, but have no job that would send them: one was lost, or given up while another held the row. */
const queueLost = `SELECT evm_queue_mail(m, now()) FROM mail_messages m
  WHERE m.state = 'queued' AND NOT m.waits AND m.due_at < now() - interval '5 minutes'
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
