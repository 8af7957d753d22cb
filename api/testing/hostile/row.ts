import type { Api } from '../api.ts';

/** The error codes in order, or the outcome of an attempt; undefined for a success. */
export type ErrorCodes = readonly (string | undefined)[];

/**
 * An attack by one person on others. hostile.test.ts runs it while another person reads. Their requests must succeed.
 * The attack must be refused, without an internal error.
 */
export interface Attack {
  /** Completes "nobody is held up by". */
  readonly what: string;
  /** The allowed maximum: runs first, and must not be refused. */
  readonly allowed?: (api: Api) => Promise<ErrorCodes>;
  /** An attempt beyond the maximum. */
  readonly attempt: (api: Api) => Promise<ErrorCodes>;
  /** The error that the attempt must get at least once. */
  readonly meets: string;
}
