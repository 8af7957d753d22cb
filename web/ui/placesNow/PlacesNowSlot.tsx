import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { tryStorage } from '../../core/session.ts';

const PlacesNow = lazyWithRetry(async () => (await import('./PlacesNow.tsx')).PlacesNow, { silentOffline: true });

/** The key of the height in CSS pixels that the places had last on this device. */
const heightKey = 'placesNow';

/**
 * What goes on at each place now, if anything does. Loaded after the first paint into the room that it had last, so that
 * nothing moves. Without a last height, it is shown at the next visit.
 */
export function PlacesNowSlot() {
  const [height] = useState(() => Number(tryStorage(() => localStorage.getItem(heightKey))));
  const placeholder = height > 0 && <div style={{ height }} />;
  return (
    <Suspense fallback={placeholder}>
      <PlacesNow placeholder={placeholder} heightKey={heightKey} />
    </Suspense>
  );
}
