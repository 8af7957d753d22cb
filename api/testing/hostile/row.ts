import type { Api } from '../api.ts';

/** The error codes in order, or the outcome of an attempt; undefined for a success. */
export type Refusals = readonly (string | undefined)[];

/**
 * An attack by one person on others. hostile.test.ts runs it while another person reads. Their requests must succeed.
 * The attack must be refused, without an internal error.
 */
export interface Hostile {
  /** Completes "nobody is held up by". */
  readonly what: string;
  /** The allowed maximum: runs first, and must not be refused. */
  readonly allowed?: (api: Api) => Promise<Refusals>;
  /** An attempt beyond the maximum. */
  readonly attempt: (api: Api) => Promise<Refusals>;
  /** The error that the attempt must get at least once. */
  readonly meets: string;
}
