import { type Page, pageOf } from '../core/connection.ts';
import type { Context } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import { decodeCursor, encodeCursor, idKey } from '../core/keyset.ts';
import { statement } from '../core/rows.ts';
import { containsWords } from '../core/search.ts';
import { readRegistration, registrationColumns, registrationRows } from './read.ts';
import type { RegistrationRow } from './Registration.ts';

/** A registration with what it is sorted by. */
type SortedRow = RegistrationRow & { sortKey: string };

/** So many characters decide; a cursor has to hold them. */
const keyLength = 40;

/** What registrations `r` of people `u` are sorted by, as texts. */
export const sortKeys = {
  id: `''::text`,
  name: `left(evm_fold(r.name), ${keyLength})`,
  college: `left(evm_fold(u.college), ${keyLength})`,
  when: `to_char(r.created_at AT TIME ZONE 'UTC', 'YYYYMMDDHH24MISSUS')`,
  /** Who has a seat, then the line in its order, then who asks. */
  state: `CASE r.state WHEN 'confirmed' THEN '1' WHEN 'waitlisted' THEN '2' || lpad(r.place::text, 9, '0') ELSE '3' END`,
} as const;

const asKey = (text: string) => Buffer.from(text).toString('base64url');

const asText = (key: string) => Buffer.from(key, 'base64url').toString();

// the database takes no text with a NUL in it
const keyShape = { test: (key: string) => /^[\w-]*$/.test(key) && !asText(key).includes('\0') };

/**
 * The text by which somebody at an event is found: the name that they have typed there, and their college. For whoever sees
 * contacts also the address typed there, the name of the account, and its address where that is a whole word of the search;
 * for whoever sees the addresses of accounts also parts of it. `contacts` and `addresses` are SQL that says so.
 */
export const textOf = (contacts: string, addresses: string, words: string): string =>
  `evm_fold(concat_ws(' ', r.name, u.college, CASE WHEN ${contacts} THEN concat_ws(' ', r.email, u.first_name, u.last_name) END,
     CASE WHEN ${addresses} OR (${contacts} AND u.email = ANY(lower(${words}::text[]::text)::text[])) THEN u.email END))`;

export interface Sorted {
  /** Of the statement; a cursor holds it too, so that no other order takes it. */
  readonly name: string;
  readonly key: string;
  readonly isDescending?: boolean;
  /** A source of `r`, `u` and the event. */
  readonly source: string;
  /** The folded text that must hold every word of the search. */
  readonly text: string;
  /** A condition of its own, with `$6` and up. */
  readonly where?: string;
}

/** Pages of the registrations of an event in another order than that of their ids. */
export function sortedPages({ name, key, isDescending = false, source, text, where = 'true' }: Sorted) {
  const [way, beyond] = isDescending ? ['DESC', '<'] : ['ASC', '>'];
  const list = statement<SortedRow>(
    `registrations-by-${name.toLowerCase()}`,
    `SELECT ${registrationColumns}, ${key} AS "sortKey" FROM ${source}
      WHERE r.event_id = $1 AND ($2::uuid IS NULL OR (${key}, r.id) ${beyond} ($5, $2))
        AND ${containsWords(text, '$4::text[]')} AND ${where}
      ORDER BY ${key} ${way}, r.id ${way} LIMIT $3`,
    (raw) => readRegistration(raw) as SortedRow,
  );
  const shape = [new RegExp(`^${name}$`), keyShape, idKey('registration')];
  return async (
    ctx: Context,
    { event, words, more = [] }: { event: string; words: readonly string[]; more?: readonly unknown[] },
    first: number,
    after: string | null | undefined,
    count: () => Promise<number>,
  ): Promise<Page<RegistrationRow>> => {
    const [of, last, id] = after ? decodeCursor(after, shape) : [];
    const place = of ? [toUuid('registration', id!), asText(last!)] : [null, ''];
    const rows = await registrationRows(ctx, list, [event, place[0], first + 1, words, place[1], ...more]);
    return pageOf(rows as SortedRow[], first, after, (row) => encodeCursor(name, asKey(row.sortKey), row.id), count);
  };
}
