import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The paths that were visited, by their index in the browser's history; what was before this page was loaded is not known. */
const visited: (string | undefined)[] = [];

/** The index of this page in the browser's history. */
const currentIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Remembers the visited paths; called once, by the layout. */
export function useVisitedPaths(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const index = currentIndex();
    visited[index] = pathname + search;
    visited.length = index + 1;
  }, [pathname, search]);
}

/**
 * Leads back to a screen that was visited before, with its filters and scroll position as they were (`back`), or else to
 * its plain address (`to`).
 */
export function useBackLink(to: string): { to: string; back: (() => void) | undefined } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // a view of this same screen is another address of it
  const isIt = (path = '') => (to === pathname ? path : path.split('?')[0]) === to;
  const index = currentIndex();
  const steps =
    visited
      .slice(0, index)
      .toReversed()
      .findIndex((path) => isIt(path)) + 1;
  if (steps === 0) return { to, back: undefined };
  return { to: visited[index - steps] ?? to, back: () => void navigate(-steps) };
}
