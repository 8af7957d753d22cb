import { useLayoutEffect, useRef, type RefObject } from 'react';

const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
const duration = 500;
const animationId = 'glide';

/**
 * Animates the children of `list` (identified by `data-id`) to their new positions; new children fade in. A child that is
 * still moving turns from its current position. Respects reduced motion. `list` must be positioned, because offsets are
 * measured from it.
 */
export function useGlide(list: RefObject<HTMLElement | null>): void {
  const last = useRef({ width: 0, places: new Map<string, number>() });

  useLayoutEffect(() => {
    const rows = [...(list.current?.children ?? [])] as HTMLElement[];
    const places = new Map(rows.map((row) => [row.dataset.id ?? '', row.offsetTop]));
    const before = last.current;
    const width = list.current?.offsetWidth ?? 0;
    last.current = { width, places };
    // no animation on the first render and after a resize
    if (before.places.size === 0 || before.width !== width || reducedMotion.matches) return;

    for (const row of rows) {
      const from = before.places.get(row.dataset.id ?? '');
      if (from === undefined) row.animate([{ opacity: 0 }, { opacity: 1 }], { duration });
      else if (from !== row.offsetTop) move(row, from - row.offsetTop);
    }
  });
}

function move(row: HTMLElement, distance: number): void {
  const running = row.getAnimations().find(({ id }) => id === animationId);
  const offset = distance + (running ? new DOMMatrix(getComputedStyle(row).transform).m42 : 0);
  running?.cancel();
  row.animate([{ transform: `translateY(${offset}px)` }, { transform: 'none' }], {
    id: animationId,
    duration,
    easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  });
}
