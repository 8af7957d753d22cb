import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The visited paths by their index in the browser's history. Entries from before this page load are unknown. */
const visited: (string | undefined)[] = [];

/** The index of this page in the browser's history. */
const currentIndex = () => (window.history.state as { idx?: number } | null)?.idx ?? 0;

/** Records the visited paths. The layout calls it once. */
export function useVisitedPaths(): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    const index = currentIndex();
    visited[index] = pathname + search;
    visited.length = index + 1;
  }, [pathname, search]);
}

/**
 * Goes back to a screen that was visited before, with its filters and scroll position (`back`). If the viewer was not there
 * before, links to its plain address (`to`).
 */
export function useBackLink(to: string): { to: string; back: (() => void) | undefined } {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // from a view of the same screen, only the exact address counts
  const isTarget = (path = '') => (to === pathname ? path : path.split('?')[0]) === to;
  const index = currentIndex();
  const steps =
    visited
      .slice(0, index)
      .toReversed()
      .findIndex((path) => isTarget(path)) + 1;
  if (steps === 0) return { to, back: undefined };
  return { to: visited[index - steps] ?? to, back: () => void navigate(-steps) };
}
