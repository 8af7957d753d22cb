import { readFileSync } from 'node:fs';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  print,
} from 'graphql';
import { features } from '../../features.ts';

/** An operation with the fragments that it needs. */
export interface BridgeOperation {
  readonly definition: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly text: string;
}

/** The page info of lists; the total is requested on the first page only. */
const pageInfo = 'fragment Page on PageInfo { hasNextPage endCursor }';

/** The rest.graphql files of all features, and further fragments. All share their fragments. */
const texts = (): readonly string[] =>
  features.flatMap(({ name, rest }) =>
    rest ? [readFileSync(new URL(`../../${name}/rest.graphql`, import.meta.url), 'utf8'), rest.fragments ?? ''] : [],
  );

/** The operations of the bridge by name. */
export function readOperations(): ReadonlyMap<string, BridgeOperation> {
  const document = parse([pageInfo, ...texts()].join('\n'), { noLocation: true });
  const fragments = new Map(
    document.definitions
      .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  return new Map(
    document.definitions
      .filter((each) => each.kind === Kind.OPERATION_DEFINITION)
      .map((definition) => {
        const needed = neededBy(definition, fragments);
        const whole: DocumentNode = { kind: Kind.DOCUMENT, definitions: [definition, ...needed.values()] };
        return [definition.name!.value, { definition, fragments: needed, text: print(whole) }];
      }),
  );
}

function neededBy(
  node: OperationDefinitionNode | FragmentDefinitionNode,
  all: ReadonlyMap<string, FragmentDefinitionNode>,
  found = new Map<string, FragmentDefinitionNode>(),
): Map<string, FragmentDefinitionNode> {
  for (const [, name] of print(node).matchAll(/\.\.\.\s*(?!on\b)(\w+)/g)) {
    const fragment = all.get(name!);
    if (!fragment || found.has(name!)) continue;
    found.set(name!, fragment);
    neededBy(fragment, all, found);
  }
  return found;
}
