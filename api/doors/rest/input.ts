import {
  getNullableType,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLScalarType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql';
import { unknownValueSentence } from '../../core/enumValues.ts';
import type { RestNames } from '../../core/rest.ts';
import { namesOf } from './names.ts';
import { parsed, scalars, wholeDay, wrong } from './scalars.ts';

/** Field name → one sentence. */
export type Problems = Record<string, string>;

interface Place {
  /** Where the value stands, such as `notification.email`. */
  name: string;
  /** What the specification says of a field that is missing or of the wrong kind. */
  words: Readonly<Record<string, string>>;
  names: RestNames | undefined;
  /** Values of a query string are texts, and lists in it are separated by commas. */
  isQuery: boolean;
  problems: Problems;
}

/**
 * A value as a client of the bridge writes it, as GraphQL takes it: enums in any case of letters, numbers also as texts, an
 * empty text where there is nothing, nulls and empty texts in lists and fields that are not known here left out. What cannot be read is a problem of its
 * field. Where nothing is given, `otherwise`.
 */
export function readValue(type: GraphQLInputType, value: unknown, place: Place, otherwise?: unknown): unknown {
  if (!isNonNullType(type)) {
    if (value === undefined || value === null) return value ?? otherwise ?? value;
    const isAll = place.isQuery && isEnumType(type) && typeof value === 'string' && /^all$/i.test(value);
    if (isAll && !type.getValue('ALL')) return null;
    return value === '' && nameOf(type) !== 'String' ? null : readGiven(type, value, place);
  }
  if (value === undefined || value === null || (value === '' && !isText(type.ofType))) {
    // a field that was emptied is not one that was left out
    const isEmptied = value !== undefined && place.words[place.name] !== undefined;
    if (otherwise !== undefined && !isEmptied) return otherwise;
    // what is missing is said by the rule, in the words of the form
    if (isText(type.ofType) && !place.words[place.name]) return '';
    return refuse(place, 'is required');
  }
  return readGiven(type.ofType, value, place);
}

function readGiven(type: GraphQLInputType, value: unknown, place: Place): unknown {
  if (isListType(type)) return readList(type.ofType, value, place);
  if (isInputObjectType(type)) {
    if (!isRecord(value)) return refuse(place, 'must be an object');
    const own = Object.values(type.getFields()).map((field) => {
      const [shown, ...others] = namesOf(field.name, place.names);
      const nameIn = (own: string) => (place.name ? `${place.name}.${own}` : own);
      const read = (own: string, otherwise?: unknown) =>
        readValue(field.type, valueOf(value, own), { ...place, names: undefined, name: nameIn(own) }, otherwise);
      const other = others.find((own) => valueOf(value, own) !== undefined);
      if (other === undefined) return [field.name, read(shown, defaultOf(field))] as const;
      const found = read(other);
      if (valueOf(value, shown) !== undefined && !isSame(field.type, read(shown), found))
        place.problems[nameIn(shown)] ??= `${shown} and ${other} are the same field: send one of them`;
      return [field.name, found] as const;
    });
    return Object.fromEntries(own.filter(([, read]) => read !== undefined));
  }
  if (isEnumType(type)) return readEnum(type, value, place);
  return isNonNullType(type) ? readValue(type, value, place) : readScalar(type, value, place);
}

function readList(type: GraphQLInputType, value: unknown, place: Place): unknown {
  if (!Array.isArray(value) && !place.isQuery) return refuse(place, 'must be a list');
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const given = place.isQuery
    ? values
        .flatMap((each) => String(each).split(','))
        .map((each) => each.trim())
        .filter(Boolean)
    : values.filter((each) => !isNothing(type, each));
  // fields of an object in a list are told apart by its place
  const isObject = isInputObjectType(getNullableType(type));
  return given.map((each, n) => readValue(type, each, isObject ? { ...place, name: `${place.name}.${n}` } : place));
}

/** Forms send an empty line along, and null for it: nothing of a list, no wrong part of it. */
const isNothing = (type: GraphQLInputType, value: unknown): boolean =>
  value === null || (isText(getNullableType(type)) && typeof value === 'string' && value.trim() === '');

function readEnum(type: GraphQLEnumType, value: unknown, place: Place): unknown {
  const wanted = typeof value === 'string' ? value.trim().toUpperCase() : '';
  if (type.getValue(wanted)) return wanted;
  place.problems[place.name] =
    place.words[place.name] ??
    unknownValueSentence(type.name) ??
    `${place.name} must be one of ${type
      .getValues()
      .map((each) => String(each.value))
      .join(', ')}`;
  return undefined;
}

/** What a text says in the place of another kind of value. */
function readScalar(type: GraphQLScalarType, value: unknown, place: Place): unknown {
  const given = place.isQuery && type.name === 'DateTime' ? wholeDay(value, place.name) : value;
  const read = (scalars[type.name] ?? parsed(type))(given);
  return read === wrong ? refuse(place, kinds[type.name] ?? 'cannot be read') : read;
}

const kinds: Record<string, string> = {
  String: 'must be a text',
  ID: 'must be a text',
  Int: 'must be a whole number',
  Float: 'must be a number',
  Boolean: 'must be true or false',
  DateTime: 'must be a point in time such as 2026-11-21T18:30:00Z',
};

function refuse({ name, words, problems }: Place, what: string): undefined {
  problems[name] = words[name] ?? `${name} ${what}`;
  return undefined;
}

/** As a client would write it. */
function defaultOf({ type, defaultValue }: GraphQLInputField): unknown {
  const inner = getNullableType(type);
  return isEnumType(inner) && defaultValue !== undefined ? inner.serialize(defaultValue) : defaultValue;
}

const valueOf = (values: Readonly<Record<string, unknown>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Whether two values of a field say the same, however they are written. */
function isSame(type: GraphQLInputType, one: unknown, other: unknown): boolean {
  const inner = getNullableType(type);
  const meant = (value: unknown) => (isLeafType(inner) && value != null ? inner.parseValue(value) : value);
  return JSON.stringify(meant(one)) === JSON.stringify(meant(other));
}

const nameOf = (type: GraphQLInputType) => ('name' in type ? type.name : '');

const isText = (type: GraphQLInputType) => nameOf(type) === 'String' || nameOf(type) === 'ID';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
