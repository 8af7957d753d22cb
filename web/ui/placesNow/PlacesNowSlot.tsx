import { Suspense } from 'react';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { tryStorage } from '../../core/session.ts';

const PlacesNow = lazyWithRetry(async () => (await import('./PlacesNow.tsx')).PlacesNow, { silentOffline: true });

/** The key of the height in CSS pixels that the places had last on this device. */
const heightKey = 'placesNow';

/**
 * What goes on at each place now, if anything does. Loaded after the first paint. Until then its last height is reserved, so
 * that nothing moves.
 */
export function PlacesNowSlot() {
  const height = Number(tryStorage(() => localStorage.getItem(heightKey)));
  const placeholder = height > 0 && <div style={{ height }} />;
  return (
    <Suspense fallback={placeholder}>
      <PlacesNow placeholder={placeholder} heightKey={heightKey} />
    </Suspense>
  );
}
