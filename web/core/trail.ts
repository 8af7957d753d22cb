import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** By the place in that history; what was before this page was loaded is not known. */
const trail: (string | undefined)[] = [];

/** Where this page is in the browser's own history. */
const here = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** For the frame of every screen: remembers the way that was taken. */
export function useTrail(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const at = here();
    trail[at] = pathname + search;
    trail.length = at + 1;
  }, [pathname, search]);
}

/**
 * A way back to a screen that was left: as it was left, with its filters and where one was on it, if this page has been
 * there; else simply its address.
 */
export function useWayBack(to: string): { to: string; back: (() => void) | undefined } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // a view of this same screen is another address of it
  const isIt = (path = '') => (to === pathname ? path : path.split('?')[0]) === to;
  const at = here();
  const steps =
    trail
      .slice(0, at)
      .toReversed()
      .findIndex((path) => isIt(path)) + 1;
  if (steps === 0) return { to, back: undefined };
  return { to: trail[at - steps] ?? to, back: () => void navigate(-steps) };
}
