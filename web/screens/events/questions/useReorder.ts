import { useRef, useState, type PointerEvent } from 'react';
import { dropIndex } from './questionEditing.ts';

/** Within this distance from the edge of the window, a drag scrolls by `scrollStep` per move. Both in pixels. */
const scrollZone = 72;
const scrollStep = 12;

type Drag = { from: number; to: number; by: number; height: number; start: number; middles: readonly number[] };

/**
 * Reorders rows by dragging their handles with mouse, pen or finger. The dragged row follows the pointer, and the others
 * make room. The list changes only on drop; Escape cancels the drag.
 */
export function useReorder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();

  function begin(down: PointerEvent<HTMLElement>, from: number) {
    if (down.button !== 0 || !down.isPrimary || !list.current) return;
    down.currentTarget.setPointerCapture(down.pointerId);
    const boxes = [...list.current.children].map((row) => row.getBoundingClientRect());
    const middles = boxes.map(({ top, height }) => top + height / 2 + scrollY);
    const height = boxes[from]?.height ?? 0;
    setDrag({ from, to: from, by: 0, height, start: down.clientY + scrollY, middles });
    const cancel = ({ key }: KeyboardEvent) => key === 'Escape' && setDrag(undefined);
    addEventListener('keydown', cancel);
    down.currentTarget.addEventListener('lostpointercapture', () => removeEventListener('keydown', cancel), {
      once: true,
    });
  }

  function follow({ clientY }: PointerEvent) {
    if (!drag) return;
    if (clientY < scrollZone) scrollBy(0, -scrollStep);
    if (clientY > innerHeight - scrollZone) scrollBy(0, scrollStep);
    const by = clientY + scrollY - drag.start;
    const middle = (drag.middles[drag.from] ?? 0) + by;
    const edges = { top: middle - drag.height / 2, bottom: middle + drag.height / 2 };
    setDrag({ ...drag, by, to: dropIndex(drag.middles, drag.from, edges) });
  }

  function drop() {
    setDrag(undefined);
    if (drag && drag.to !== drag.from) onMove(drag.from, drag.to);
  }

  return {
    list,
    /** The index of the dragged row. */
    dragged: drag?.from,
    /** The distance of a row from its place in the list, in pixels. */
    shift: (place: number): number => {
      if (!drag) return 0;
      const { from, to, by, height } = drag;
      if (place === from) return by;
      if (place > from && place <= to) return -height;
      return place < from && place >= to ? height : 0;
    },
    handle: (place: number) => ({
      onPointerDown: (down: PointerEvent<HTMLElement>) => begin(down, place),
      onPointerMove: follow,
      onPointerUp: drop,
      onPointerCancel: () => setDrag(undefined),
    }),
  };
}
