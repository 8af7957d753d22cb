import type pg from 'pg';
import type { Sweep } from '../core/jobs.ts';

/** Messages hold addresses: what became of them is of interest for a while. What a person was told, for longer. */
const forget = [
  `DELETE FROM mail_messages WHERE state <> 'queued' AND settled_at < now() - interval '30 days'`,
  `DELETE FROM mail_told WHERE told_at < now() - interval '1 year'`,
];

/** Messages that have waited until they were due; whoever is just changing one is passed by. */
const release = `UPDATE mail_messages SET waits = false WHERE id IN (
  SELECT id FROM mail_messages WHERE waits AND state = 'queued' AND due_at <= now() ORDER BY due_at LIMIT 1000 FOR UPDATE SKIP LOCKED)`;

/** Has what is due sent from now on (send.ts). Returns how many there were. */
export const releaseDueMail = async (pool: pg.Pool): Promise<number> => (await pool.query(release)).rowCount ?? 0;

/** Nothing needs to wake it: what waits does so for minutes. */
export const findDueMail: Sweep = { minutes: 1 / 60, run: ({ database }) => releaseDueMail(database.pool) };

export const forgetOldMail: Sweep = {
  minutes: 60,
  run: ({ database }) => Promise.all(forget.map((each) => database.pool.query(each))),
};
