import { commitMutation } from 'react-relay';
import type { Environment, GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { mutationPromise } from '../../../core/mutation.ts';

/** Commits a mutation outside of components; see useCommit. `all` marks all data in the store as outdated. */
export const commit = <T extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<T>,
  { all = false } = {},
): Promise<T['response']> =>
  mutationPromise((ends) =>
    commitMutation<T>(environment, {
      mutation,
      variables,
      ...ends,
      ...(all && { updater: (store) => store.invalidateStore() }),
    }),
  );
