import { defaultFieldResolver, type GraphQLField, isListType, getNamedType, getNullableType } from 'graphql';

/**
 * What a field costs beside what lies below it; 1 is a column of a row that was read anyway, about ten microseconds. The
 * rules below give every field its price. One that the database pays more for says so itself (`complexity`).
 */
export const prices = {
  column: 1,
  /** A column of a row that came with many others of its kind: about a microsecond. */
  columnOfRow: 0.1,
  /** Worked out by the calendar of a zone. */
  formatted: 5,
  /** A column that holds a list. */
  columnOfMany: 5,
  /** Worked out, or looked up together with those of its neighbours. */
  resolved: 2,
  /** A list without pages, looked up. */
  whole: 50,
  /** A page that hangs on something, read together with those of its neighbours. */
  page: 10,
  /** A statement of its own. */
  statement: 20,
  /** How many there are on all pages. */
  count: 50,
  /** Rows are found by texts, on top. */
  search: 100,
  /** An item of a list among the arguments: read, checked and looked up. */
  given: 15,
  /** Signed: a fifth of a millisecond of the processor. */
  signed: 120,
  /** Takes the processor some milliseconds at a stretch; other requests wait meanwhile. */
  reckoned: 900,
  /** Counting through most of what there is. */
  aggregates: 3000,
  /** A change, with all that is checked and told. */
  mutation: 100,
  /** The whole schema: once, and not much beside it. */
  schema: 8000,
  /** One type of the schema. */
  type: 1000,
} as const;

/** How many items a list without pages is taken to have. */
export const mostOfWhole = 20;

type Field = GraphQLField<unknown, unknown>;

/** Whether a field has pages, of which it gives one. */
export const isPage = ({ type }: Field): boolean => getNamedType(type).name.endsWith('Connection');

/** Whether a list has all of its items at once: it has neither pages nor is it one. */
export const isWhole = ({ type, args, name }: Field): boolean =>
  isListType(getNullableType(type)) && name !== 'edges' && !args.some((arg) => isCount(arg.name) || arg.name === 'ids');

/** Arguments that say how many items a list has, or each of its parts. */
export const isCount = (argument: string): boolean => argument === 'first' || argument === 'perDay';

/** What a field costs beside what lies below it, by its own word or by what it is. `parent` is the name of its type. */
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

/** Arguments of fields for which rows are looked through before there is a page. */
export const isSearch = (argument: string): boolean =>
  ['search', 'tags', 'place', 'college', 'sort'].includes(argument);
