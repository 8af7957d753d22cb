import { useCallback } from 'react';
import type { useMutation } from 'react-relay';
import type { MutationParameters, PayloadError, VariablesOf } from 'relay-runtime';
import { serverError } from './errors.ts';
import { t } from './i18n.tsx';

/** The callbacks of a mutation. */
type MutationCallbacks<Response> = {
  onCompleted: (response: Response, errors: readonly PayloadError[] | null | undefined) => void;
  onError: (error: Error) => void;
};

/** Turns a mutation into a promise. Rejects with a ServerError for refusals and network failures alike. */
export const mutationPromise = <Response>(
  send: (callbacks: MutationCallbacks<Response>) => unknown,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    send({
      onCompleted: (response, errors) =>
        errors?.length ? reject(serverError(errors, t('error.server'))) : resolve(response),
      onError: reject,
    });
  });

/** Headers of the request, as the network of environment.ts reads them. */
export type MutationOptions = { cacheConfig: { metadata: Record<string, string> } };

/** The same in a component: `const [save, busy] = useCommit(useMutation<useSaveMutation>(graphql`…`))`. */
export function useCommit<T extends MutationParameters>([commit, busy]: ReturnType<typeof useMutation<T>>): [
  commit: (variables: VariablesOf<T>, options?: MutationOptions) => Promise<T['response']>,
  busy: boolean,
] {
  const send = useCallback(
    (variables: VariablesOf<T>, options?: MutationOptions) =>
      mutationPromise<T['response']>((callbacks) => commit({ variables, ...callbacks, ...options })),
    [commit],
  );
  return [send, busy];
}
