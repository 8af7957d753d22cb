import { expect, test } from 'vitest';
import { scoreFormat } from './scoreFormat.ts';

const column = (...scores: number[]) => scores.map(scoreFormat(scores.map((score) => ({ score }))));

test('scores without decimals have no padding', () => {
  expect(column(388, 1200)).toEqual(['388', '1,200']);
});

test('decimals are shown as far as needed, and the decimal points are aligned', () => {
  expect(column(339.75, 388, 12.5)).toEqual(['339.75', '388\u2008\u2007\u2007', '12.5\u2007']);
});
