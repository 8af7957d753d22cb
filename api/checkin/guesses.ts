import { type Context, requireViewer } from '../core/context.ts';
import { countTries } from '../core/guesses.ts';
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

/**
 * Looks up codes, of which each counts as one that opens nothing until it is known that it opens something: so no more are
 * looked up than may fail, however many are tried at the same time. `look` says how many did fail.
 */
export async function countingGuesses<T extends { readonly failed: number }>(
  ctx: Context,
  codes: number,
  look: (tries: Tries) => Promise<T>,
  { of, most }: Limit = atDoor,
): Promise<T> {
  if (codes === 0) return look({ left: most, wait: 0 });
  const whose = `${of} of ${requireViewer(ctx).id}`;
  const { used, wait } = await countTries(ctx, whose, codes);
  let failed = 0;
  try {
    const found = await look({ left: Math.max(0, most - (used - codes)), wait });
    ({ failed } = found);
    return found;
  } finally {
    if (failed < codes) await countTries(ctx, whose, failed - codes);
  }
}
