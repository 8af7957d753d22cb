import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inWords, problemsInWords } from '../core/texts/inWords.ts';
import {
  achievementProblem,
  awardLimits,
  cleanAchievements,
  inRankOrder,
  invalidScore,
  noParticipant,
  parseScore,
  predefinedAchievements,
  scoreProblem,
  unknownParticipant,
  validateAward,
} from './validate.ts';

test('error messages match the specification', () => {
  expect(inWords(noParticipant)).toBe('Please select a participant');
  expect(inWords(unknownParticipant)).toBe('Selected participant data not found');
  expect(inWords(invalidScore)).toBe('Please enter a valid score (must be a positive number)');
});

test('the predefined achievements match the fifteen of the specification', () => {
  expect(predefinedAchievements.join(', ')).toBe(
    'First Place, Second Place, Third Place, Best Presenter, Best Innovation, Best Design, Best Technical Implementation, ' +
      'Best Team Player, Most Creative, Audience Choice, Perfect Attendance, Early Bird, Problem Solver, Quick Learner, ' +
      'Outstanding Contribution',
  );
  for (const name of predefinedAchievements) expect(achievementProblem(name)).toBeUndefined();
});

describe('parsing a typed score', () => {
  test.each([
    ['0', 0],
    ['10', 10],
    [' 7.25 ', 7.25],
    ['1e3', 1000],
    ['-3', -3],
  ])('%j is parsed as a number', (text, points) => expect(parseScore(text)).toBe(points));

  test.each(['', ' ', '\t\n', 'ten', '10 points', '1,5', '--1', '1.2.3'])('%j is not a number', (text) => {
    expect(parseScore(text)).toBeNaN();
    expect(scoreProblem(parseScore(text))).toEqual(invalidScore);
  });
});

describe('points', () => {
  test.each([0, 0.01, 0.1, 0.29, 1, 1.15, 9.99, 70.07, 999_999.99, awardLimits.points])(
    '%d points are valid',
    (points) => expect(scoreProblem(points)).toBeUndefined(),
  );

  test.each([
    [Number.NaN, invalidScore],
    [Number.POSITIVE_INFINITY, invalidScore],
    [Number.NEGATIVE_INFINITY, invalidScore],
    [-0.01, invalidScore],
    [-1e9, invalidScore],
    [1_000_000.01, 'Score must be at most 1,000,000'],
    [1e308, 'Score must be at most 1,000,000'],
    [0.001, 'Score must have at most two decimals'],
    [1.005, 'Score must have at most two decimals'],
    [5e-324, 'Score must have at most two decimals'],
    [0.1 + 0.2, 'Score must have at most two decimals'],
  ])('%d points are refused: %s', (points, problem) => expect(inWords(scoreProblem(points)!)).toBe(inWords(problem)));

  test('any number with two decimals up to the limit is valid', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: awardLimits.points * 100 }), (hundredths) => {
        expect(scoreProblem(hundredths / 100)).toBeUndefined();
      }),
    );
  });
});

describe('the name of an achievement', () => {
  test.each(['A', ' Best  Poster ', 'x'.repeat(60), 'Grand Prix ★', 'सर्वश्रेष्ठ'])('the name %j is valid', (name) =>
    expect(achievementProblem(name)).toBeUndefined(),
  );

  test.each([
    ['', 'An achievement needs a name'],
    [' \t', 'An achievement needs a name'],
    ['x'.repeat(61), 'An achievement must be at most 60 characters'],
    ['Best\nPoster', 'An achievement must not contain control characters'],
    ['Best\u0000Poster', 'An achievement must not contain control characters'],
    ['Best\u0085Poster', 'An achievement must not contain control characters'],
  ])('the name %j is refused: %s', (name, problem) => expect(inWords(achievementProblem(name)!)).toBe(problem));
});

describe('validating an award', () => {
  const fine = { points: 5, achievements: ['First Place'], note: null, idempotencyKey: null };

  test.each([
    ['all fields', { ...fine, note: 'For the\r\n\tbest poster', idempotencyKey: 'form-1' }],
    ['only points', { points: 0 }],
    ['twenty achievements', { ...fine, achievements: Array.from({ length: 20 }, (_, n) => `Number ${n}`) }],
    ['a note of 500 characters', { ...fine, note: ` ${'x'.repeat(500)} ` }],
    ['a key of 100 characters', { ...fine, idempotencyKey: '~'.repeat(100) }],
    ['an empty key', { ...fine, idempotencyKey: '' }],
  ])('an award with %s is valid', (_, fields) => expect(validateAward(fields)).toEqual({}));

  test.each([
    [{ points: -1 }, { points: inWords(invalidScore) }],
    [
      { achievements: Array.from({ length: 21 }, (_, n) => `Number ${n}`) },
      { achievements: 'At most 20 achievements at once' },
    ],
    [{ achievements: ['First Place', ' '] }, { achievements: 'An achievement needs a name' }],
    [{ note: 'x'.repeat(501) }, { note: 'Note must be at most 500 characters' }],
    [{ note: 'a\u0007' }, { note: 'Note must not contain control characters' }],
    [{ idempotencyKey: 'two words' }, { idempotencyKey: 'Key must be 1 to 100 visible ASCII characters' }],
    [{ idempotencyKey: 'ü' }, { idempotencyKey: 'Key must be 1 to 100 visible ASCII characters' }],
    [{ idempotencyKey: 'key\n' }, { idempotencyKey: 'Key must be 1 to 100 visible ASCII characters' }],
    [{ idempotencyKey: 'x'.repeat(101) }, { idempotencyKey: 'Key must be 1 to 100 visible ASCII characters' }],
  ])('an award with %j is refused with %j', (fields, problems) =>
    expect(problemsInWords(validateAward({ ...fine, ...fields }))).toEqual(problems),
  );

  test('all invalid fields are reported at once', () => {
    const problems = validateAward({ points: 1e7, achievements: [''], note: '\u0000', idempotencyKey: ' ' });
    expect(Object.keys(problems)).toEqual(['points', 'achievements', 'note', 'idempotencyKey']);
  });
});

describe('cleaning achievements', () => {
  test.each([
    [[], []],
    [[' Best Poster ', 'best poster', 'BEST POSTER'], ['Best Poster']],
    [['first place', ' FIRST PLACE'], ['First Place']],
    [
      ['Zeal', 'First Place', 'Care'],
      ['Zeal', 'First Place', 'Care'],
    ],
  ])('%j become %j', (given, kept) => expect(cleanAchievements(given)).toEqual(kept));
});

describe('the order of a board', () => {
  const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString();
  const row = (id: string, score: number, second: number) => ({ id, score, reachedAt: at(second) });

  test('more points rank first; equal scores share a rank, and the earlier one is listed first', () => {
    const rows = [row('late', 20, 9), row('last', 5, 1), row('early', 20, 3), row('first', 30, 20), row('next', 5, 2)];
    expect(inRankOrder(rows).map(({ rank, id }) => `${rank} ${id}`)).toEqual([
      '1 first',
      '2 early',
      '2 late',
      '4 last',
      '4 next',
    ]);
  });

  test('equal scores at the same time are ordered by id, and an empty board stays empty', () => {
    expect(inRankOrder([row('b', 1, 1), row('a', 1, 1)]).map(({ rank, id }) => `${rank} ${id}`)).toEqual([
      '1 a',
      '1 b',
    ]);
    expect(inRankOrder([])).toEqual([]);
    expect(inRankOrder([row('a', 0, 1)])).toMatchObject([{ rank: 1 }]);
  });

  test('ranking ignores the input order, does not change the input and keeps other fields', () => {
    const rows = fc.uniqueArray(
      fc.record({
        id: fc.stringMatching(/^[a-z0-9]{4}$/),
        score: fc.integer({ min: 0, max: 3 }),
        reachedAt: fc.integer({ min: 0, max: 3 }).map(at),
        name: fc.string(),
        rank: fc.integer(),
      }),
      { selector: ({ id }) => id },
    );
    fc.assert(
      fc.property(rows, (given) => {
        const before = structuredClone(given);
        const ordered = inRankOrder(given);
        expect(given).toEqual(before);
        expect(inRankOrder(given.toReversed())).toEqual(ordered);
        for (const { id, rank, score, name } of ordered) {
          expect(rank).toBe(1 + given.filter((other) => other.score > score).length);
          expect(given.find((other) => other.id === id)?.name).toBe(name);
        }
      }),
    );
  });
});
