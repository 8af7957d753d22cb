import { commitMutation } from 'react-relay';
import type { Environment, GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { awaited } from '../../core/mutation.ts';

/** A mutation to await, for code that is no component; see useCommit. With `all` everything that was read before is old now. */
export const commit = <T extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<T>,
  { all = false } = {},
): Promise<T['response']> =>
  awaited((ends) =>
    commitMutation<T>(environment, {
      mutation,
      variables,
      ...ends,
      ...(all && { updater: (store) => store.invalidateStore() }),
    }),
  );
