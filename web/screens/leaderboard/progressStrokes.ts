import type { CSSProperties } from 'react';

/** The strokes of the ten lines: a color, plus dashes for color-blind readers. */
export const strokes = [
  stroke('var(--data-blue-color-emphasis)'),
  stroke('var(--data-coral-color-emphasis)', '8 3'),
  stroke('var(--data-green-color-emphasis)', '2 2.5'),
  stroke('var(--data-purple-color-emphasis)', '9 3 2 3'),
  stroke('var(--data-yellow-color-emphasis)', '5 2'),
  stroke('var(--data-pink-color-emphasis)'),
  stroke('var(--data-teal-color-emphasis)', '8 3'),
  stroke('var(--data-gray-color-emphasis)', '2 2.5'),
  stroke('var(--data-lime-color-emphasis)', '9 3 2 3'),
  stroke('var(--data-auburn-color-emphasis)', '5 2'),
];

function stroke(tone: string, dashes = 'none'): CSSProperties {
  return { '--tone': tone, '--dashes': dashes } as CSSProperties;
}
