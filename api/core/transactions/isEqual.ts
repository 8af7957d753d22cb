import { isDeepStrictEqual } from 'node:util';

const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

/** Whether two values are the same in the database, where the order of the keys of an object says nothing. */
export const isEqual = (one: unknown, other: unknown): boolean => isDeepStrictEqual(stored(one), stored(other));

/** Whether a row has all these values already, so that writing them would change nothing. */
export const hasAll = (row: object, values: object): boolean =>
  Object.entries(values).every(([name, value]) => isEqual(value, row[name as keyof typeof row]));
