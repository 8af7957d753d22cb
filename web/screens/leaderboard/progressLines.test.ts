import { describe, expect, test } from 'vitest';
import { assignSlots, momentsOf, indexOfNearest, scoreAt, spreadLabels, type ProgressLine } from './progressLines.ts';

const line = (id: string, ...points: [at: number, score: number][]): ProgressLine => ({
  id,
  name: id,
  score: points.at(-1)![1],
  rank: 1,
  points: points.map(([at, score]) => ({ at, score })),
});

test('a score holds until the next step, and is undefined before the first', () => {
  const asha = line('asha', [10, 5], [20, 8]);
  expect([9, 10, 19, 20, 99].map((moment) => scoreAt(asha, moment))).toEqual([undefined, 5, 5, 8, 8]);
});

test('the moments of all lines are merged, sorted and unique', () => {
  expect(momentsOf([line('asha', [10, 5], [30, 8]), line('bela', [10, 1], [20, 2])])).toEqual([10, 20, 30]);
});

test('the nearest of some values is returned as its index', () => {
  expect([-5, 4, 6, 14, 99].map((value) => indexOfNearest([0, 10, 20], value))).toEqual([0, 0, 1, 1, 2]);
});

describe('label positions', () => {
  test('labels stay at their wanted positions if there is room', () => {
    expect(spreadLabels([10, 40, 90], 20, 100)).toEqual([10, 40, 90]);
  });

  test('overlapping labels are centered on the middle of their wanted positions', () => {
    expect(spreadLabels([50, 50, 50], 20, 200)).toEqual([30, 50, 70]);
    expect(spreadLabels([50, 55, 120], 20, 200)).toEqual([42.5, 62.5, 120]);
  });

  test('labels stay within the limits', () => {
    expect(spreadLabels([0, 0], 20, 100)).toEqual([0, 20]);
    expect(spreadLabels([95, 100, 100], 20, 100)).toEqual([60, 80, 100]);
  });
});

test('participants keep their colors; new ones get the free colors', () => {
  const first = assignSlots({}, ['asha', 'bela', 'chitra']);
  expect(first).toEqual({ asha: 0, bela: 1, chitra: 2 });
  expect(assignSlots(first, ['devi', 'chitra', 'asha'])).toEqual({ asha: 0, chitra: 2, devi: 1 });
});
