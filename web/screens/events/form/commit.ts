import { commitMutation } from 'react-relay';
import type { Environment, GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { type MutationOptions, mutationPromise } from '../../../core/mutation.ts';

/** Commits a mutation outside of components; see useCommit. `all` marks all data in the store as outdated. */
export const commit = <T extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<T>,
  { all = false, ...options }: Partial<MutationOptions> & { all?: boolean } = {},
): Promise<T['response']> =>
  mutationPromise((ends) =>
    commitMutation<T>(environment, {
      mutation,
      variables,
      ...ends,
      ...options,
      ...(all && { updater: (store) => store.invalidateStore() }),
    }),
  );
