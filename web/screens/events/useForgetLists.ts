import { useCallback } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';

/**
 * For when an event came or went: lists that were read before are then not shown again from memory, with the event
 * missing or with a hole in its place, but wait for the server's.
 */
export function useForgetLists(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => commitLocalUpdate(environment, (store) => store.invalidateStore()), [environment]);
}
