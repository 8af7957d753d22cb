import type { Context } from './context.ts';
import { networkOf } from './networks.ts';
import { tally } from './rows.ts';

interface Guesses {
  readonly used: number;
  /** Seconds until they are forgotten. */
  readonly wait: number;
}

const count = tally<Guesses>(
  'guesses-count',
  `INSERT INTO sign_in_attempts AS a (bucket, failures, pending, window_ends_at)
   VALUES ($1, 1, 0, now() + interval '15 minutes')
   ON CONFLICT (bucket) DO UPDATE SET
     failures = CASE WHEN a.window_ends_at < now() THEN 1 ELSE a.failures + 1 END,
     window_ends_at = CASE WHEN a.window_ends_at < now() THEN excluded.window_ends_at ELSE a.window_ends_at END
   RETURNING failures AS used, extract(epoch FROM window_ends_at - now())::int AS wait`,
);

/** Counts a link that opens nothing: how many of them the network of this request has tried in a quarter of an hour. */
export async function countGuess(
  { write, address }: Pick<Context, 'write' | 'address'>,
  links: string,
): Promise<Guesses> {
  const [counted] = await write(count, [`${links} from ${networkOf(address)}`]);
  return counted!;
}
