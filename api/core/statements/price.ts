import { defaultFieldResolver, type GraphQLField, isListType, getNamedType, getNullableType } from 'graphql';

/**
 * The price of a field without its sub-fields. 1 is a column of a row that is read anyway, about ten microseconds. `priceOf`
 * derives the price of every field; a more expensive field declares it (`complexity`).
 */
export const prices = {
  column: 1,
  /** A column of a row among many rows of its kind: about a microsecond. */
  columnOfRow: 0.1,
  /** Computed with a time zone. */
  formatted: 5,
  /** A column that holds a list. */
  columnOfMany: 5,
  /** Computed, or looked up in a batch with its neighbours. */
  resolved: 2,
  /** A looked-up list without pages. */
  whole: 50,
  /** A page of a list that belongs to an object, read in a batch with its neighbours. */
  page: 10,
  /** A separate statement. */
  statement: 20,
  /** The total count of a list. */
  count: 50,
  /** Surcharge for a text search. */
  search: 100,
  /** An item of a list argument: parsed, checked and looked up. */
  given: 15,
  /** A signature: a fifth of a millisecond of CPU time. */
  signed: 120,
  /** Blocks the event loop for some milliseconds, and with it other requests. */
  reckoned: 900,
  /** Counts most rows of a table. */
  aggregates: 3000,
  /** A mutation, with its checks and notifications. */
  mutation: 100,
  /** The whole schema; leaves little for other fields. */
  schema: 8000,
  /** One type of the schema. */
  type: 1000,
} as const;

/** The assumed length of a list without pages. */
export const mostOfWhole = 20;

type Field = GraphQLField<unknown, unknown>;

export const isPage = ({ type }: Field): boolean => getNamedType(type).name.endsWith('Connection');

/** Whether a list returns all items at once: it has no pages, and is no page itself. */
export const isWhole = ({ type, args, name }: Field): boolean =>
  isListType(getNullableType(type)) && name !== 'edges' && !args.some((arg) => isCount(arg.name) || arg.name === 'ids');

/** Arguments for the number of items of a list, or of each of its parts. */
export const isCount = (argument: string): boolean => argument === 'first' || argument === 'perDay';

/** The price of a field without its sub-fields: declared, or derived from its kind. `parent` is the name of its type. */
export function priceOf(field: Field, parent: string): number {
  const { complexity } = field.extensions as { complexity?: number };
  if (complexity !== undefined) return complexity;
  if (parent === 'Mutation') return prices.mutation;
  if (parent === 'Query' || parent === 'Subscription') return prices.statement;
  if (parent.endsWith('Connection') && field.name === 'totalCount') return prices.count;
  if (isPage(field)) return prices.page;
  const isResolved = field.resolve !== undefined && field.resolve !== defaultFieldResolver;
  if (isWhole(field)) return isResolved ? prices.whole : prices.columnOfMany;
  return isResolved ? prices.resolved : prices.column;
}

/** Arguments that make the database search rows before it finds a page. */
export const isSearch = (argument: string): boolean =>
  ['search', 'tags', 'place', 'college', 'sort'].includes(argument);
