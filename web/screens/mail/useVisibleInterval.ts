import { useEffect, useEffectEvent } from 'react';

/** Runs an action every so many milliseconds while the page is visible. */
export function useVisibleInterval(milliseconds: number, action: () => void): void {
  const act = useEffectEvent(action);
  useEffect(() => {
    const timer = setInterval(() => document.visibilityState === 'visible' && act(), milliseconds);
    return () => clearInterval(timer);
  }, [milliseconds]);
}
