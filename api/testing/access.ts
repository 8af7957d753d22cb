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

/** Field → one letter for each viewer. */
export type Rows = Readonly<Record<string, string>>;

/**
 * Who may what: the access.txt of each feature has a line for each field that it brings, a column for each viewer, in this order:
 *
 *   1 anonymous: nobody is signed in
 *   2 stranger: a participant who has nothing to do with it
 *   3 person: the participant whose account, seat, score or award it is
 *   4 owner: the organizer whose event or announcement it is
 *   5 colleague: another organizer
 *   6 admin
 *
 * and after a space, for participants who help at the events in question (left out where they get what the stranger gets):
 *
 *   7 manager   8 scorer   9 door
 *
 * and what the viewer gets:
 *
 *   V a value   T true   F false   0 null   e nothing in it (an empty list, text or page)   m a name that is masked
 *   - the thing itself is not there for the viewer
 *   u UNAUTHENTICATED   f FORBIDDEN   n NOT_FOUND   r NOT_REGISTERED   w NOT_WAITING   s NO_SEAT
 *   v VALIDATION_FAILED
 *
 * A title such as `User: an organizer` is the same type in a state of its own, whose lines say only what differs: `.` stands
 * for what the type's own lines say, and `*` for all of its fields.
 */
export function readTables(): { table: ReadonlyMap<string, Rows>; samples: ReadonlyMap<string, Rows> } {
  const folder = new URL('..', import.meta.url);
  const texts = globSync('*/access.txt', { cwd: folder }).map((file) => readFileSync(new URL(file, folder), 'utf8'));
  const found = new Map<string, Record<string, string>>();
  for (const block of texts.flatMap((text) => text.trim().split(/\n\n+/))) {
    const [title, ...lines] = block.split('\n');
    const rows = found.get(title!) ?? {};
    found.set(title!, rows);
    for (const line of lines) {
      const [field, letters, helpers = letters[1]!.repeat(3)] = line.trim().split(/\s+/) as [string, string, string?];
      if (field in rows || !/^[VTF0em\-ufnrwsv.]{9}$/.test(letters + helpers))
        throw new Error(`Unreadable: ${title}, ${line}`);
      rows[field] = letters + helpers;
    }
  }
  const all = [...found];
  return {
    table: new Map(all.filter(([title]) => !title.includes(':'))),
    samples: new Map(all.filter(([title]) => title.includes(':'))),
  };
}

/** The rows of a sample, where they differ from those of its type and where not. */
export function rowsOf(title: string, special: ReadonlyMap<string, Rows>, table: ReadonlyMap<string, Rows>): Rows {
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

/** What the table does not list line by line, as a rule of its own holds for all of them. */
const isWrapper = ({ name }: GraphQLNamedType) => /(Connection|Edge|Payload)$|^PageInfo$/.test(name);

/** Every field that must have its line: those of all object types but wrappers. */
export const exposedFields = (schema: GraphQLSchema): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => !type.name.startsWith('__') && !isWrapper(type))
    .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));

/** The wrappers with their fields, which the rules below must know. */
export const wrappers = (schema: GraphQLSchema): GraphQLObjectType[] =>
  Object.values(schema.getTypeMap()).filter(isObjectType).filter(isWrapper);

const pageInfo = 'pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

/** What must be asked of a field to see whether there is something. */
export function asking({ type }: GraphQLField<unknown, unknown>): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (named.name.endsWith('Connection')) return `{ totalCount ${pageInfo} edges { cursor node { __typename } } }`;
  if (!isObjectType(named) || !named.name.endsWith('Payload')) return '{ __typename }';
  const inner = Object.values(named.getFields()).map((field) => `${field.name} ${asking(field)}`);
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

/** The letter for an answer in which the field in question is called so. */
export function letterOf({ data, errors = [] }: Pick<Answer, 'data' | 'errors'> | LiveAnswer, name = 'it'): string {
  const [error] = errors;
  if (error) return letters[String(error.extensions?.code)] ?? `(${error.message})`;
  const found = find(name, data);
  return found ? letterOfValue(found[name]) : '-';
}

/** The first object with something of this name, wherever in the data. */
export function find(name: string, data: unknown): Record<string, unknown> | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (name in data) return data as Record<string, unknown>;
  return Object.values(data)
    .map((inner) => find(name, inner))
    .find((found) => found);
}

function letterOfValue(value: unknown): string {
  if (value === null) return '0';
  if (typeof value === 'boolean') return value ? 'T' : 'F';
  if (value === 'Private participant') return 'm';
  if (value === '' || (Array.isArray(value) && value.length === 0)) return 'e';
  if (typeof value !== 'object' || Array.isArray(value)) return 'V';
  if ('edges' in value) return letterOfPage(value as Page);
  // what comes back from a mutation is there altogether
  return Object.values(value).every((part) => part !== null) ? 'V' : '?';
}

interface Page {
  totalCount: number;
  pageInfo: { hasPreviousPage: boolean; hasNextPage: boolean; startCursor: string | null; endCursor: string | null };
  edges: { cursor: string; node: { __typename: string } }[];
}

/** The rule for connections: whoever does not see what is in them does not see how much it is, nor where it stands. */
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
