import {
  coerceInputValue,
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { isWhole } from '../core/statements/price.ts';
import { inHours } from './build.ts';

/** A position in an operation that takes client input: an argument or an input field. */
export interface Hole {
  /** Such as `createEvent(input.title)`. */
  readonly name: string;
  readonly type: GraphQLNamedType;
  /** The type with its lists and `!`. */
  readonly whole: GraphQLInputType;
  /** The valid value while another position is tested. */
  readonly ordinary: unknown;
  /** The operation with `value` in this position and valid values in all others. */
  operation(value: unknown): { query: string; variables: Record<string, unknown> };
}

export interface Surroundings {
  /** By type name: wraps a selection on that type into a query that reaches such an object. */
  readonly path: Readonly<Record<string, (inner: string) => string>>;
  /** Valid values by argument or field name, or by `createEvent.title`, if the defaults do not fit. */
  readonly ordinary: Readonly<Record<string, unknown>>;
  /** Other arguments that a field needs besides the tested one. */
  readonly beside: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Fields that exclude each other. While one of them is tested, the others are null. */
  readonly alternatives?: readonly string[];
}

const usual: Readonly<Record<string, unknown>> = {
  email: 'somebody@evm.example',
  password: 'Evm@demo1',
  phone: '112',
  date: inHours(48).toISOString(),
  endsAt: inHours(50).toISOString(),
  startDate: inHours(-48).toISOString(),
  endDate: inHours(96).toISOString(),
  mapLinkTemplate: 'https://maps.evm.example/{place}',
  image: null,
  imageDescription: null,
  photo: null,
  after: null,
  organizer: null,
  version: null,
  first: 5,
  // one item each, because nested lists are expensive
  'eventsAt.first': 1,
  'viewerOverlaps.first': 1,
  'eventsAt.from': inHours(1).toISOString(),
  'eventsAt.until': null,
  capacity: 60,
};

/** Whether the type of the position accepts the value, so that the resolver receives it. */
export function fits(hole: Hole, value: unknown): boolean {
  let fitting = true;
  coerceInputValue(value, hole.whole, () => (fitting = false));
  return fitting;
}

/** All arguments and input fields of queries, mutations and the types in `path`. */
export function holesOf(schema: GraphQLSchema, { path, ordinary, beside, alternatives = [] }: Surroundings): Hole[] {
  const ordinaryValues = { ...usual, ...ordinary };
  const inRoots = [
    ...rootHoles('query', schema.getQueryType()!, ordinaryValues, alternatives),
    ...rootHoles('mutation', schema.getMutationType()!, ordinaryValues, alternatives),
  ];
  const inTypes = Object.entries(path).flatMap(([name, around]) =>
    Object.values((schema.getType(name) as GraphQLObjectType).getFields()).flatMap((field) =>
      field.args.map((arg) => {
        const besides = Object.entries(beside[`${name}.${field.name}`] ?? {})
          .filter(([other]) => other !== arg.name)
          .map(([other, value]) => `, ${other}: ${value}`);
        const fieldText = `${field.name}(${arg.name}: $value${besides.join('')}) ${selectionOf(getNamedType(field.type))}`;
        const query = `query ($value: ${String(arg.type)}) { ${around(fieldText)} }`;
        const operation = (value: unknown) => ({ query, variables: { value } });
        const ordinary = ordinaryValue([field.name, arg.name], arg.type, ordinaryValues);
        const what = { type: getNamedType(arg.type), whole: arg.type, ordinary };
        return { name: `${name}.${field.name}(${arg.name})`, ...what, operation };
      }),
    ),
  );
  return [...inRoots, ...inTypes];
}

const rootHoles = (
  kind: 'query' | 'mutation',
  root: GraphQLObjectType,
  ordinaryValues: Readonly<Record<string, unknown>>,
  alternatives: readonly string[],
) => Object.values(root.getFields()).flatMap((field) => fieldHoles(kind, field, ordinaryValues, alternatives));

function fieldHoles(
  kind: 'query' | 'mutation',
  field: GraphQLField<unknown, unknown>,
  known: Readonly<Record<string, unknown>>,
  alternatives: readonly string[],
): Hole[] {
  const declared = field.args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const passed = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  const query = `${kind} (${declared}) { ${field.name}(${passed}) ${selectionOf(getNamedType(field.type))} }`;
  const others = Object.fromEntries(
    field.args.map((arg) => [arg.name, ordinaryValue([field.name, arg.name], arg.type, known)]),
  );

  return field.args.flatMap((arg): Hole[] => {
    const type = getNamedType(arg.type);
    if (!isInputObjectType(type)) {
      const operation = (value: unknown) => ({ query, variables: { ...others, [arg.name]: value } });
      const what = { type, whole: arg.type, ordinary: others[arg.name] };
      return [{ name: `${field.name}(${arg.name})`, ...what, operation }];
    }
    return Object.values(type.getFields()).map((part) => ({
      name: `${field.name}(${arg.name}.${part.name})`,
      type: getNamedType(part.type),
      whole: part.type,
      ordinary: (others[arg.name] as Record<string, unknown>)[part.name],
      operation: (value) => {
        const input: Record<string, unknown> = { ...(others[arg.name] as object) };
        if (value !== null && alternatives.includes(part.name))
          for (const other of alternatives) if (other in input) input[other] = null;
        input[part.name] = value;
        return { query, variables: { ...others, [arg.name]: input } };
      },
    }));
  });
}

const byType: Readonly<Record<string, unknown>> = {
  Boolean: true,
  Int: 5,
  Float: 1,
  DateTime: inHours(24).toISOString(),
};

function ordinaryValue(
  [operation, name]: readonly [operation: string, name: string],
  type: GraphQLInputType,
  known: Readonly<Record<string, unknown>>,
): unknown {
  const own = `${operation}.${name}`;
  if (own in known) return known[own];
  if (isNonNullType(type)) return ordinaryValue([operation, name], type.ofType, known);
  if (isListType(type)) return name in known ? known[name] : [];
  if (isInputObjectType(type)) {
    const parts = Object.values(type.getFields());
    return Object.fromEntries(
      parts.map((part) => [part.name, ordinaryValue([operation, part.name], part.type, known)]),
    );
  }
  if (name in known) return known[name];
  return isEnumType(type) ? type.getValues()[0]!.name : (byType[type.name] ?? 'Ordinary');
}

/**
 * Selects all leaves of a type and of its objects, to a depth; one level less in lists without pages, and only the id
 * of an object of the same kind. Does not select an outer type again.
 */
function selectionOf(type: GraphQLNamedType, depth = 2, above: readonly GraphQLNamedType[] = []): string {
  if (isLeafType(type)) return '';
  if (above.slice(0, -1).includes(type)) return '{ __typename }';
  if (!isObjectType(type)) return '{ __typename id }';
  const fields = Object.values(type.getFields())
    .filter((field) => field.args.every((arg) => !isNonNullType(arg.type) || arg.defaultValue !== undefined))
    .filter((field) => isLeafType(getNamedType(field.type)) || depth > 0)
    .map((field) => {
      const inner = getNamedType(field.type);
      // its leaves are those of the outer object
      if (inner === type) return `${field.name} { __typename id }`;
      return `${field.name} ${selectionOf(inner, depth - (isWhole(field) ? 2 : 1), [...above, type])}`;
    });
  return `{ __typename ${fields.join(' ')} }`;
}
