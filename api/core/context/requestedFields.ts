import { type FragmentDefinitionNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql';

type FieldSelection = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>;

/** Cached by the field nodes of the operation, because stored operations run again and again. */
const fieldsByNodes = new WeakMap<FieldSelection['fieldNodes'], Map<string, ReadonlySet<string>>>();

/**
 * The names of the fields that an operation requests of the objects at `path` below a field. Includes fragments, and ignores
 * @skip and @include. For reads that omit columns that no field needs.
 */
export function requestedFields(
  { fieldNodes, fragments }: FieldSelection,
  path: readonly string[],
): ReadonlySet<string> {
  const found = fieldsByNodes.get(fieldNodes) ?? new Map<string, ReadonlySet<string>>();
  fieldsByNodes.set(fieldNodes, found);
  const key = path.join('.');
  const names = found.get(key) ?? findFields(fieldNodes, fragments, path);
  found.set(key, names);
  return names;
}

function findFields(
  fieldNodes: FieldSelection['fieldNodes'],
  fragments: FieldSelection['fragments'],
  path: readonly string[],
): ReadonlySet<string> {
  let sets = fieldNodes.map(({ selectionSet }) => selectionSet);
  for (const name of path)
    sets = sets.flatMap((set) =>
      [...fieldsOf(set, fragments)].filter((field) => field.name === name).map((field) => field.set),
    );
  return new Set(sets.flatMap((set) => [...fieldsOf(set, fragments)].map(({ name }) => name)));
}

function* fieldsOf(
  set: SelectionSetNode | undefined,
  fragments: Readonly<Record<string, FragmentDefinitionNode>>,
): Generator<{ name: string; set: SelectionSetNode | undefined }> {
  for (const selection of set?.selections ?? [])
    if (selection.kind === Kind.FIELD) yield { name: selection.name.value, set: selection.selectionSet };
    else if (selection.kind === Kind.INLINE_FRAGMENT) yield* fieldsOf(selection.selectionSet, fragments);
    else yield* fieldsOf(fragments[selection.name.value]?.selectionSet, fragments);
}
