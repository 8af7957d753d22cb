import type { Context } from './context/context.ts';
import type { Kind } from './ids/ids.ts';
import type { Sentence } from './texts/texts.ts';

/** The REST routes of a feature. Their operations are in the rest.graphql of the same folder. */
export interface Rest {
  readonly routes: readonly Route[];
  /** Fragments that follow from a table, besides those of rest.graphql. */
  readonly fragments?: string;
  /** Example values by field name, for the documentation. */
  readonly examples: Readonly<Record<string, unknown>>;
}

/** A local time with its offset from UTC: `2026-11-21T18:30:00+05:30`. */
interface ClockTime {
  readonly clock: string;
}

/** The value of a table cell. */
export type Cell = string | number | ClockTime | null;

/** Names of input fields in REST if they differ from GraphQL: first the name in responses, then further accepted names. */
export type RestNames = Readonly<Record<string, readonly [string, ...string[]]>>;

/** A REST call: a stored operation under a method and a path. It contains no rules. */
export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A part after a colon becomes the variable of that name, or the field of `$input`. */
  path: string;
  /** The heading in the documentation. */
  group: string;
  /** A short description. */
  summary: string;
  /** The name of the operation in a rest.graphql. */
  operation: string;
  /** Fields of the response, each with its path in the GraphQL response. */
  answer?: Readonly<Record<string, string>>;
  /** Instead of `answer`: a list, by the path of its connection. */
  list?: string;
  /** Instead of `answer`: a file, by the paths of its text and its name. */
  file?: { readonly type: 'text/calendar'; readonly ending: 'ics'; readonly text: string; readonly name: string };
  /**
   * The list as a table file: columns, and a function for the row of an item. `data` is the response with the first page,
   * `variables` are those of the request.
   */
  sheet?: {
    readonly ending: 'csv' | 'xlsx';
    readonly name: string;
    readonly table: (
      data: unknown,
      variables: Readonly<Record<string, unknown>>,
    ) => {
      readonly columns: readonly string[];
      readonly row: (node: unknown) => readonly Cell[];
      /** The row of an item of `last`. */
      readonly lastRow?: (node: unknown) => readonly Cell[];
    };
    /** A second list below the first, with the same columns: its operation and the path of its connection. */
    readonly last?: { readonly operation: string; readonly list: string };
  };
  /** An alternative response that reports no success, while the value at the path `when` is true. */
  unfinished?: { readonly when: string; readonly answer: Readonly<Record<string, string>> };
  /** The message if the value at the path is null. If omitted, null is a valid response. */
  missing?: Sentence;
  /** Needs no session; ignores a token. */
  isOpen?: true;
  status?: 201;
  /** Whether the status is 202: the request is accepted, but still needs a decision. */
  isPending?: (answer: Readonly<Record<string, unknown>>) => boolean;
  /** The response must not be stored under an Idempotency-Key, because it is only for the original caller. */
  isFleeting?: true;
  /** A sentence for people, from the response. */
  message?: (answer: Readonly<Record<string, unknown>>) => Sentence;
  /** Messages for fields that are missing or have the wrong type. */
  words?: Readonly<Record<string, Sentence>>;
  names?: RestNames;
  /** The message for an invalid event id, if the specification differs from the operation. */
  idProblem?: (eventId: string) => Sentence | undefined;
  /**
   * Whether the viewer may do this at all; the rule checks it again. It is checked here before an invalid request is
   * refused, so that users do not correct a request in vain. Also checked if a list or a value is null.
   */
  permission?: (ctx: Context, params: Readonly<Record<string, string>>) => unknown;
  /** The default `limit` of a list; if omitted, all items. */
  usually?: number;
  /** Converts the query string to the variables of the operation. */
  query?: (query: Readonly<Record<string, unknown>>) => Record<string, unknown>;
}

/** An id for examples. */
export const idOf = (kind: Kind): string => `${kind}_01jd5xq2m8fz4tqv7n3r6k9w0c`;
