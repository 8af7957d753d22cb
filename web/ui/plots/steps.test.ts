import { expect, test } from 'vitest';
import { lineDomain, withoutSameLabel } from './steps.ts';

test('a single moment has a width', () => {
  expect(lineDomain([600_000])).toEqual([540_000, 660_000]);
});

test('two ticks of one day have one label', () => {
  const hours = [0, 12, 24, 36, 48];
  expect(withoutSameLabel(hours, (hour) => `Nov ${Math.floor(hour / 24)}`)).toEqual([0, 24, 48]);
});
