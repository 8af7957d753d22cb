import {
  type ArgumentNode,
  type ASTNode,
  coerceInputValue,
  type DocumentNode,
  getNamedType,
  getNullableType,
  type GraphQLError,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  typeFromAST,
  TypeInfo,
  valueFromASTUntyped,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { fieldsRefusal, type Problems as FieldProblems } from '../refusals/errors.ts';
import type { Sentence } from '../texts/texts.ts';
import { problem } from '../texts/problemTexts.ts';
import { scalarProblem, sentence } from '../texts/refusalTexts.ts';

type Problems = Record<string, Sentence>;
// each rule knows the fields of its own input
type Rule = (fields: never) => FieldProblems;

const rules = new Map<string, Rule>();

/** Registers the validation of an input, so that it also runs if some of its fields cannot be parsed. */
export const registerInputRule = (inputName: string, problemsOf: Rule): void => void rules.set(inputName, problemsOf);

/**
 * Returns a sentence for each invalid field of an input that cannot be parsed completely. It covers fields that cannot be
 * parsed, and problems that the validation finds in the others. The operation does not run in this case. `at` is the path of
 * a nested input, such as `questions.2.`.
 */
export function problemsOfInput(
  type: GraphQLInputObjectType,
  value: Readonly<Record<string, unknown>>,
  at = '',
): Problems {
  const problems: Problems = {};
  const fields: Record<string, unknown> = {};
  for (const { name, type: kind, defaultValue } of Object.values(type.getFields())) {
    const given = (Object.hasOwn(value, name) ? value[name] : undefined) ?? undefined;
    let reads = true;
    const read = given === undefined ? defaultValue : coerceInputValue(given, kind, () => void (reads = false));
    fields[name] = reads ? read : undefined;
    if (isNonNullType(kind) && fields[name] === undefined) fields[name] = placeholderFor(kind);
    if (!reads || (isNonNullType(kind) && read === undefined))
      Object.assign(
        problems,
        problemsInside(`${at}${name}`, kind, given) ?? { [`${at}${name}`]: problemOf(`${at}${name}`, kind, given) },
      );
  }
  const isMissing = (name: string) => (value[name] ?? undefined) === undefined;
  for (const [name, said] of Object.entries(rules.get(type.name)?.(fields as never) ?? {}))
    if (said && (!Object.hasOwn(problems, `${at}${name}`) || isMissing(name))) problems[`${at}${name}`] = said;
  // the first sentence must be that of the first field
  const order = Object.keys(type.getFields());
  const placeOf = (name: string) => order.indexOf(name.slice(at.length).split('.', 1)[0]!);
  return Object.fromEntries(Object.entries(problems).toSorted(([one], [other]) => placeOf(one) - placeOf(other)));
}

/** The same for a nested object, or for each object of a list; undefined if the value is neither. */
function problemsInside(name: string, kind: GraphQLInputType, given: unknown): Problems | undefined {
  const inner = getNullableType(kind);
  const item = getNamedType(inner);
  if (!isInputObjectType(item)) return undefined;
  if (!isListType(inner)) return isRecord(given) ? problemsOfInput(item, given, `${name}.`) : undefined;
  if (!Array.isArray(given)) return undefined;
  const inside = given.map((value, place): Problems => {
    const at = `${name}.${place}`;
    return isRecord(value) ? problemsOfInput(item, value, `${at}.`) : { [at]: sentence('mustBeObject', { field: at }) };
  });
  return Object.assign({}, ...inside) as Problems;
}

/** The refusal with all invalid fields, if a variable of the operation is an input that cannot be parsed. */
export function unreadableInput(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError | undefined {
  for (const { variable, type: node } of variableDefinitions) {
    const type = getNullableType(typeFromAST(schema, node as never) as GraphQLInputType | undefined);
    const value = variables[variable.name.value];
    if (!isInputObjectType(type) || !isRecord(value)) continue;
    const problem = fieldsRefusal('VALIDATION_FAILED', problemsOfInput(type, value));
    if (problem) return problem;
  }
  return undefined;
}

/** The same for inputs in a refused document. Inputs with variables are skipped, because their values are not known yet. */
export function unreadableLiteral(schema: GraphQLSchema, document: DocumentNode): GraphQLError | undefined {
  const types = new TypeInfo(schema);
  let problem: GraphQLError | undefined;
  const Argument = ({ value }: ArgumentNode) => {
    const type = getNullableType(types.getInputType());
    if (problem || value.kind !== Kind.OBJECT || !isInputObjectType(type) || holdsVariable(value)) return;
    problem = fieldsRefusal(
      'VALIDATION_FAILED',
      problemsOfInput(type, valueFromASTUntyped(value) as Record<string, unknown>),
    );
  };
  visit(document, visitWithTypeInfo(types, { Argument }));
  return problem;
}

function holdsVariable(value: ASTNode): boolean {
  let found = false;
  visit(value, { Variable: () => void (found = true) });
  return found;
}

/** A placeholder for a missing value, so that the validation can check the other fields. */
function placeholderFor(type: GraphQLInputType): unknown {
  const inner = getNullableType(type);
  if (isListType(inner)) return [];
  if (isInputObjectType(inner)) return {};
  if (isEnumType(inner)) return inner.getValues()[0]!.value;
  return { Int: Number.NaN, Float: Number.NaN, Boolean: false, DateTime: new Date(Number.NaN) }[inner.name] ?? '';
}

/** The sentence for a field that cannot be parsed, as in REST. */
function problemOf(field: string, type: GraphQLInputType, given: unknown): Sentence {
  if (given === undefined || given === null) return problem('required', { field });
  const inner = getNullableType(type);
  if (isListType(inner) && !Array.isArray(given)) return sentence('mustBeList', { field });
  const named = getNamedType(inner);
  if (isEnumType(named)) {
    const values = named.getValues().map((each) => each.name);
    return sentence('mustBeOneOf', { field, values: values.join(', ') });
  }
  if (isInputObjectType(named)) return sentence('mustBeObject', { field });
  return scalarProblem(named.name, field) ?? sentence('mustBeOther', { field });
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
