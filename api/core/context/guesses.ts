import type { Context } from './context.ts';
import { networkOf } from './networks.ts';
import { tally } from '../statements/rows.ts';

export interface AttemptCount {
  /** The number of tries, including these. */
  readonly used: number;
  /** Seconds until the counter is reset. */
  readonly wait: number;
}

const countAttempts = tally<AttemptCount>(
  'guesses-count',
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
   VALUES ($1, greatest(0, $2::int), 0, now() + interval '15 minutes')
   ON CONFLICT (bucket) DO UPDATE SET
     failures = greatest(0, CASE WHEN a.window_ends_at < now() THEN $2::int ELSE a.failures + $2::int END),
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
   RETURNING failures AS used, extract(epoch FROM window_ends_at - now())::int AS wait`,
);

/** Counts tries. A negative number takes back tries that turned out to be no guesses. */
export async function countTries(
  { write }: Pick<Context, 'write'>,
  whose: string,
  many: number,
): Promise<AttemptCount> {
  const [counted] = await write(countAttempts, [whose, many]);
  return counted!;
}

/** Counts an invalid link. Returns how many of them the network of this request has tried in 15 minutes. */
export const countGuess = (ctx: Pick<Context, 'write' | 'address'>, links: string): Promise<AttemptCount> =>
  countTries(ctx, `${links} from ${networkOf(ctx.address)}`, 1);
