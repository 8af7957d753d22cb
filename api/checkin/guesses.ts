import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Context, requireViewer } from '../core/context.ts';
import { mostGuesses } from './validate.ts';
import type { Problem } from './who.ts';

export const tooManyCodes: Problem = {
  code: 'TOO_MANY_REQUESTS',
  message: 'Too many codes that open nothing were tried. Please wait a few minutes, or look for the name.',
};

/** What is left of somebody's tries. */
export interface Tries {
  /** How many codes may still open nothing. */
  readonly left: number;
  /** Seconds until all are forgotten. */
  readonly wait: number;
}

/** Whose tries are counted together, and how many of them may open nothing. */
interface Limit {
  readonly of: string;
  readonly most: number;
}

const atDoor: Limit = { of: 'door codes', most: mostGuesses };

const bucketOf = (ctx: Context, { of }: Limit) => `${of} of ${requireViewer(ctx).id}`;

const look = `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
  VALUES (?, 0, 0, now() + interval '15 minutes')
  ON CONFLICT (bucket) DO UPDATE SET
    failures = CASE WHEN a.window_ends_at < now() THEN 0 ELSE a.failures END,
    window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
  RETURNING failures AS used, extract(epoch FROM window_ends_at - now())::int AS wait`;

/**
 * What the viewer may still try. Their other tries wait until this transaction ends, so no more codes are looked up than may
 * open nothing, however many are tried at the same time, and none that opens something is refused.
 */
export async function triesOf(em: SqlEntityManager, ctx: Context, limit = atDoor): Promise<Tries> {
  const [counted] = await em.execute<{ used: number; wait: number }[]>(look, [bucketOf(ctx, limit)]);
  return { left: Math.max(0, limit.most - counted!.used), wait: counted!.wait };
}

/** Counts tries of the viewer that opened nothing. */
export async function countFailed(em: SqlEntityManager, ctx: Context, failed: number, limit = atDoor): Promise<void> {
  if (failed > 0)
    await em.execute('UPDATE sign_in_attempts SET failures = failures + ? WHERE bucket = ?', [
      failed,
      bucketOf(ctx, limit),
    ]);
}
