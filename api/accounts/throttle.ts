import { setTimeout as pause } from 'node:timers/promises';
import { networkOf } from '../core/context/networks.ts';
import type { Context } from '../core/context/context.ts';
import { isRefusal, tooMany } from '../core/refusals/errors.ts';
import { statement, tally } from '../core/statements/rows.ts';
import { knownNetworkInterval } from './openSession.ts';
import { sentence } from './texts.ts';

/**
 * Failed sign-ins allowed in 15 minutes: few per account and network, more per account, many per network (a campus behind
 * one NAT). On a network where the account has signed in before, only the first limit applies. So guesses of strangers never
 * lock the owner out there.
 */
export const mostFailures = { pair: 5, account: 50, address: 500 } as const;

interface AttemptCount {
  bucket: string;
  failures: number;
  /** Attempts in progress, including this one. */
  pending: number;
  wait: number;
}

/** Inserts the rows in one order for all requests, to avoid deadlocks. */
const beginAttempt = tally<AttemptCount>(
  'attempt-begin',
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
   SELECT bucket, 0, 1, now() + interval '15 minutes' FROM unnest($1::text[]) WITH ORDINALITY AS t (bucket, n) ORDER BY n
   ON CONFLICT (bucket) DO UPDATE SET
     failures = CASE WHEN a.window_ends_at < now() THEN 0 ELSE a.failures END,
     pending = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.pending + 1 END,
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN now() + interval '15 minutes' ELSE a.window_ends_at END
   RETURNING bucket, failures, pending, extract(epoch FROM window_ends_at - now())::int AS wait`,
);

/** `$2` is the number of failures to add; bucket `$3` is reset to 0. */
const settleAttempt = tally(
  'attempt-settle',
  `UPDATE sign_in_attempts
      SET pending = greatest(0, pending - 1), failures = CASE WHEN bucket = $3 THEN 0 ELSE failures + $2 END
    WHERE bucket IN (SELECT bucket FROM sign_in_attempts WHERE bucket = ANY($1::text[]) ORDER BY bucket FOR UPDATE)`,
);

const findKnownNetwork = statement<object>(
  'networks-known',
  `SELECT 1 FROM known_networks k JOIN users u ON u.id = k.user_id
    WHERE u.email = $1 AND k.network = $2 AND k.last_at > now() - ${knownNetworkInterval}`,
);

/** Tries before a sign-in that only waits for other checks gets TOO_MANY_REQUESTS. */
const mostTries = 50;

/**
 * Runs a sign-in, or another check of a password, unless too many have failed. Throws TOO_MANY_REQUESTS with the seconds to
 * wait. At most as many checks run at once as may still fail, so parallel guesses do not exceed the limit. Further attempts
 * wait a moment.
 * `deviceId` names a device of the account. Its failures count only in its own bucket, so other devices cannot lock it out.
 */
export async function throttleSignIn<T>(
  ctx: Context,
  account: string,
  signIn: () => Promise<T>,
  deviceId?: string,
): Promise<T> {
  const { pair, limits } = deviceId === undefined ? await sharedLimits(ctx, account) : deviceLimits(deviceId, account);
  const buckets = [...limits.keys()].toSorted();
  for (let turn = 1; ; turn += 1) {
    const attempts = await ctx.write(beginAttempt, [buckets]);
    const exhausted = attempts.filter(({ bucket, failures }) => failures >= limits.get(bucket)!);
    const isFull = attempts.some(({ bucket, failures, pending }) => failures + pending > limits.get(bucket)!);
    if (!isFull) break;
    await ctx.write(settleAttempt, [buckets, 0, '']);
    if (exhausted.length > 0)
      throw tooMany(sentence('tooManyFailures'), Math.max(...exhausted.map(({ wait }) => wait)));
    if (turn === mostTries) throw tooMany(sentence('tooManySignIns'), 5);
    await pause(100 + Math.random() * 200);
  }
  try {
    const result = await signIn();
    await ctx.write(settleAttempt, [buckets, 0, pair]);
    return result;
  } catch (error) {
    const failed = isRefusal(error, 'UNAUTHENTICATED') || isRefusal(error, 'VALIDATION_FAILED');
    await ctx.write(settleAttempt, [buckets, failed ? 1 : 0, '']).catch(() => {});
    throw error;
  }
}

interface BucketLimits {
  /** The bucket that a successful sign-in resets. */
  readonly pair: string;
  /** Allowed failures per bucket. */
  readonly limits: ReadonlyMap<string, number>;
}

function deviceLimits(deviceId: string, account: string): BucketLimits {
  const pair = `own ${deviceId} ${account}`;
  return { pair, limits: new Map([[pair, mostFailures.pair]]) };
}

async function sharedLimits(ctx: Context, account: string): Promise<BucketLimits> {
  const network = networkOf(ctx.address);
  const pair = `pair ${network} ${account}`;
  const [knownNetwork] = await ctx.rows(findKnownNetwork, [account, network]);
  // attempts from a known network still count in the shared buckets, but are not limited by them
  const limits = new Map<string, number>([
    [`account ${account}`, knownNetwork ? Infinity : mostFailures.account],
    [`address ${network}`, knownNetwork ? Infinity : mostFailures.address],
    [pair, mostFailures.pair],
  ]);
  return { pair, limits };
}
