import type { GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { isObjectType } from 'graphql';
import { getMetadataStorage } from 'type-graphql';

type Resolve = GraphQLFieldResolver<unknown, unknown>;
type Instance = Readonly<Record<string, (...values: readonly unknown[]) => unknown>>;

/** A parameter of a resolver's method, as type-graphql stores it. */
interface Parameter {
  readonly kind: string;
  readonly index: number;
  /** Of an argument. */
  readonly name?: string;
  /** The class of an argument, or of an object with all arguments. */
  getType?(): unknown;
}

/**
 * Calls queries and field resolvers directly. For each call, type-graphql looks up their instance in a list, sorts the
 * parameters, and awaits a check of each argument, which does nothing here. In a list of 50 events, that is a fifth of all
 * allocations. Mutations still pass through it: it makes their inputs instances of classes.
 */
export function callDirectly(schema: GraphQLSchema): void {
  const { objectTypes, inputTypes, fieldResolvers, queries } = getMetadataStorage();
  const nameOf = new Map<unknown, string>(objectTypes.map(({ target, name }) => [target, name]));
  const inputs = new Set<unknown>(inputTypes.map(({ target }) => target));
  const fields = fieldResolvers
    .filter(({ kind }) => kind === 'external')
    .map((field) => ({ ...field, typeName: nameOf.get(field.getObjectType!()) ?? '' }));
  const instances = new Map<unknown, Instance>();
  for (const { typeName, target, methodName, schemaName, params = [] } of [
    ...fields,
    ...queries.map((query) => ({ ...query, typeName: 'Query' })),
  ]) {
    const type = schema.getType(typeName);
    if (!isObjectType(type) || params.some((each) => each.kind === 'arg' && inputs.has(each.getType()))) continue;
    const instance = instances.get(target) ?? new (target as new () => Instance)();
    instances.set(target, instance);
    type.getFields()[schemaName]!.resolve = directly(instance, methodName, params);
  }
}

function directly(instance: Instance, method: string, params: readonly Parameter[]): Resolve {
  const values = params.toSorted((a, b) => a.index - b.index).map(valueOf);
  const [first, second] = values;
  // the short ones need no array
  if (!first) return () => instance[method]!();
  if (!second) return (...call) => instance[method]!(first(...call));
  if (values.length === 2) return (...call) => instance[method]!(first(...call), second(...call));
  return (...call) => instance[method]!(...values.map((value) => value(...call)));
}

/** Reads the value of a parameter from a call. */
function valueOf({ kind, name, getType }: Parameter): Resolve {
  switch (kind) {
    case 'root':
      return (root) => root;
    case 'context':
      return (_root, _args, ctx) => ctx;
    case 'info':
      return (_root, _args, _ctx, info) => info;
    case 'arg':
      return (_root, args) => args[name!] as unknown;
    case 'args': {
      const Arguments = getType!() as new () => object;
      // without those that have no value, as type-graphql does
      const initial = Object.fromEntries(Object.entries(new Arguments()).filter(([, value]) => value !== undefined));
      return (_root, args) => Object.assign(Object.create(Arguments.prototype as object) as object, initial, args);
    }
    default:
      throw new Error(`Unknown kind of parameter: ${kind}`);
  }
}
