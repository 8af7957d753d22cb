import { setTimeout as pause } from 'node:timers/promises';
import { networkOf } from '../core/networks.ts';
import type { Context } from '../core/context.ts';
import { isRefusal, tooMany } from '../core/errors.ts';
import { statement, tally } from '../core/rows.ts';
import { rememberedFor } from './openSession.ts';

/**
 * How many failed sign-ins a quarter of an hour allows: few for one account from one network, more for an account from
 * everywhere, many for a network (a campus behind one NAT). Where the account was signed in to before, only the first
 * counts: others' guesses never lock its owner out there.
 */
export const mostFailures = { pair: 5, account: 50, address: 500 } as const;

interface Attempt {
  bucket: string;
  failures: number;
  /** Attempts that are being checked right now, this one among them. */
  pending: number;
  wait: number;
}

/** The order of the rows is the same for everybody, so no two sign-ins wait for each other. */
const begin = tally<Attempt>(
  'attempt-begin',
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
   SELECT bucket, 0, 1, now() + interval '15 minutes' FROM unnest($1::text[]) WITH ORDINALITY AS t (bucket, n) ORDER BY n
   ON CONFLICT (bucket) DO UPDATE SET
     failures = CASE WHEN a.window_ends_at < now() THEN 0 ELSE a.failures END,
     pending = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.pending + 1 END,
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN now() + interval '15 minutes' ELSE a.window_ends_at END
   RETURNING bucket, failures, pending, extract(epoch FROM window_ends_at - now())::int AS wait`,
);

/** `$2` is how many failures to add; what failed before in the bucket `$3` is forgotten. */
const settle = tally(
  'attempt-settle',
  `UPDATE sign_in_attempts
      SET pending = greatest(0, pending - 1), failures = CASE WHEN bucket = $3 THEN 0 ELSE failures + $2 END
    WHERE bucket IN (SELECT bucket FROM sign_in_attempts WHERE bucket = ANY($1::text[]) ORDER BY bucket FOR UPDATE)`,
);

const findKnown = statement<object>(
  'networks-known',
  `SELECT 1 FROM known_networks k JOIN users u ON u.id = k.user_id
    WHERE u.email = $1 AND k.network = $2 AND k.last_at > now() - ${rememberedFor}`,
);

/** Tries before somebody who only waits for others to be checked is told to come back. */
const mostTurns = 50;

/**
 * Runs a sign-in, or whatever else a password opens, unless too many have failed; throws TOO_MANY_REQUESTS with the seconds to wait. No more are checked at
 * once than may still fail: parallel guesses are no way around the limit, and those who know the password wait a moment.
 * `own` names a device of the account: what fails there is counted there alone, so nobody else closes it.
 */
export async function throttled<T>(ctx: Context, account: string, signIn: () => Promise<T>, own?: string): Promise<T> {
  const { pair, limits } = own === undefined ? await sharedLimits(ctx, account) : ownLimits(own, account);
  const buckets = [...limits.keys()].toSorted();
  for (let turn = 1; ; turn += 1) {
    const attempts = await ctx.write(begin, [buckets]);
    const used = attempts.filter(({ bucket, failures }) => failures >= limits.get(bucket)!);
    const full = attempts.some(({ bucket, failures, pending }) => failures + pending > limits.get(bucket)!);
    if (!full) break;
    await ctx.write(settle, [buckets, 0, '']);
    if (used.length > 0)
      throw tooMany(
        'Too many failed sign-ins. Please wait a few minutes and try again.',
        Math.max(...used.map(({ wait }) => wait)),
      );
    if (turn === mostTurns)
      throw tooMany('Too many people are signing in right now. Please try again in a few seconds.', 5);
    await pause(100 + Math.random() * 200);
  }
  try {
    const result = await signIn();
    await ctx.write(settle, [buckets, 0, pair]);
    return result;
  } catch (error) {
    const failed = isRefusal(error, 'UNAUTHENTICATED') || isRefusal(error, 'VALIDATION_FAILED');
    await ctx.write(settle, [buckets, failed ? 1 : 0, '']).catch(() => {});
    throw error;
  }
}

interface Limits {
  /** The bucket of which a sign-in that succeeds forgets what failed. */
  readonly pair: string;
  /** How many failures each bucket may have. */
  readonly limits: ReadonlyMap<string, number>;
}

function ownLimits(own: string, account: string): Limits {
  const pair = `own ${own} ${account}`;
  return { pair, limits: new Map([[pair, mostFailures.pair]]) };
}

async function sharedLimits(ctx: Context, account: string): Promise<Limits> {
  const network = networkOf(ctx.address);
  const pair = `pair ${network} ${account}`;
  const [known] = await ctx.rows(findKnown, [account, network]);
  // strangers go on to be counted together with who is known
  const limits = new Map<string, number>([
    [`account ${account}`, known ? Infinity : mostFailures.account],
    [`address ${network}`, known ? Infinity : mostFailures.address],
    [pair, mostFailures.pair],
  ]);
  return { pair, limits };
}
