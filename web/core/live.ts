import { useEffect, useRef } from 'react';
import { fetchQuery, requestSubscription, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType, SelectorStoreUpdater } from 'relay-runtime';
import { mayPass } from './errors.ts';

/** A subscription whose changes say what they are, and which begins with a `ReadAgain`. */
type LiveOperation = OperationType & { response: Record<string, { readonly __typename: string }> };

type LiveConfig<T extends LiveOperation, Q extends OperationType> = {
  subscription: GraphQLTaggedNode;
  variables: T['variables'];
  /** All that the subscription tells changes of: read afresh whenever something may have been missed. */
  read: { query: GraphQLTaggedNode; variables: Q['variables'] };
  /** The next page is on its way: what changes meanwhile may be missing in it. */
  loading?: boolean;
  /** Only where Relay's directives cannot say what a change does. True: what is shown must be read again. */
  updater?: (...args: Parameters<SelectorStoreUpdater<T['response']>>) => void | true;
};

/**
 * Keeps what a screen shows as the server has it: changes arrive by the subscription, and whatever happened before it
 * began, or while the connection was lost, by reading again.
 */
export function useLive<T extends LiveOperation, Q extends OperationType>(config: LiveConfig<T, Q>): void {
  const { subscription, variables, loading = false } = config;
  const environment = useRelayEnvironment();
  const latest = useRef(config);
  const late = useRef(false);
  const current = useRef<ReturnType<typeof keepReading>>(undefined);
  useEffect(() => {
    latest.current = config;
  });
  const key = JSON.stringify(variables);

  useEffect(() => {
    const reader = keepReading(() => {
      const { query, variables: asked } = latest.current.read;
      return fetchQuery<Q>(environment, query, asked, { fetchPolicy: 'network-only' }).toPromise();
    });
    current.current = reader;
    const { dispose } = requestSubscription<T>(environment, {
      subscription,
      variables: JSON.parse(key) as T['variables'],
      updater: (store, response) => {
        if (response && latest.current.updater?.(store, response)) reader.again();
      },
      onNext: (response) => {
        const gap = Object.values(response ?? {}).some(({ __typename }) => __typename === 'ReadAgain');
        if (gap) reader.again();
        else reader.changed();
        if (latest.current.loading) late.current = true;
      },
      // refused for good: what was there before is gone or no longer ours, which the screen's own query says better
      onError: () => {},
    });
    return () => {
      dispose();
      reader.stop();
    };
  }, [environment, subscription, key]);

  useEffect(() => {
    if (loading || !late.current) return;
    late.current = false;
    current.current?.again();
  }, [loading]);
}

/** A list by pages from its beginning, as far as it is shown and the server gives at once: the rest is loaded again by scrolling. */
export const upTo = (shown: number, pageSize: number) => ({
  count: Math.min(100, Math.max(pageSize, shown)),
  cursor: null,
});

/**
 * One reading at a time, again after failures that may pass. An answer that was on its way while something changed may
 * be older than the change, so it is followed by another.
 */
export function keepReading(read: () => Promise<unknown>, wait: (failures: number) => Promise<void> = pause) {
  let running = false;
  let wanted = false;
  let stopped = false;

  async function run() {
    running = true;
    for (let failures = 0; wanted && !stopped;) {
      wanted = false;
      try {
        await read();
        failures = 0;
      } catch (error) {
        if (!mayPass(error)) break;
        wanted = true;
        await wait(failures);
        failures += 1;
      }
    }
    running = false;
  }

  return {
    again() {
      wanted = true;
      if (!running) void run();
    },
    changed() {
      if (running) wanted = true;
    },
    stop() {
      stopped = true;
    },
  };
}

function pause(failures: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.min(5000, 1000 * 2 ** failures)));
}
