import {
  defaultFieldResolver,
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLSchema,
  isListType,
  isObjectType,
} from 'graphql';
import { longestCursor } from '../../core/pages/connection.ts';
import type { Bound } from '../../core/feature.ts';
import { tooMuch } from './documentSize.ts';
import { isDeep, mostLevels } from '../../core/validation/depth.ts';
import { refuseInvalid } from '../../core/refusals/errors.ts';
import { mostNodes } from '../../core/ids/node.ts';
import { hasControlInLines, longestSearch } from '../../core/validation/validate.ts';
import { problem as sharedProblem } from '../../core/texts/problemTexts.ts';
import { sentence } from '../../core/texts/refusalTexts.ts';
import type { Sentence } from '../../core/texts/texts.ts';

/** Bounds of arguments that many features share. */
const boundsOfAll: Readonly<Record<string, Bound>> = {
  search: { characters: longestSearch },
  after: { characters: longestCursor },
  ids: { items: mostNodes },
};

/**
 * Makes every field check length and control characters of its text and list arguments before its resolver runs. Throws if an argument has
 * no bound in `bounds`. Ids are bounded by their format; input fields are bounded by the validation of their forms.
 */
export function boundArguments(schema: GraphQLSchema, bounds: Readonly<Record<string, Bound>>): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      const bounded = field.args.filter(needsBound).map(({ name }) => {
        const bound = boundsOfAll[name] ?? bounds[name];
        if (!bound) throw new Error(`${type.name}.${field.name}(${name}:) has no bound.`);
        return [name, bound] as const;
      });
      if (bounded.length === 0) continue;
      const check = (args: Record<string, unknown>) => {
        const problems: Record<string, Sentence> = {};
        for (const [name, bound] of bounded) {
          const problem = problemOf(name, args[name], bound);
          if (problem) problems[name] = problem;
        }
        refuseInvalid(problems);
      };
      const { resolve = defaultFieldResolver, subscribe } = field;
      field.resolve = (source, args: Record<string, unknown>, context, info) => {
        check(args);
        return resolve(source, args, context, info);
      };
      if (subscribe)
        field.subscribe = (source, args: Record<string, unknown>, context, info) => {
          check(args);
          return subscribe(source, args, context, info);
        };
    }
  }
}

const needsBound = ({ type }: GraphQLArgument): boolean =>
  isListType(getNullableType(type)) || getNamedType(type).name === 'String';

function problemOf(name: string, value: unknown, { characters, items }: Bound): Sentence | undefined {
  if (typeof value !== 'object' && typeof value !== 'string') return undefined;
  const texts: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items !== undefined && texts.length > items) return sentence('tooManyAtOnce', { most: items, what: name });
  if (characters !== undefined && texts.some((text) => typeof text === 'string' && text.length > characters))
    return Array.isArray(value)
      ? sentence('eachTooLong', { what: name, most: characters })
      : sentence('textTooLong', { most: characters });
  // a list refuses unknown cursors itself; REST has another name for them
  if (name === 'after') return undefined;
  return texts.some((text) => typeof text === 'string' && hasControlInLines(text))
    ? sharedProblem('controlCharacters', { field: name })
    : undefined;
}

/**
 * The maximum number of values in one list and in all variables, and the nesting depth: several times what any client
 * sends.
 */
export const variableLimits = { items: 1000, values: 10_000, levels: mostLevels } as const;

/**
 * Throws OPERATION_TOO_LARGE if the variables have too many values or levels, and VALIDATION_FAILED for one long list.
 */
export function checkVariables(variables: unknown): void {
  if (isDeep(variables)) throw tooMuch(sentence('valuesTooDeep', { most: mostLevels }));
  let values = 0;
  const look = (value: unknown, name: string): void => {
    if (typeof value !== 'object' || value === null) return;
    const parts = Array.isArray(value) ? value.length : Object.keys(value).length;
    if (Array.isArray(value) && parts > variableLimits.items)
      refuseInvalid({ [name]: sentence('tooManyValues', { most: variableLimits.items }) });
    values += parts;
    if (values > variableLimits.values)
      throw tooMuch(sentence('moreThan', { most: variableLimits.values, what: 'values' }));
    for (const [key, part] of Object.entries(value)) look(part, Array.isArray(value) ? name : key);
  };
  look(variables, 'variables');
}
