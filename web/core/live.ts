import { useCallback, useEffect, useRef } from 'react';
import { fetchQuery, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, SelectorStoreUpdater } from 'relay-runtime';
import { useConnection, usePausedAt } from './connection.ts';
import { isTransient } from './errors.ts';

/**
 * A union of changes: the server sends `ReadAgain` at the start and after every gap. Or an object: the server sends it
 * completely at the start and after every change, and null if the viewer may no longer see it.
 */
type LiveMessage = { readonly __typename: string } | { readonly __typename?: never; readonly id: string };
type LiveOperation = OperationType & { response: Record<string, LiveMessage | null | undefined> };

type LiveConfig<T extends LiveOperation, Q extends OperationType> = {
  subscription: GraphQLTaggedNode;
  /** undefined if nothing shown is live. */
  variables: T['variables'] | undefined;
  /** The query of all data that the subscription changes; refetched if a change may have been missed. */
  read: { query: GraphQLTaggedNode; variables: Q['variables'] };
  /** True while the next page loads: changes that arrive during that time may be missing in it. */
  loading?: boolean;
  /** Only if Relay's directives cannot express the change. Return true to refetch the query. */
  updater?: (...args: Parameters<SelectorStoreUpdater<T['response']>>) => void | true;
  /** Called after each refetch. */
  onRead?: () => void;
  /** The least time between two refetches, in ms. */
  readPause?: number;
  /** Stays live while the viewer pauses live updates, because outdated data would harm them. */
  isEssential?: boolean;
};

const pollInterval = 10_000;

/**
 * Keeps the data of a screen up to date. Changes arrive by the subscription. Changes from before its start or during a lost
 * connection are recovered by refetching the query. Without a connection, the query is polled while the page is visible.
 * While the viewer pauses live updates, the query is only fetched once. Returns a function that refetches the query.
 */
export function useLive<T extends LiveOperation, Q extends OperationType>(config: LiveConfig<T, Q>): () => void {
  const { subscription, variables, loading = false, isEssential } = config;
  const environment = useRelayEnvironment();
  const isOnline = useConnection() === 'online';
  const pausedOnDeviceAt = usePausedAt();
  const pausedAt = isEssential ? 0 : pausedOnDeviceAt;
  const latest = useRef(config);
  const changedWhileLoading = useRef(false);
  const refetcherRef = useRef<ReturnType<typeof createRefetcher>>(undefined);
  useEffect(() => {
    latest.current = config;
  });
  const key = variables && JSON.stringify(variables);

  useEffect(() => {
    if (key === undefined) return undefined;
    const refetcher = createRefetcher(async () => {
      const { query, variables: queryVariables } = latest.current.read;
      await fetchQuery<Q>(environment, query, queryVariables, { fetchPolicy: 'network-only' }).toPromise();
      const { onRead, readPause } = latest.current;
      onRead?.();
      if (readPause) await pause(readPause);
    });
    refetcherRef.current = refetcher;
    if (pausedAt) {
      refetcher.refetch();
      return refetcher.stop;
    }
    const { dispose } = requestSubscription<T>(environment, {
      subscription,
      variables: JSON.parse(key) as T['variables'],
      updater: (store, response) => {
        if (response && latest.current.updater?.(store, response)) refetcher.refetch();
      },
      onNext: (response) => {
        for (const message of Object.values(response ?? {})) {
          const { __typename: type } = message ?? { __typename: 'ReadAgain' };
          if (type === 'ReadAgain') refetcher.refetch();
          // after an object, which is complete, one more refetch would only add load
          else if (type) refetcher.noteChange();
        }
        if (latest.current.loading) changedWhileLoading.current = true;
      },
      // a permanent refusal: the data is deleted or no longer visible, and a refetch shows that
      onError: refetcher.refetch,
    });
    return () => {
      dispose();
      refetcher.stop();
    };
  }, [environment, subscription, key, pausedAt]);

  useEffect(() => {
    if (isOnline || key === undefined || pausedAt) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden) refetcherRef.current?.poll();
    }, pollInterval);
    return () => clearInterval(timer);
  }, [isOnline, key, pausedAt]);

  useEffect(() => {
    if (loading || !changedWhileLoading.current) return;
    changedWhileLoading.current = false;
    refetcherRef.current?.refetch();
  }, [loading]);

  return useCallback(() => refetcherRef.current?.refetch(), []);
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
  let isPoll = false;
  let stopped = false;

  async function run() {
    running = true;
    for (let failures = 0; isFetchPending && !stopped;) {
      isFetchPending = false;
      try {
        await read();
        failures = 0;
      } catch (error) {
        if (isPoll || !isTransient(error)) break;
        isFetchPending = true;
        await wait(failures);
        failures += 1;
      }
    }
    running = false;
  }

  return {
    refetch() {
      isPoll = false;
      isFetchPending = true;
      if (!running) void run();
    },
    /** Fetches once, without retries: the next poll follows. */
    poll() {
      if (running) return;
      isPoll = true;
      isFetchPending = true;
      void run();
    },
    noteChange() {
      if (running) isFetchPending = true;
    },
    stop() {
      stopped = true;
    },
  };
}

const backoff = (failures: number) => pause(Math.min(5000, 1000 * 2 ** failures));

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
