import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { networkOf } from '../core/address.ts';
import type { Context } from '../core/context.ts';
import { tooMany } from '../core/errors.ts';
import { statement } from '../core/rows.ts';

/**
 * How many links a quarter of an hour allows: many to be asked for from one address (a campus behind one NAT), few to be
 * mailed to one account (so that a stranger cannot fill its mailbox).
 */
export const mostLinks = { address: 300, account: 3 } as const;

/** Counts one more in a bucket, in the place that is given; what was counted before the quarter of an hour is forgotten. */
const countIn = (bucket: string) =>
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
   VALUES (${bucket}, 1, 0, now() + interval '15 minutes')
   ON CONFLICT (bucket) DO UPDATE SET
     failures = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.failures + 1 END,
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN now() + interval '15 minutes' ELSE a.window_ends_at END
   RETURNING failures AS used, extract(epoch FROM window_ends_at - now())::int AS wait`;

const count = statement<{ used: number; wait: number }>('quota-count', countIn('$1'));

/** Throws TOO_MANY_REQUESTS, with the seconds to wait, where too many links were asked for from this address. */
export async function spendOfAddress(ctx: Context): Promise<void> {
  const [{ used, wait }] = (await ctx.write(count, [`links from ${networkOf(ctx.address)}`])) as [
    { used: number; wait: number },
  ];
  if (used > mostLinks.address)
    throw tooMany('Too many links were asked for from your network. Please wait a few minutes and try again.', wait);
}

/** Whether an account may be mailed one more link. */
export async function spendOfAccount(em: SqlEntityManager, uuid: string): Promise<boolean> {
  const [row] = await em.execute<{ used: number }[]>(countIn('?'), [`links to ${uuid}`]);
  return row!.used <= mostLinks.account;
}
