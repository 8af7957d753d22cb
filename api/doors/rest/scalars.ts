import type { GraphQLScalarType } from 'graphql';

export const invalidValue = Symbol('wrong');

/** Expands a date without time in a filter: to the start of the day, or to its end for `end…` (UTC). */
export const wholeDay = (value: unknown, name: string): unknown =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(value))
    ? `${String(value)}T${name.startsWith('end') ? '23:59:59.999' : '00:00:00'}Z`
    : value;

const number = (value: unknown): number =>
  typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(value) : Number.NaN;

const text = (value: unknown) => (typeof value === 'string' ? value : invalidValue);

export const scalars: Record<string, (value: unknown) => unknown> = {
  String: text,
  ID: text,
  Int: (value) => {
    const read = number(value);
    return Number.isInteger(read) && Math.abs(read) <= 2_147_483_647 ? read : invalidValue;
  },
  Float: (value) => {
    const read = number(value);
    return Number.isFinite(read) ? read : invalidValue;
  },
  Boolean: (value) =>
    typeof value === 'boolean' ? value : value === 'true' ? true : value === 'false' ? false : invalidValue,
};

/** A custom scalar validates its values by its own parser. */
export const parseWith = (type: GraphQLScalarType) => (value: unknown) => {
  try {
    type.parseValue(value);
    return value;
  } catch {
    return invalidValue;
  }
};
