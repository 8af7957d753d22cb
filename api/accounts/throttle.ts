import type { Context } from '../core/context.ts';
import { isRefusal, tooMany } from '../core/errors.ts';
import { statement } from '../core/rows.ts';

/**
 * How many failed sign-ins a quarter of an hour allows: few for one account from one address, more for an account from
 * everywhere (so that a stranger cannot lock its owner out), many for an address (a campus behind one NAT).
 */
export const mostFailures = { pair: 5, account: 50, address: 500 } as const;

interface Attempt {
  bucket: string;
  failures: number;
  wait: number;
}

/**
 * Each attempt counts as failed until it has succeeded: parallel guesses are counted before any of them is checked.
 * The order of the rows is the same for everybody, so no two sign-ins wait for each other.
 */
const reserve = statement<Attempt>(
  'sign-in-reserve',
  `INSERT INTO sign_in_attempts AS a (bucket, failures, window_ends_at)
   SELECT bucket, 1, now() + interval '15 minutes' FROM unnest($1::text[]) WITH ORDINALITY AS t (bucket, n) ORDER BY n
   ON CONFLICT (bucket) DO UPDATE SET
     failures = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.failures + 1 END,
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN now() + interval '15 minutes' ELSE a.window_ends_at END
   RETURNING bucket, failures, extract(epoch FROM window_ends_at - now())::int AS wait`,
);

/** Takes an attempt back; one that succeeded also clears what failed before from that address. */
const release = statement(
  'sign-in-release',
  `UPDATE sign_in_attempts SET failures = CASE WHEN bucket = $2 THEN 0 ELSE greatest(0, failures - 1) END
    WHERE bucket IN (SELECT bucket FROM sign_in_attempts WHERE bucket = ANY($1::text[]) ORDER BY bucket FOR UPDATE)`,
);

/** Runs a sign-in unless too many have failed; throws TOO_MANY_REQUESTS with the seconds to wait. */
export async function throttled<T>(ctx: Context, account: string, signIn: () => Promise<T>): Promise<T> {
  const pair = `pair ${ctx.address} ${account}`;
  const limits = new Map<string, number>([
    [`account ${account}`, mostFailures.account],
    [`address ${ctx.address}`, mostFailures.address],
    [pair, mostFailures.pair],
  ]);
  const buckets = [...limits.keys()].toSorted();
  const attempts = await ctx.write(reserve, [buckets]);
  const full = attempts.filter(({ bucket, failures }) => failures > limits.get(bucket)!);
  if (full.length > 0) {
    await ctx.write(release, [buckets, '']);
    throw tooMany(
      'Too many failed sign-ins. Please wait a few minutes and try again.',
      Math.max(...full.map(({ wait }) => wait)),
    );
  }
  try {
    const result = await signIn();
    await ctx.write(release, [buckets, pair]);
    return result;
  } catch (error) {
    if (!isRefusal(error, 'UNAUTHENTICATED')) await ctx.write(release, [buckets, '']).catch(() => {});
    throw error;
  }
}
