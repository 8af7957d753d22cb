import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BottomTick } from './ticks.tsx';

test.each([
  ['in the middle', 100, 16, ['x="100"', 'text-anchor="middle"']],
  ['at the end', 270, 16, ['x="300"', 'text-anchor="end"']],
  ['at the end, if text is twice as large', 235, 32, ['x="300"', 'text-anchor="end"']],
])('a label %s does not pass the end of the axis', (_, x, fontSize, attributes) => {
  const markup = renderToStaticMarkup(
    createElement(BottomTick, { x, y: 0, fontSize, width: 300, formattedValue: '9:55 AM' }),
  );
  expect(markup.match(/(?<!d)x="[^"]*"|text-anchor="[^"]*"/g)).toEqual(attributes);
});
