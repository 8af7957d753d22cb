import { expect, test } from 'vitest';
import { inWords } from '../../core/inWords.ts';
import { awardInputOf, awardProblems, emptyAward, scoreProblems } from './scoreForm.ts';

test('a typed achievement counts even if it was not added', () => {
  const values = { points: '2.5', achievements: 'First Place\nKindest', own: ' first place ', note: ' ' };
  expect(awardInputOf(values)).toEqual({ points: 2.5, achievements: ['First Place', 'Kindest'], note: null });
  expect(awardInputOf({ ...values, own: 'Loudest' }).achievements).toEqual(['First Place', 'Kindest', 'Loudest']);
});

test('an empty form lacks a participant and a score', () => {
  const { userId, points } = scoreProblems({ ...emptyAward, userId: '' });
  expect({ userId: inWords(userId), points: inWords(points) }).toEqual({
    userId: 'Please select a participant',
    points: 'Please enter a valid score (must be a positive number)',
  });
  expect(scoreProblems({ ...emptyAward, userId: 'user_1', points: '0' })).toEqual({});
});

test('a typed achievement is validated before it is added', () => {
  const { achievements } = awardProblems({ ...emptyAward, points: '1', own: 'x'.repeat(61) });
  expect(inWords(achievements)).toMatch(/at most 60/);
});
