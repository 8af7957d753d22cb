import type pg from 'pg';

/** Messages hold addresses: what became of them is of interest for a while. */
const forget = `DELETE FROM mail_messages WHERE state <> 'queued' AND settled_at < now() - interval '30 days'`;

/** Forgets once an hour what was settled 30 days ago. Returns how to stop. */
export function sweepMail(pool: pg.Pool): () => void {
  const timer = setInterval(() => void pool.query(forget).catch(() => {}), 60 * 60_000);
  timer.unref();
  return () => clearInterval(timer);
}
