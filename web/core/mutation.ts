import { useCallback } from 'react';
import type { useMutation } from 'react-relay';
import type { MutationParameters, VariablesOf } from 'relay-runtime';
import { serverError } from './errors.ts';
import { t } from './i18n.tsx';

/**
 * A mutation to await: `const [save, busy] = useCommit(useMutation<useSaveMutation>(graphql`…`))`.
 * The promise rejects with a ServerError, so one `catch` sees refusals and broken networks alike.
 */
export function useCommit<T extends MutationParameters>([commit, busy]: ReturnType<typeof useMutation<T>>): [
  commit: (variables: VariablesOf<T>) => Promise<T['response']>,
  busy: boolean,
] {
  const send = useCallback(
    (variables: VariablesOf<T>) =>
      new Promise<T['response']>((resolve, reject) => {
        commit({
          variables,
          onCompleted: (response, errors) =>
            errors?.length ? reject(serverError(errors, t('error.server'))) : resolve(response),
          onError: reject,
        });
      }),
    [commit],
  );
  return [send, busy];
}
