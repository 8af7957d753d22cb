import type { Api } from '../api.ts';

/** The codes with which a server refuses, in the order in which it did, or what came of it; answers are not among them. */
export type Refusals = readonly (string | undefined)[];

/**
 * Something that one person could do to hold up, flood or lock out others. The table in hostile.test.ts does it while
 * somebody else reads: they must be answered, nothing may go wrong inside, and the attempt must meet its refusal.
 */
export interface Hostile {
  /** As it reads after "nobody is held up by". */
  readonly what: string;
  /** The most that is let through: it is tried first, and nothing of it is refused. */
  readonly allowed?: (api: Api) => Promise<Refusals>;
  /** Too much of the same. */
  readonly attempt: (api: Api) => Promise<Refusals>;
  /** What an attempt meets, at least once. */
  readonly meets: string;
}
