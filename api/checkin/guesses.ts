import { type Context, requireViewer } from '../core/context/context.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { mostGuesses } from './validate.ts';
import type { CheckInProblem } from './identifyPeople.ts';
import { sentence } from './texts.ts';

export const tooManyCodes: CheckInProblem = { code: 'TOO_MANY_REQUESTS', message: sentence('tooManyCodes') };

/** The remaining tries of an account. */
export interface RemainingTries {
  /** Wrong codes that are still allowed. */
  readonly left: number;
  /** Seconds until the window ends and the count restarts. */
  readonly wait: number;
}

/** The name of a counter, and the most wrong codes per window of 15 minutes. */
interface Limit {
  readonly of: string;
  readonly most: number;
}

const doorCodeLimit: Limit = { of: 'door codes', most: mostGuesses };

const bucketOf = (ctx: Context, { of }: Limit) => `${of} of ${requireViewer(ctx).id}`;

const lockCounter = statement<{ used: number; wait: number }>(
  'tries-lock',
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
  VALUES ($1, 0, 0, now() + interval '15 minutes')
  ON CONFLICT (bucket) DO UPDATE SET
    failures = CASE WHEN a.window_ends_at < now() THEN 0 ELSE a.failures END,
    window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
  RETURNING failures AS used, extract(epoch FROM window_ends_at - now())::int AS wait`,
);

const addFailures = statement('tries-failed', 'UPDATE sign_in_attempts SET failures = failures + $2 WHERE bucket = $1');

/**
 * The remaining tries of the viewer. Locks their counter until the transaction ends: concurrent requests cannot exceed the
 * limit, and right codes do not count against it.
 */
export async function remainingTries(em: UnitOfWork, ctx: Context, limit = doorCodeLimit): Promise<RemainingTries> {
  const [counter] = await em.write(lockCounter, [bucketOf(ctx, limit)]);
  return { left: Math.max(0, limit.most - counter!.used), wait: counter!.wait };
}

/** Counts wrong codes of the viewer. */
export async function countFailedTries(
  em: UnitOfWork,
  ctx: Context,
  failed: number,
  limit = doorCodeLimit,
): Promise<void> {
  if (failed > 0) await em.write(addFailures, [bucketOf(ctx, limit), failed]);
}
