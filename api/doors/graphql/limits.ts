import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isListType,
  getNullableType,
  isObjectType,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  valueFromASTUntyped,
} from 'graphql';
import { tooMuch } from './documentSize.ts';
import { isCount, isPage, isSearch, isWhole, mostOfWhole, priceOf, prices } from '../../core/statements/price.ts';
import { refusal } from '../../core/refusals/errors.ts';
import { sentence } from '../../core/texts/refusalTexts.ts';

/**
 * Limits of one operation: `depth` in nested fields; `cost` is the sum of field prices, times the number of enclosing
 * items.
 */
export const operationLimits = { depth: 12, cost: 10_000 } as const;

interface Weight {
  cost: number;
  depth: number;
}

/**
 * Refuses a too expensive operation before it runs. Fields in a list count as often as its `first`, `ids` or default
 * size. Each item of other list arguments has a price, and aliases count separately. Each fragment is weighed once.
 */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const root = schema.getRootType(operation.operation);
  if (!root)
    throw refusal('BAD_REQUEST', sentence('noOperation', { kind: operation.operation }), { http: { status: 400 } });
  const { cost, depth } = weigh(schema, document, operation, variables);
  if (depth > operationLimits.depth) throw tooMuch(sentence('fieldsTooDeep', { most: operationLimits.depth }));
  if (cost > operationLimits.cost)
    throw tooMuch(sentence('tooCostly', { cost: Math.ceil(cost), most: operationLimits.cost }));
}

/** The cost and depth of a valid operation. */
export function weigh(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Weight {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const weighed = new Map<string, Weight>();
  const visited = new Set<string>();
  const counted = new Map<object, number>();
  const given: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? [])
    given[variable.name.value] = variables[variable.name.value] ?? (defaultValue && valueFromASTUntyped(defaultValue));
  return weighSet(operation.selectionSet, schema.getRootType(operation.operation)!);

  /** `items`: the number of items of the enclosing page. */
  function weighSet(set: SelectionSetNode, type: GraphQLNamedType | undefined, items = 1): Weight {
    const total = { cost: 0, depth: 0 };
    for (const selection of set.selections) {
      const weight =
        selection.kind === Kind.FIELD
          ? weighField(selection, type, items)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? weighFragment(selection.name.value, items)
            : weighSet(
                selection.selectionSet,
                selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type,
                items,
              );
      total.cost += weight.cost;
      total.depth = Math.max(total.depth, weight.depth);
    }
    return total;
  }

  function weighFragment(name: string, items: number): Weight {
    const key = `${name} ${items}`;
    const known = weighed.get(key);
    if (known) return known;
    const fragment = fragments.get(name)!;
    const weight = weighSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), items);
    weighed.set(key, weight);
    return weight;
  }

  function weighField(node: FieldNode, parent: GraphQLNamedType | undefined, items: number): Weight {
    if (node.name.value.startsWith('__')) return weighIntrospection(node);
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!field) return { cost: prices.column, depth: 1 };
    const isFound = node.arguments?.some(({ name }) => isSearch(name.value) && argument(node, name.value));
    const own = priceOf(field, parent!.name) + (isFound ? prices.search : 0) + prices.given * itemsGiven(node);
    if (!node.selectionSet) return { cost: own, depth: 1 };
    const type = getNamedType(field.type);
    const count = field.args.find(({ name }) => isCount(name));
    const first = count && (argument(node, count.name) ?? count.defaultValue);
    const page = typeof first === 'number' ? Math.max(1, first) : 1;
    if (isPage(field)) {
      const inner = weighSet(node.selectionSet, type, page);
      return { cost: own + inner.cost, depth: 1 + inner.depth };
    }
    const inner = weighSet(node.selectionSet, type);
    const ids = argument(node, 'ids');
    // ids may belong to different types, each with a separate lookup
    if (Array.isArray(ids)) return { cost: ids.length * (own + inner.cost), depth: 1 + inner.depth };
    const times = field.name === 'edges' ? items : isWhole(field) ? mostOfWhole : page;
    return { cost: own + times * inner.cost, depth: 1 + inner.depth };
  }

  /** Allows the whole schema once and single types a few times; refuses repeated parts. */
  function weighIntrospection(node: FieldNode): Weight {
    const whole = node.name.value === SchemaMetaFieldDef.name;
    if (!whole && node.name.value !== TypeMetaFieldDef.name) return { cost: prices.column, depth: 1 };
    const type = getNamedType((whole ? SchemaMetaFieldDef : TypeMetaFieldDef).type);
    if (node.selectionSet) refuseRepeated(node.selectionSet, type, []);
    return { cost: whole ? prices.schema : prices.type, depth: 1 };
  }

  /** Refuses recursive lists of the schema, such as fields of the types of fields, and aliased parts. */
  function refuseRepeated(set: SelectionSetNode, type: GraphQLNamedType | undefined, above: readonly string[]): void {
    for (const selection of set.selections)
      if (selection.kind === Kind.FIELD) {
        const field = isObjectType(type) ? type.getFields()[selection.name.value] : undefined;
        if (!field || !selection.selectionSet) continue;
        if (selection.alias || above.includes(field.name))
          throw tooMuch(sentence('repeatedField', { field: field.name }));
        const isList = isListType(getNullableType(field.type));
        refuseRepeated(selection.selectionSet, getNamedType(field.type), isList ? [...above, field.name] : above);
      } else if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const visit = [selection.name.value, ...above].join(' ');
        if (visited.has(visit)) continue;
        visited.add(visit);
        refuseRepeated(fragments.get(selection.name.value)!.selectionSet, type, above);
      } else refuseRepeated(selection.selectionSet, type, above);
  }

  function argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((each) => each.name.value === name)?.value;
    return value && valueFromASTUntyped(value, given);
  }

  /** The number of items in list arguments, except `ids`, which the selection multiplies. */
  function itemsGiven(node: FieldNode): number {
    const names = (node.arguments ?? []).map(({ name }) => name.value).filter((name) => name !== 'ids');
    return names.reduce((sum, name) => sum + itemsIn(argument(node, name)), 0);
  }

  /** The number of items in all lists of a value. Cached, because many fields can share a variable. */
  function itemsIn(value: unknown): number {
    if (typeof value !== 'object' || value === null) return 0;
    const known = counted.get(value);
    if (known !== undefined) return known;
    const parts = Object.values(value);
    const items = parts.reduce<number>((sum, part) => sum + itemsIn(part), Array.isArray(value) ? parts.length : 0);
    counted.set(value, items);
    return items;
  }
}
