import { globSync, readFileSync } from 'node:fs';
import {
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isLeafType,
  isObjectType,
} from 'graphql';
import type { Answer } from './client.ts';
import type { LiveAnswer } from './live.ts';

/** Maps fields to one letter per viewer. */
export type AccessRows = Readonly<Record<string, string>>;

/**
 * Who may access what. The access.txt of each feature has a line per field and a column per viewer, in this order:
 *
 *   1 anonymous: not signed in
 *   2 stranger: a participant without any relation to the object
 *   3 person: the participant who owns the account, seat, score or award
 *   4 owner: the organizer of the event, or the author of the announcement
 *   5 colleague: another organizer
 *   6 admin
 *
 * and after a space, for the staff of the event (omitted if equal to the stranger's column):
 *
 *   7 manager   8 scorer   9 door
 *
 * The letters:
 *
 *   V a value   T true   F false   0 null   e empty (list, text or page)   m a masked name
 *   - the object itself is hidden from the viewer
 *   u UNAUTHENTICATED   f FORBIDDEN   n NOT_FOUND   r NOT_REGISTERED   w NOT_WAITING   s NO_SEAT
 *   v VALIDATION_FAILED
 *   a any value: V, T, F, 0, e or m
 *
 * A line `*` of a type is for all its fields without an own line.
 * A title such as `User: an organizer` is the same type in another state. Its lines list only differences: `.` is the
 * letter of the type's own line, and `*` means all fields.
 */
export function readTables(schema: GraphQLSchema): {
  table: ReadonlyMap<string, AccessRows>;
  samples: ReadonlyMap<string, AccessRows>;
} {
  const folder = new URL('..', import.meta.url);
  const texts = globSync('*/access.txt', { cwd: folder }).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const found = new Map<string, Record<string, string>>();
  for (const block of texts.flatMap((text) => text.trim().split(/\n\n+/))) {
    const [title, ...lines] = block.split('\n');
    const rows = found.get(title!) ?? {};
    found.set(title!, rows);
    for (const line of lines) {
      const [field, letters, helpers = letters[1]!.repeat(3)] = line.trim().split(/\s+/) as [string, string, string?];
      if (field in rows || !/^[VTF0em\-ufnrwsva.]{9}$/.test(letters + helpers))
        throw new Error(`Unreadable: ${title}, ${line}`);
      rows[field] = letters + helpers;
    }
  }
  const all = [...found];
  return {
    table: new Map(
      all
        .filter(([title]) => !title.includes(':'))
        .map(([title, rows]) => [title, withEveryField(schema, title, rows)]),
    ),
    samples: new Map(all.filter(([title]) => title.includes(':'))),
  };
}

/** The rows with the line `*`, if there is one, for each field without an own line. */
function withEveryField(schema: GraphQLSchema, title: string, { '*': usual, ...rows }: AccessRows): AccessRows {
  if (usual === undefined) return rows;
  const fields = Object.keys((schema.getType(title) as GraphQLObjectType).getFields());
  return { ...Object.fromEntries(fields.map((field) => [field, usual])), ...rows };
}

/** The letters that viewers got, with `a` for each value where the row allows any. */
export const lettersAs = (row: string, letters: string): string =>
  letters.replaceAll(/[VTF0em]/g, (letter, place: number) => (row[place] === 'a' ? 'a' : letter));

/** The complete rows of a sample: its own, merged with those of its type. */
export function rowsOf(
  title: string,
  special: ReadonlyMap<string, AccessRows>,
  table: ReadonlyMap<string, AccessRows>,
): AccessRows {
  const usual = table.get(title.replace(/:.*/, ''))!;
  const own = special.get(title)!;
  const rows = own['*'] ? Object.fromEntries(Object.keys(usual).map((field) => [field, own['*']!])) : {};
  const merged = Object.entries({ ...rows, ...own }).filter(([field]) => field !== '*');
  return Object.fromEntries(
    merged.map(([field, letters]) => [
      field,
      letters.replaceAll('.', (_, place: number) => usual[field.replace(/\(.*/, '')]![place]!),
    ]),
  );
}

/** Types that are not listed line by line: one rule covers all of them. */
const isWrapper = ({ name }: GraphQLNamedType) => /(Connection|Edge|Payload)$|^PageInfo$/.test(name);

/** All fields that need a line: those of every object type except wrappers. */
export const exposedFields = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !isWrapper(type))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));

/** The wrapper types; the rules below must handle all of their fields. */
export const wrappers = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(isObjectType).filter(isWrapper);

const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

/** The selection that reveals whether a field has a value. */
export function selectionFor({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (named.name.endsWith('Connection')) return `{ totalCount ${pageInfo} edges { cursor node { __typename } } }`;
  if (!isObjectType(named) || !named.name.endsWith('Payload')) return '{ __typename }';
  const inner = Object.values(named.getFields()).map((field) => `${field.name} ${selectionFor(field)}`);
  return `{ ${inner.join(' ')} }`;
}

const letters: Readonly<Record<string, string>> = {
  UNAUTHENTICATED: 'u',
  FORBIDDEN: 'f',
  NOT_FOUND: 'n',
  NOT_REGISTERED: 'r',
  NOT_WAITING: 'w',
  NO_SEAT: 's',
  VALIDATION_FAILED: 'v',
};

/** The letter for a response; `name` is the response key of the field. */
export function letterOf({ data, errors = [] }: Pick<Answer, 'data' | 'errors'> | LiveAnswer, name = 'it'): string {
  const [error] = errors;
  if (error) return letters[String(error.extensions?.code)] ?? `(${error.message})`;
  const found = findObjectWith(name, data);
  return found ? letterOfValue(found[name]) : '-';
}

/** Finds the first object with this property, at any depth. */
export function findObjectWith(name: string, data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (name in data) return data as Record<string, unknown>;
  return Object.values(data)
    .map((inner) => findObjectWith(name, inner))
    .find((found) => found);
}

function letterOfValue(value: unknown): string {
  if (value === null) return '0';
  if (typeof value === 'boolean') return value ? 'T' : 'F';
  if (value === 'Private participant') return 'm';
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'e';
  if (typeof value !== 'object' || Array.isArray(value)) return 'V';
  if ('edges' in value) return letterOfPage(value as Page);
  // the fields of a mutation payload are all present or all null
  return Object.values(value).every((part) => part !== null) ? 'V' : '?';
}

interface Page {
  totalCount: number;
  pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { cursor: string; node: { __typename: string } }[];
}

/** The rule for connections: a viewer who cannot see the nodes cannot see their number or cursors. */
function letterOfPage({ totalCount, pageInfo: { startCursor, endCursor, ...more }, edges }: Page): string {
  const cursors = edges.map(({ cursor }) => cursor);
  const agree =
    startCursor === (cursors[0] ?? null) &&
    endCursor === (cursors.at(-1) ?? null) &&
    cursors.every((cursor) => cursor.length > 0) &&
    !more.hasPreviousPage &&
    more.hasNextPage === totalCount > edges.length &&
    edges.every(({ node: { __typename: what } }) => what.length > 0);
  if (!agree) return '?';
  return edges.length > 0 ? 'V' : 'e';
}
