import type pg from 'pg';
import type { Logger } from 'pino';

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

/** Looks for lost messages now and once a minute, and forgets once an hour what is old. Returns how to stop. */
export function sweepMail(pool: pg.Pool, log: Logger): () => void {
  const sweep = async () => {
    const lost = await queueLostMail(pool);
    if (lost > 0) log.warn({ lost }, 'messages had no job and were queued again');
  };
  // a database that does not answer is somebody else's to tell; the next time is soon
  const quietly = (work: () => Promise<unknown>) => () => void work().catch(() => {});
  const timers = [
    setInterval(quietly(sweep), 60_000),
    setInterval(
      quietly(() => Promise.all(forget.map((each) => pool.query(each)))),
      60 * 60_000,
    ),
  ];
  for (const timer of timers) timer.unref();
  quietly(sweep)();
  return () => timers.forEach((timer) => clearInterval(timer));
}
