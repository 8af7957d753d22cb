import { useCallback } from 'react';
import { commitLocalUpdate, useRelayEnvironment } from 'react-relay';

/**
 * Marks cached data as outdated, for use after an event was created or deleted. Otherwise, cached lists would lack the
 * event or show a gap in its place.
 */
export function useInvalidateStore(): () => void {
  const environment = useRelayEnvironment();
  return useCallback(() => commitLocalUpdate(environment, (store) => store.invalidateStore()), [environment]);
}
