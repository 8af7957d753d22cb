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
import { unknownValueSentence } from '../../core/validation/enumValues.ts';
import type { RestNames } from '../../core/rest.ts';
import { namesOf } from './names.ts';
import { parseWith, scalars, wholeDay, invalidValue } from './scalars.ts';
import { problem } from '../../core/texts/problemTexts.ts';
import { scalarProblem, sentence } from '../../core/texts/refusalTexts.ts';
import type { Sentence } from '../../core/texts/texts.ts';

/** Field name → problem. */
export type Problems = Record<string, Sentence>;

interface Place {
  /** The path of the value, such as `notification.email`. */
  name: string;
  /** Error sentences of the specification for fields that are missing or of the wrong type. */
  words: Readonly<Record<string, Sentence>>;
  names: RestNames | undefined;
  /** Query strings contain only texts; lists in them are separated by commas. */
  isQuery: boolean;
  problems: Problems;
}

/**
 * Converts a REST value to GraphQL input. Enums are case-insensitive, and numbers may be texts. An empty text means
 * null. Nulls and empty texts in lists, and unknown fields, are dropped. Unreadable values are reported in
 * `place.problems`. Returns `otherwise` if no value is given.
 */
export function readValue(type: GraphQLInputType, value: unknown, place: Place, otherwise?: unknown): unknown {
  if (!isNonNullType(type)) {
    if (value === undefined || value === null) return value ?? otherwise ?? value;
    const isAll = place.isQuery && isEnumType(type) && typeof value === 'string' && /^all$/i.test(value);
    if (isAll && !type.getValue('ALL')) return null;
    return value === '' && nameOf(type) !== 'String' ? null : readGiven(type, value, place);
  }
  if (value === undefined || value === null || (value === '' && !isText(type.ofType))) {
    // an emptied field is an error, a missing one gets its default
    const isEmptied = value !== undefined && place.words[place.name] !== undefined;
    if (otherwise !== undefined && !isEmptied) return otherwise;
    // leave missing texts to the validation, which has the sentence of the form
    if (isText(type.ofType) && !place.words[place.name]) return '';
    return refuse(place, problem('required', { field: place.name }));
  }
  return readGiven(type.ofType, value, place);
}

function readGiven(type: GraphQLInputType, value: unknown, place: Place): unknown {
  if (isListType(type)) return readList(type.ofType, value, place);
  if (isInputObjectType(type)) {
    if (!isRecord(value)) return refuse(place, sentence('mustBeObject', { field: place.name }));
    const own = Object.values(type.getFields()).map((field) => {
      const [shown, ...others] = namesOf(field.name, place.names);
      const nameIn = (own: string) => (place.name ? `${place.name}.${own}` : own);
      const read = (own: string, otherwise?: unknown) =>
        readValue(field.type, valueOf(value, own), { ...place, names: undefined, name: nameIn(own) }, otherwise);
      const other = others.find((own) => valueOf(value, own) !== undefined);
      if (other === undefined) return [field.name, read(shown, defaultOf(field))] as const;
      const found = read(other);
      if (valueOf(value, shown) !== undefined && !isSame(field.type, read(shown), found))
        place.problems[nameIn(shown)] ??= sentence('sameField', { field: shown, other });
      return [field.name, found] as const;
    });
    return Object.fromEntries(own.filter(([, read]) => read !== undefined));
  }
  if (isEnumType(type)) return readEnum(type, value, place);
  return isNonNullType(type) ? readValue(type, value, place) : readScalar(type, value, place);
}

function readList(type: GraphQLInputType, value: unknown, place: Place): unknown {
  if (!Array.isArray(value) && !place.isQuery) return refuse(place, sentence('mustBeList', { field: place.name }));
  const values: unknown[] = Array.isArray(value) ? value : [value];
  const given = place.isQuery
    ? values
        .flatMap((each) => String(each).split(','))
        .map((each) => each.trim())
        .filter(Boolean)
    : values.filter((each) => !isNothing(type, each));
  // fields of objects in a list are named by index
  const isObject = isInputObjectType(getNullableType(type));
  return given.map((each, n) => readValue(type, each, isObject ? { ...place, name: `${place.name}.${n}` } : place));
}

/** Forms send empty lines and null; they are not list items. */
const isNothing = (type: GraphQLInputType, value: unknown): boolean =>
  value === null || (isText(getNullableType(type)) && typeof value === 'string' && value.trim() === '');

function readEnum(type: GraphQLEnumType, value: unknown, place: Place): unknown {
  const wanted = typeof value === 'string' ? value.trim().toUpperCase() : '';
  if (type.getValue(wanted)) return wanted;
  const values = type.getValues().map((each) => String(each.value));
  place.problems[place.name] =
    place.words[place.name] ??
    unknownValueSentence(type.name) ??
    sentence('mustBeOneOf', { field: place.name, values: values.join(', ') });
  return undefined;
}

/** Converts a text or JSON value to a scalar. */
function readScalar(type: GraphQLScalarType, value: unknown, place: Place): unknown {
  const given = place.isQuery && type.name === 'DateTime' ? wholeDay(value, place.name) : value;
  const read = (scalars[type.name] ?? parseWith(type))(given);
  if (read !== invalidValue) return read;
  return refuse(place, scalarProblem(type.name, place.name) ?? sentence('unreadable', { field: place.name }));
}

function refuse({ name, words, problems }: Place, found: Sentence): undefined {
  problems[name] = words[name] ?? found;
  return undefined;
}

/** The default value as a client would write it. */
function defaultOf({ type, defaultValue }: GraphQLInputField): unknown {
  const inner = getNullableType(type);
  return isEnumType(inner) && defaultValue !== undefined ? inner.serialize(defaultValue) : defaultValue;
}

const valueOf = (values: Readonly<Record<string, unknown>>, name: string) =>
  Object.hasOwn(values, name) ? values[name] : undefined;

/** Whether two values of a field are equal after parsing. */
function isSame(type: GraphQLInputType, one: unknown, other: unknown): boolean {
  const inner = getNullableType(type);
  const meant = (value: unknown) => (isLeafType(inner) && value != null ? inner.parseValue(value) : value);
  return JSON.stringify(meant(one)) === JSON.stringify(meant(other));
}

const nameOf = (type: GraphQLInputType) => ('name' in type ? type.name : '');

const isText = (type: GraphQLInputType) => nameOf(type) === 'String' || nameOf(type) === 'ID';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
