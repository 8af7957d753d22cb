import { useEffect, useRef } from 'react';
import { fetchQuery, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, SelectorStoreUpdater } from 'relay-runtime';
import { isTransient } from './errors.ts';

/** A subscription to a union of changes. The server sends `ReadAgain` at the start and after every gap. */
type LiveOperation = OperationType & { response: Record<string, { readonly __typename: string }> };

type LiveConfig<T extends LiveOperation, Q extends OperationType> = {
  subscription: GraphQLTaggedNode;
  variables: T['variables'];
  /** The query of all data that the subscription changes; refetched if a change may have been missed. */
  read: { query: GraphQLTaggedNode; variables: Q['variables'] };
  /** True while the next page loads: changes that arrive during that time may be missing in it. */
  loading?: boolean;
  /** Only if Relay's directives cannot express the change. Return true to refetch the query. */
  updater?: (...args: Parameters<SelectorStoreUpdater<T['response']>>) => void | true;
};

/**
 * Keeps the data of a screen up to date. Changes arrive by the subscription. Changes from before its start or during a lost
 * connection are recovered by refetching the query.
 */
export function useLive<T extends LiveOperation, Q extends OperationType>(config: LiveConfig<T, Q>): void {
  const { subscription, variables, loading = false } = config;
  const environment = useRelayEnvironment();
  const latest = useRef(config);
  const changedWhileLoading = useRef(false);
  const refetcherRef = useRef<ReturnType<typeof createRefetcher>>(undefined);
  useEffect(() => {
    latest.current = config;
  });
  const key = JSON.stringify(variables);

  useEffect(() => {
    const refetcher = createRefetcher(() => {
      const { query, variables: queryVariables } = latest.current.read;
      return fetchQuery<Q>(environment, query, queryVariables, { fetchPolicy: 'network-only' }).toPromise();
    });
    refetcherRef.current = refetcher;
    const { dispose } = requestSubscription<T>(environment, {
      subscription,
      variables: JSON.parse(key) as T['variables'],
      updater: (store, response) => {
        if (response && latest.current.updater?.(store, response)) refetcher.refetch();
      },
      onNext: (response) => {
        const gap = Object.values(response ?? {}).some(({ __typename }) => __typename === 'ReadAgain');
        if (gap) refetcher.refetch();
        else refetcher.noteChange();
        if (latest.current.loading) changedWhileLoading.current = true;
      },
      // a permanent refusal: the data is deleted or no longer visible, and the screen's own query shows that error
      onError: () => {},
    });
    return () => {
      dispose();
      refetcher.stop();
    };
  }, [environment, subscription, key]);

  useEffect(() => {
    if (loading || !changedWhileLoading.current) return;
    changedWhileLoading.current = false;
    refetcherRef.current?.refetch();
  }, [loading]);
}

/** The variables that refetch a paginated list as far as it is shown, up to the server's page limit of 100. */
export const refetchVariables = (shownCount: number, pageSize: number) => ({
  count: Math.min(100, Math.max(pageSize, shownCount)),
  cursor: null,
});

/**
 * Runs one fetch at a time and retries after transient errors. An answer may be older than a change that arrived during the
 * fetch, so another fetch follows.
 */
export function createRefetcher(read: () => Promise<unknown>, wait: (failures: number) => Promise<void> = backoff) {
  let running = false;
  let isFetchPending = false;
  let stopped = false;

  async function run() {
    running = true;
    for (let failures = 0; isFetchPending && !stopped;) {
      isFetchPending = false;
      try {
        await read();
        failures = 0;
      } catch (error) {
        if (!isTransient(error)) break;
        isFetchPending = true;
        await wait(failures);
        failures += 1;
      }
    }
    running = false;
  }

  return {
    refetch() {
      isFetchPending = true;
      if (!running) void run();
    },
    noteChange() {
      if (running) isFetchPending = true;
    },
    stop() {
      stopped = true;
    },
  };
}

function backoff(failures: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(5000, 1000 * 2 ** failures)));
}
