import {
  type DocumentNode,
  type FragmentDefinitionNode,
  getNamedType,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';

/** What one operation may ask for: `depth` in nested fields, `cost` in fields times the items of every list around them. */
export const operationLimits = { tokens: 2000, depth: 12, cost: 20_000, directives: 50 } as const;

interface Weight {
  cost: number;
  depth: number;
}

/**
 * Refuses an operation that asks for too much before any of it runs. A list counts as many times as its `first`, its
 * `ids` or their default say; aliases count one by one. Each fragment is weighed once, however often it is spread.
 */
export function checkOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of document.definitions)
    if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const weighed = new Map<string, Weight>();
  const defaults = new Map(
    (operation.variableDefinitions ?? []).map((each) => [
      each.variable.name.value,
      each.defaultValue && valueFromASTUntyped(each.defaultValue),
    ]),
  );
  let directives = 0;

  const root = schema.getRootType(operation.operation);
  if (!root)
    throw new GraphQLError(`There is no ${operation.operation} here.`, {
      extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
    });
  const { cost, depth } = weighSet(operation.selectionSet, root);
  if (depth > operationLimits.depth) throw tooMuch(`fields nested deeper than ${operationLimits.depth}`);
  if (cost > operationLimits.cost) throw tooMuch(`${cost} items, more than ${operationLimits.cost}`);
  if (directives > operationLimits.directives) throw tooMuch(`more than ${operationLimits.directives} directives`);

  function weighSet(set: SelectionSetNode, type: GraphQLNamedType | undefined): Weight {
    const total = { cost: 0, depth: 0 };
    for (const selection of set.selections) {
      directives += selection.directives?.length ?? 0;
      const weight =
        selection.kind === Kind.FIELD
          ? weighField(selection, type)
          : selection.kind === Kind.FRAGMENT_SPREAD
            ? weighFragment(selection.name.value)
            : weighSet(
                selection.selectionSet,
                selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type,
              );
      total.cost += weight.cost;
      total.depth = Math.max(total.depth, weight.depth);
    }
    return total;
  }

  function weighFragment(name: string): Weight {
    const known = weighed.get(name);
    if (known) return known;
    const fragment = fragments.get(name)!;
    const weight = weighSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value));
    weighed.set(name, weight);
    return weight;
  }

  function weighField(node: FieldNode, parent: GraphQLNamedType | undefined): Weight {
    // how deep the schema may be asked of itself is limited by graphql-js; how often, here
    if (node.name.value.startsWith('__')) return { cost: node.selectionSet ? 4000 : 1, depth: 1 };
    const field = isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[node.name.value] : undefined;
    if (!node.selectionSet || !field) return { cost: 1, depth: 1 };
    const inner = weighSet(node.selectionSet, getNamedType(field.type));
    const first = argument(node, 'first') ?? field.args.find(({ name }) => name === 'first')?.defaultValue;
    const ids = argument(node, 'ids');
    const times = Array.isArray(ids) ? ids.length : typeof first === 'number' ? Math.max(1, first) : 1;
    return { cost: 1 + times * inner.cost, depth: 1 + inner.depth };
  }

  function argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((each) => each.name.value === name)?.value;
    if (!value) return undefined;
    if (value.kind === Kind.VARIABLE) return variables[value.name.value] ?? defaults.get(value.name.value);
    if (value.kind === Kind.INT) return Number(value.value);
    return value.kind === Kind.LIST ? value.values : undefined;
  }
}

const tooMuch = (what: string) =>
  new GraphQLError(`This operation asks for too much: ${what}. Ask for less at a time.`, {
    extensions: { code: 'OPERATION_TOO_LARGE', http: { status: 400 } },
  });
