import { expect, test } from 'vitest';
import { changesBetween, withChanges } from './draft.ts';

test('only the fields that differ are kept', () => {
  expect(changesBetween({ title: 'a', tags: ['b'], on: true }, { title: 'c', tags: ['b'], on: true })).toEqual({
    title: 'c',
  });
  expect(changesBetween({ tags: ['b'] }, { tags: [] })).toEqual({ tags: [] });
});

test('a change that no longer fits the form is left out', () => {
  expect(
    withChanges({ title: 'a', tags: ['b'], on: true }, { title: 'c', tags: 'c', on: 'yes', removed: 'x' }),
  ).toEqual({ title: 'c', tags: ['b'], on: true });
});
