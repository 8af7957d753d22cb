import type pg from 'pg';
import type { Sweep } from '../core/jobs/jobs.ts';

/** Messages contain addresses, so they are deleted after 30 days. The states that people know stay for a year. */
const forget = [
  `DELETE FROM mail_messages WHERE state <> 'queued' AND settled_at < now() - interval '30 days'`,
  `DELETE FROM mail_told WHERE told_at < now() - interval '1 year'`,
];

/** Releases due messages, except those that another transaction is changing. */
const release = `UPDATE mail_messages SET waits = false WHERE id IN (
  SELECT id FROM mail_messages WHERE waits AND state = 'queued' AND due_at <= now() ORDER BY due_at LIMIT 1000 FOR UPDATE SKIP LOCKED)`;

/** Releases due messages for sending (send.ts). Returns how many. */
export const releaseDueMail = async (pool: pg.Pool): Promise<number> => (await pool.query(release)).rowCount ?? 0;

/** Polls instead of waking up for each message, because they wait for minutes anyway. */
export const findDueMail: Sweep = { minutes: 1 / 60, run: ({ database }) => releaseDueMail(database.pool) };

export const forgetOldMail: Sweep = {
  minutes: 60,
  run: ({ database }) => Promise.all(forget.map((each) => database.pool.query(each))),
};
