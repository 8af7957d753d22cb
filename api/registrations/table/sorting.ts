import { type Page, pageOf } from '../../core/pages/connection.ts';
import type { Context } from '../../core/context/context.ts';
import { toUuid } from '../../core/ids/ids.ts';
import { decodeCursor, encodeCursor, idKey } from '../../core/pages/keyset.ts';
import { statement } from '../../core/statements/rows.ts';
import { containsWords } from '../../core/statements/search.ts';
import { readRegistration, registrationColumns, registrationRows } from '../read.ts';
import type { RegistrationRow } from '../Registration.ts';

/** A registration with its sort key. */
type SortedRow = RegistrationRow & { sortKey: string };

/** Characters of the sort key. A limit, because the cursor contains the key. */
const keyLength = 40;

/** A number of up to 15 digits on each side of the point, as digits in the same order. */
const numberKey = (text: string) => `to_char(${text}::numeric + 1e15, 'FM0000000000000000.000000000000000')`;

/** The places of the chosen options, two digits each; options that no longer exist are last. */
const optionsKey = `(SELECT string_agg(lpad(coalesce(array_position(q.options, o), 99)::text, 2, '0'), '' ORDER BY n)
   FROM unnest(a.given) WITH ORDINALITY AS chosen (o, n))`;

const answerKey = `CASE WHEN q.kind = 'number' AND a.given[1] ~ '^-?\\d{1,15}(\\.\\d{1,15})?$' THEN ${numberKey('a.given[1]')}
  WHEN cardinality(q.options) > 0 THEN ${optionsKey} ELSE left(evm_fold(a.given[1]), ${keyLength - 1}) END`;

/** Sort keys of registrations `r` of people `u`, as SQL texts. */
export const sortKeys = {
  id: `''::text`,
  name: `left(evm_fold(r.name), ${keyLength})`,
  college: `left(evm_fold(u.college), ${keyLength})`,
  when: `to_char(r.created_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS')`,
  /** Seats, then the waitlist in its order, then requests. */
  state: `CASE r.state WHEN 'confirmed' THEN '1' WHEN 'waitlisted' THEN '2' || lpad(r.place::text, 9, '0') ELSE '3' END`,
  /** By the answer `a` to a question `q`: numbers by value, options by their place. People without an answer are last. */
  answer: `coalesce('1' || ${answerKey}, '2')`,
  answerDown: `coalesce('1' || ${answerKey}, '0')`,
} as const;

const asKey = (text: string) => Buffer.from(text).toString('base64url');

const asText = (key: string) => Buffer.from(key, 'base64url').toString();

// PostgreSQL refuses texts that contain NUL
const keyShape = { test: (key: string) => /^[\w-]*$/.test(key) && !asText(key).includes('\0') };

/**
 * SQL for the searched text of a registration: the name on the registration and the college. If `contacts`, also the
 * address on the registration, and the name of the account with its Latin spellings. The account's address counts if it is a complete word of the
 * search, or always if `addresses`. Both parameters are SQL conditions about the viewer; `words` is the search.
 */
export const textOf = (contacts: string, addresses: string, words: string): string =>
  `evm_fold(concat_ws(' ', r.name, u.college, CASE WHEN ${contacts} THEN concat_ws(' ', r.email, u.first_name, u.last_name, u.latin) END,
     CASE WHEN ${addresses} OR (${contacts} AND u.email = ANY(lower(${words}::text[]::text)::text[])) THEN u.email END))`;

export interface SortOptions {
  /** The name of the statement. The cursor contains it, so that it is refused for another order. */
  readonly name: string;
  readonly key: string;
  readonly isDescending?: boolean;
  /** The FROM clause, with the registration `r`, its person `u` and its event `e`. */
  readonly source: string;
  /** The folded text that must contain every word of the search. */
  readonly text: string;
  /** An additional condition; its parameters begin at `$6`. */
  readonly where?: string;
}

interface ListParameters {
  readonly event: string;
  readonly words: readonly string[];
  /** The values of additional parameters. */
  readonly more?: readonly unknown[];
  /** The end of the cursor's name if parameters change the order. */
  readonly by?: string;
}

/** Pages of the registrations of an event, sorted by a key other than their ids. */
export function sortedPages({ name, key, isDescending = false, source, text, where = 'true' }: SortOptions) {
  const [direction, comparison] = isDescending ? ['DESC', '<'] : ['ASC', '>'];
  const list = statement<SortedRow>(
    `registrations-by-${name.toLowerCase()}`,
    `SELECT ${registrationColumns}, ${key} AS "sortKey" FROM ${source}
      WHERE r.event_id = $1 AND ($2::uuid IS NULL OR (${key}, r.id) ${comparison} ($5, $2))
        AND ${containsWords(text, '$4::text[]')} AND ${where}
      ORDER BY ${key} ${direction}, r.id ${direction} LIMIT $3`,
    (raw) => readRegistration(raw) as SortedRow,
  );
  return async (
    ctx: Context,
    { event, words, more = [], by = '' }: ListParameters,
    first: number,
    after: string | null | undefined,
    count: () => Promise<number>,
  ): Promise<Page<RegistrationRow>> => {
    const order = name + by;
    const shape = [{ test: (key: string) => key === order }, keyShape, idKey('registration')];
    const [cursorName, last, id] = after ? decodeCursor(after, shape) : [];
    const place = cursorName ? [toUuid('registration', id!), asText(last!)] : [null, ''];
    const rows = await registrationRows(ctx, list, [event, place[0], first + 1, words, place[1], ...more]);
    return pageOf(rows as SortedRow[], first, after, (row) => encodeCursor(order, asKey(row.sortKey), row.id), count);
  };
}
