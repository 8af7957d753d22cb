import { type GraphQLSchema, Kind, type OperationDefinitionNode, OperationTypeNode, parse } from 'graphql';
import { documentLimits } from './documentSize.ts';

/**
 * Whether a GraphQL request body contains only mutations that need no sign-in, such as signing in. For these, an
 * expired token in the request is ignored.
 */
export function isOpening(schema: GraphQLSchema, body: unknown): boolean {
  const { query } = (body ?? {}) as { query?: unknown };
  if (typeof query !== 'string') return false;
  const mutations = schema.getMutationType()!.getFields();
  const isOpen = ({ operation, selectionSet }: OperationDefinitionNode) =>
    operation === OperationTypeNode.MUTATION &&
    selectionSet.selections.every(
      (each) => each.kind === Kind.FIELD && mutations[each.name.value]?.extensions['isOpen'],
    );
  try {
    const { definitions } = parse(query, { maxTokens: documentLimits.tokens });
    const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION);
    return operations.length > 0 && operations.every(isOpen);
  } catch {
    return false;
  }
}
