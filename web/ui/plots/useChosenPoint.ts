import { useState, type KeyboardEvent } from 'react';

/**
 * The point of a plot that the pointer or the arrow keys have chosen, of `count` points. `slider` has the attributes of its
 * frame: a slider over the points, so that a screen reader announces each value. `page` is the step of Page Up and Page Down.
 */
export function useChosenPoint(count: number, sentenceOf: (index: number) => string, page = 7) {
  const [chosen, setChosen] = useState<number>();
  const last = count - 1;
  const choose = (index: number) => setChosen(Math.min(last, Math.max(0, index)));
  const index = chosen === undefined ? undefined : Math.min(chosen, last);

  function press(key: KeyboardEvent) {
    const before = index === undefined ? last : index - 1;
    const now = index ?? last;
    const next = {
      ArrowLeft: before,
      ArrowDown: before,
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      PageDown: now - page,
      PageUp: now + page,
      Home: 0,
      End: last,
    }[key.key];
    if (key.key === 'Escape' && index !== undefined) setChosen(undefined);
    else if (next === undefined) return;
    else choose(next);
    key.preventDefault();
  }

  const leave = () => setChosen(undefined);
  const slider = {
    role: 'slider',
    tabIndex: 0,
    'aria-valuemin': 0,
    'aria-valuemax': last,
    'aria-valuenow': index ?? last,
    'aria-valuetext': sentenceOf(index ?? last),
    onKeyDown: press,
    onBlur: leave,
    onPointerLeave: leave,
  } as const;
  return { index, choose, slider };
}
