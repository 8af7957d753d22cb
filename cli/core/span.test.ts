import { expect, test } from 'vitest';
import { failureText } from '../testing/failure.ts';
import { formatSpan, parseSpans } from './span.ts';

test.each([
  ['1w', [10_080]],
  ['1d,1h', [1440, 60]],
  [' 90m , 2h ', [90, 120]],
  ['', []],
])('"%s" is %j minutes', (typed, minutes) => expect(parseSpans(typed, '--remind')).toEqual(minutes));

test.each(['1', 'h', '1.5h', '-1h', '1 h', '100000m', '1y'])('"%s" is refused', async (typed) =>
  expect(await failureText(() => parseSpans(typed, '--remind'))).toBe(
    `--remind takes times such as 30m, 2h, 1d or 1w, not "${typed}".`,
  ),
);

test.each([
  [10_080, '1w'],
  [1440, '1d'],
  [60, '1h'],
  [90, '90m'],
])('%i minutes are %s', (minutes, words) => {
  expect(formatSpan(minutes)).toBe(words);
  expect(parseSpans(words, '--remind')).toEqual([minutes]);
});
