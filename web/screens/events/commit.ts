import { commitMutation } from 'react-relay';
import type { Environment, GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime';
import { serverError } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';

/** A mutation to await, for code that is no component; see useCommit. With `all` everything that was read before is old now. */
export const commit = <T extends MutationParameters>(
  environment: Environment,
  mutation: GraphQLTaggedNode,
  variables: VariablesOf<T>,
  { all = false } = {},
): Promise<T['response']> =>
  new Promise((resolve, reject) => {
    commitMutation<T>(environment, {
      mutation,
      variables,
      onCompleted: (response, errors) =>
        errors?.length ? reject(serverError(errors, t('error.server'))) : resolve(response),
      onError: reject,
      ...(all && { updater: (store) => store.invalidateStore() }),
    });
  });
