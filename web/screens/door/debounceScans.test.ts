import { expect, test } from 'vitest';
import { debounceScans } from './debounceScans.ts';

test.each<[string, (readonly [text: string | undefined, at: number, isNew: boolean])[]]>([
  [
    'a ticket held before the camera is one scan, also if a frame takes seconds',
    [
      ['a', 0, true],
      ['a', 1500, false],
      ['a', 9000, false],
    ],
  ],
  [
    'a blurred frame does not end a scan',
    [
      ['a', 0, true],
      [undefined, 500, false],
      ['a', 1500, false],
      [undefined, 1600, false],
      ['a', 3400, false],
    ],
  ],
  [
    'a ticket that was out of sight is scanned again',
    [
      ['a', 0, true],
      [undefined, 500, false],
      [undefined, 2000, false],
      ['a', 2100, true],
      ['a', 9000, false],
    ],
  ],
  [
    'another ticket is a new scan',
    [
      ['a', 0, true],
      ['b', 100, true],
      ['a', 200, true],
    ],
  ],
])('%s', (_, frames) => {
  const isNew = debounceScans();
  expect(frames.map(([text, at]) => [text, at, isNew(text, at)])).toEqual(frames);
});
