import type { Context } from './context.ts';
import type { Kind } from './ids.ts';

/** What a feature brings to REST; the operations that its routes name stand in the rest.graphql beside it. */
export interface Rest {
  readonly routes: readonly Route[];
  /** What a field of this name may hold, for the documentation. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/** What a clock shows, with how far it is from UTC: `2026-11-21T18:30:00+05:30`. */
interface ClockTime {
  readonly clock: string;
}

/** What stands in a table. */
export type Cell = string | number | ClockTime | null;

/**
 * What fields of an input are called in REST if not as in GraphQL: as the answer calls them, then any other name that is
 * taken, too.
 */
export type RestNames = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A call of REST: a stored operation under a method and a path. Nothing is decided here. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** What stands behind a colon goes into the variable of that name, or into the field of `$input`. */
  path: string;
  /** Under which heading it is documented. */
  group: string;
  /** What it does, in a few words. */
  summary: string;
  /** Its name in a rest.graphql. */
  operation: string;
  /** Parts of the answer, each from where it stands in GraphQL's. */
  answer?: Readonly<Record<string, string>>;
  /** Instead: a list, from where its connection stands. */
  list?: string;
  /** Instead: a file, from where its text and its name stand. */
  file?: { readonly type: 'text/calendar'; readonly ending: 'ics'; readonly text: string; readonly name: string };
  /** The list as a file with a table: its columns, and a row for each item, from what the first page answers. */
  sheet?: {
    readonly ending: 'csv' | 'xlsx';
    readonly name: string;
    readonly table: (data: unknown) => {
      readonly columns: readonly string[];
      readonly row: (node: unknown) => readonly Cell[];
      /** Of what comes after them. */
      readonly lastRow?: (node: unknown) => readonly Cell[];
    };
    /** What comes after the items of the list, under the same columns: an operation of its own, and where its connection stands. */
    readonly last?: { readonly operation: string; readonly list: string };
  };
  /** What is answered instead, not as a success, while the end of the way `when` is true. */
  unfinished?: { readonly when: string; readonly answer: Readonly<Record<string, string>> };
  /** What is said where there is nothing at the end of the way. Left out: nothing is an answer. */
  missing?: string;
  /** Nobody needs to be signed in; a token that is sent along is not looked at. */
  isOpen?: true;
  status?: 201;
  /** Whether this answer is 202: what was asked for is accepted, and done once somebody has decided. */
  isPending?: (answer: Readonly<Record<string, unknown>>) => boolean;
  /** Its answer is for the one who asked and nobody later: it is not kept under an Idempotency-Key. */
  isFleeting?: true;
  /** A sentence for a person, from the answer. */
  message?: (answer: Readonly<Record<string, unknown>>) => string;
  /** What is said of a field that is missing or of the wrong kind. */
  words?: Readonly<Record<string, string>>;
  names?: RestNames;
  /** What is said of an event's id that is none, where the specification says it otherwise than the operation. */
  idProblem?: (eventId: string) => string | undefined;
  /**
   * Whether the viewer may do this at all: the rule's own question, which it asks in any case. It is asked here before a
   * request that cannot be read is refused for that, so that nobody mends one in vain, and where a list or what is read is null.
   */
  permission?: (ctx: Context, params: Readonly<Record<string, string>>) => unknown;
  /** A list answers this many unless `limit` says otherwise; left out: all. */
  usually?: number;
  /** What clients write into the query string, as the variables of the operation want it. */
  query?: (query: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** An identifier for examples. */
export const idOf = (kind: Kind): string => `${kind}_01jd5xq2m8fz4tqv7n3r6k9w0c`;
