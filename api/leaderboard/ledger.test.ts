import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { boardFaults, readBoards } from '../testing/boards.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { awardsIn, type AwardInput, scorers } from '../testing/scores.ts';

let api: Api;
let award: ReturnType<typeof scorers>['award'];
let correct: ReturnType<typeof scorers>['correct'];
let organizer: Person;
let colleague: Person;
let admin: Person;
let person: Person;
let event: BuiltEvent;

beforeAll(async () => {
  api = await startApi();
  ({ award, correct } = scorers(api));
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Olga', lastName: 'Nizer' });
  colleague = await api.buildUser({ role: 'organizer', firstName: 'Cole', lastName: 'League' });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());
beforeEach(async () => {
  [person, event] = [await api.buildUser({ firstName: 'Asha', lastName: 'Rao' }), await api.buildEvent()];
  await api.buildRegistrations(event, [person]);
});

const entries = () =>
  api.sql<{ points: number; corrects: string | null; corrects_to: number | null }>(
    `SELECT points::float8, corrects, corrects_to::float8 FROM awards WHERE event_id = $1 ORDER BY created_at, id`,
    [event.uuid],
  );

const scoreNow = async () => {
  const { data } = await api.as(person)<{ event: { viewerScore: { score: number; achievements: string[] } | null } }>(
    'query ($id: ID!) { event(id: $id) { viewerScore { score achievements } } }',
    { id: event.id },
  );
  return data.event.viewerScore;
};

async function boardsFit() {
  expect(await boardFaults(api, admin)).toEqual([]);
}

describe('an entry of the ledger', () => {
  test('an entry holds the award, the awarder, the participant, the reason and the time', async () => {
    const before = Date.now();
    const answer = await award(organizer, event, person, {
      points: 12.5,
      achievements: [' first place ', 'Best Poster', 'best poster'],
      note: '  For the poster ',
    });
    expect(answer.errors).toEqual([]);
    expect(answer.award).toMatchObject({
      eventId: event.id,
      userId: person.id,
      userName: 'Asha Rao',
      points: 12.5,
      achievements: ['First Place', 'Best Poster'],
      note: 'For the poster',
      awardedByName: 'Olga Nizer',
      effectivePoints: 12.5,
      effectiveAchievements: ['First Place', 'Best Poster'],
      isCorrected: false,
      correctedAt: null,
      correctedByName: null,
      correctionNote: null,
    });
    expect(answer.row).toMatchObject({
      eventId: event.id,
      rank: 1,
      userId: person.id,
      userName: 'Asha Rao',
      college: person.college,
      score: 12.5,
      achievements: ['First Place', 'Best Poster'],
      lastUpdated: answer.award.createdAt,
      reachedAt: answer.award.createdAt,
    });
    const at = Date.parse(answer.award.createdAt);
    expect(at).toBeGreaterThanOrEqual(before - 1000);
    expect(at).toBeLessThanOrEqual(Date.now() + 1000);
  });

  test.each([
    ['changed in its points', 'UPDATE awards SET points = points + 1 WHERE event_id = $1'],
    ['changed in its achievements', `UPDATE awards SET achievements = '{First Place}' WHERE event_id = $1`],
    ['given to another person', 'UPDATE awards SET user_id = awarded_by WHERE event_id = $1'],
    ['deleted', 'DELETE FROM awards WHERE event_id = $1'],
  ])('an entry is never %s: the database refuses it', async (_, statement) => {
    await award(organizer, event, person);
    await expect(api.sql(statement, [event.uuid])).rejects.toThrow('awards never change');
    expect(await entries()).toEqual([{ points: 10, corrects: null, corrects_to: null }]);
  });

  test('the database refuses invalid entries', async () => {
    const elsewhere = await api.buildEvent();
    await api.buildRegistrations(elsewhere, [person]);
    const [there] = await awardsIn(api.sql)([{ event: elsewhere, to: person, by: organizer }]);
    const insert = (columns: string, values: string, ...more: unknown[]) =>
      api.sql(
        `INSERT INTO awards (id, event_id, user_id, awarded_by, ${columns})
         VALUES (gen_random_uuid(), $1, $2, $3, ${values})`,
        [event.uuid, person.uuid, organizer.uuid, ...more],
      );
    await expect(insert('points', '-1')).rejects.toThrow('awards_negative_corrects');
    await expect(insert('points, corrects_to', '1, 1')).rejects.toThrow('awards_corrects_to');
    await expect(insert('points, corrects', '1, $4', there!.uuid)).rejects.toThrow('violates');
    const from = (points: number) => JSON.stringify({ points, achievements: [] });
    const correcting = 'points, corrects, corrects_to, corrects_from';
    await expect(insert(correcting, '1, $4, 1, $5', there!.uuid, from(0))).rejects.toThrow('awards_corrected');
    // the difference must be computed from the current value of the award (evm_correct)
    await expect(insert('points, corrects, corrects_to', '0, $4, 1', there!.uuid)).rejects.toThrow(
      'awards_corrects_from',
    );
    await expect(insert(correcting, '0, $4, 1, $5', there!.uuid, from(10))).rejects.toThrow('awards_corrects_from');
    await expect(insert('points, corrects_from', '1, $4', from(0))).rejects.toThrow('awards_corrects_from');
    await expect(insert('points, corrects, corrects_to', '1, $4, -1', there!.uuid)).rejects.toThrow('violates');
    await expect(insert('points, achievements', '1, ARRAY[NULL]::text[]')).rejects.toThrow('achievements');
    expect(await entries()).toEqual([]);
  });
});

test('the ledger refuses NaN as points', async () => {
  const elsewhere = await api.buildEvent();
  const insert = api.sql(
    `INSERT INTO awards (id, event_id, user_id, awarded_by, points) VALUES (gen_random_uuid(), $1, $2, $3, 'NaN')`,
    [elsewhere.uuid, person.uuid, organizer.uuid],
  );
  const outcome = await insert.then(
    () => 'written',
    () => 'refused',
  );
  await api.sql('DELETE FROM events WHERE id = $1', [elsewhere.uuid]);
  expect(outcome).toBe('refused');
});

describe('a score', () => {
  test('a score is the exact sum of its awards; its achievements keep their order, without duplicates', async () => {
    const given: AwardInput[] = [
      { points: 0.1, achievements: ['Early Bird'] },
      { points: 0.2, achievements: ['Zeal', 'early bird'] },
      { points: 999_999.99 },
      { points: 0, achievements: ['zeal', 'Audience Choice'] },
    ];
    for (const each of given) expect((await award(organizer, event, person, each)).errors).toEqual([]);
    expect(await scoreNow()).toEqual({
      score: 1_000_000.29,
      achievements: ['Early Bird', 'Zeal', 'Audience Choice'],
    });
    await boardsFit();
  });

  test('an achievement alone gives a score of 0 points', async () => {
    expect((await award(organizer, event, person, { points: 0, achievements: ['Early Bird'] })).row).toMatchObject({
      score: 0,
      rank: 1,
    });
    expect((await award(admin, event, person, { points: 0 })).row).toMatchObject({ score: 0 });
    await boardsFit();
  });

  test('a participant without an award has no score', async () => {
    expect(await scoreNow()).toBeNull();
  });

  test('only points change `reachedAt`, and any award changes `lastUpdated`', async () => {
    const first = await award(organizer, event, person, { points: 5 });
    const second = await award(organizer, event, person, { points: 0, achievements: ['Early Bird'] });
    expect(second.row).toMatchObject({ reachedAt: first.award.createdAt, lastUpdated: second.award.createdAt });
    const third = await award(organizer, event, person, { points: 5 });
    expect(third.row).toMatchObject({ reachedAt: third.award.createdAt, lastUpdated: third.award.createdAt });
  });

  test('a score may be far higher than the limit of one award', async () => {
    await awardsIn(api.sql)(
      Array.from({ length: 30 }, () => ({ event, to: person, by: organizer, points: 1_000_000 })),
    );
    expect((await award(organizer, event, person, { points: 0.01 })).row).toMatchObject({ score: 30_000_000.01 });
    await boardsFit();
  });
});

describe('a correction', () => {
  test.each([
    ['to fewer points', 4, -6],
    ['to more points', 15.75, 5.75],
    ['to the same points', 10, 0],
  ])('a correction %s is a separate entry, and updates award and score', async (_, points, difference) => {
    const { award: given } = await award(organizer, event, person, { points: 10, note: 'Won' });
    await award(organizer, event, person, { points: 1 });
    const answer = await correct(colleague, given, { points, achievements: ['Zeal'], note: ' Counted again ' });
    expect(answer.errors).toEqual([]);
    expect(answer.award).toMatchObject({
      id: given.id,
      points: 10,
      achievements: [],
      note: 'Won',
      awardedByName: 'Olga Nizer',
      createdAt: given.createdAt,
      effectivePoints: points,
      effectiveAchievements: ['Zeal'],
      isCorrected: true,
      correctedByName: 'Cole League',
      correctionNote: 'Counted again',
    });
    expect(answer.row).toMatchObject({
      score: points + 1,
      achievements: ['Zeal'],
      lastUpdated: answer.award.correctedAt,
    });
    expect((await entries()).map((each) => each.points)).toEqual([10, 1, difference]);
    await boardsFit();
  });

  test('a correction to nothing undoes the award; a participant without other awards leaves the boards', async () => {
    const [other] = await api.buildUsers(1, { college: `College of ${person.id}` });
    await api.buildRegistrations(event, [other!]);
    const { award: one } = await award(organizer, event, other!, { points: 10, achievements: ['First Place'] });
    const { award: two } = await award(organizer, event, other!, { points: 5 });
    const left = await correct(organizer, one);
    expect(left.row).toMatchObject({ score: 5, achievements: [], reachedAt: two.createdAt });
    const nothing = await correct(organizer, two);
    expect(nothing.row).toBeNull();
    expect(nothing.award).toMatchObject({
      points: 5,
      effectivePoints: 0,
      effectiveAchievements: [],
      isCorrected: true,
    });
    const { performers, colleges, events } = await readBoards(api, admin);
    expect(events[event.id]).toBeUndefined();
    expect(JSON.stringify([performers, colleges])).not.toContain(person.id.toLowerCase());
    await boardsFit();
  });

  test('an award can be corrected several times', async () => {
    const { award: given } = await award(organizer, event, person, { points: 10 });
    for (const points of [0, 10, 3, 1_000_000, 0, 0.01]) {
      const answer = await correct(organizer, given, { points });
      expect(answer.award.effectivePoints).toBe(points);
      expect(answer.row?.score ?? 0).toBe(points);
    }
    expect((await entries()).map(({ points }) => points)).toEqual([10, -10, 10, -7, 999_997, -1_000_000, 0.01]);
    await boardsFit();
  });

  test('a correction replaces the achievements of its award; those of other awards stay', async () => {
    await award(organizer, event, person, { achievements: ['Zeal', 'Early Bird'] });
    const { award: given } = await award(organizer, event, person, { achievements: ['Zeal', 'First Place'] });
    expect((await correct(organizer, given, { points: 10, achievements: [] })).row?.achievements).toEqual([
      'Zeal',
      'Early Bird',
    ]);
    expect((await correct(organizer, given, { points: 10, achievements: ['second place'] })).row?.achievements).toEqual(
      ['Zeal', 'Early Bird', 'Second Place'],
    );
  });

  test('after a correction, `reachedAt` is as if the award had been right from the start', async () => {
    const { award: early } = await award(organizer, event, person, { points: 10 });
    const { award: late } = await award(organizer, event, person, { points: 5 });
    expect((await correct(organizer, early, { points: 20 })).row?.reachedAt).toBe(late.createdAt);
    expect((await correct(organizer, late)).row?.reachedAt).toBe(early.createdAt);
    await boardsFit();
  });

  test('a correction is validated like an award', async () => {
    const { award: given } = await award(organizer, event, person);
    for (const [input, fields] of [
      [{ points: -1 }, { points: 'Please enter a valid score (must be a positive number)' }],
      [{ points: 0.001 }, { points: 'Score must have at most two decimals' }],
      [{ achievements: [''] }, { achievements: 'An achievement needs a name' }],
      [{ note: '\u0001' }, { note: 'Note must not contain control characters' }],
    ] as const)
      expect(await correct(organizer, given, input)).toMatchObject({ code: 'VALIDATION_FAILED', fields });
    expect(await entries()).toHaveLength(1);
  });

  test('a correction is refused while the participant has no seat', async () => {
    const { award: given } = await award(organizer, event, person);
    await api.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
      id: event.id,
    });
    expect(await correct(organizer, given)).toMatchObject({
      code: 'NOT_REGISTERED',
      message: 'Selected participant data not found',
    });
  });

  test('of two concurrent corrections, one applies as a whole: points, achievements and note', async () => {
    for (let round = 0; round < 10; round++) {
      const { award: given } = await award(organizer, event, person, { points: 10 });
      const answers = await Promise.all([
        correct(organizer, given, { points: 3, achievements: ['Three'], note: 'Three' }),
        correct(colleague, given, { points: 7, achievements: ['Seven'], note: 'Seven' }),
      ]);
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
      const { data } = await api.as(admin)<{ node: Record<string, unknown> }>(
        `query ($id: ID!) { node(id: $id) { ... on Award {
           effectivePoints effectiveAchievements correctedByName correctionNote } } }`,
        { id: given.id },
      );
      expect([
        {
          effectivePoints: 3,
          effectiveAchievements: ['Three'],
          correctedByName: 'Olga Nizer',
          correctionNote: 'Three',
        },
        {
          effectivePoints: 7,
          effectiveAchievements: ['Seven'],
          correctedByName: 'Cole League',
          correctionNote: 'Seven',
        },
      ]).toContainEqual(data.node);
    }
    await boardsFit();
  });

  test('a correction applies even if an earlier one came from a machine with a fast clock', async () => {
    const { award: given } = await award(organizer, event, person, { points: 10 });
    const [written] = await api.sql<{ id: string }>('SELECT id FROM awards WHERE event_id = $1', [event.uuid]);
    const ahead = `${written!.id.slice(0, 8)}-ffff${written!.id.slice(13)}`;
    await api.sql(`SELECT evm_correct($1, $5, $2, $3, 3, '{Three}', 'Three', $4, NULL)`, [
      ahead,
      event.uuid,
      person.uuid,
      colleague.uuid,
      written!.id,
    ]);
    const answer = await correct(organizer, given, { points: 7, achievements: ['Seven'], note: 'Seven' });
    expect(answer.award).toMatchObject({
      effectivePoints: 7,
      effectiveAchievements: ['Seven'],
      correctedByName: 'Olga Nizer',
      correctionNote: 'Seven',
    });
    expect(answer.row).toMatchObject({ score: 7, achievements: ['Seven'] });
  });
});

describe('an idempotency key', () => {
  const key = () => `key-${Math.random()}`;

  test('two requests with one key give one award and the same answer', async () => {
    const input = { points: 7, achievements: ['zeal'], note: 'Once', idempotencyKey: key() };
    const [one, two] = [await award(organizer, event, person, input), await award(organizer, event, person, input)];
    expect(two.errors).toEqual([]);
    expect(two.award).toEqual(one.award);
    expect(two.row).toEqual(one.row);
    expect(await entries()).toHaveLength(1);
    expect((await award(organizer, event, person, { ...input, achievements: [' ZEAL'] })).code).toBe(
      'IDEMPOTENCY_KEY_REUSED',
    );
  });

  test('twenty concurrent requests with one key give one award and twenty answers', async () => {
    for (let round = 0; round < 3; round++) {
      const input = { points: 7, idempotencyKey: key() };
      const answers = await Promise.all(Array.from({ length: 20 }, () => award(organizer, event, person, input)));
      expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
      expect(new Set(answers.map(({ award: { id } }) => id)).size).toBe(1);
      expect(await scoreNow()).toMatchObject({ score: 7 * (round + 1) });
    }
    expect(await entries()).toHaveLength(3);
    await boardsFit();
  });

  test('a retry returns the award with its later corrections', async () => {
    const input = { points: 7, idempotencyKey: key() };
    const { award: given } = await award(organizer, event, person, input);
    await award(organizer, event, person, { points: 1 });
    await correct(organizer, given, { points: 2 });
    const again = await award(organizer, event, person, input);
    expect(again.award).toMatchObject({ id: given.id, points: 7, effectivePoints: 2 });
    expect(again.row).toMatchObject({ score: 3 });
  });

  test('a key cannot be reused for another award', async () => {
    const [other] = await api.buildUsers(1);
    const elsewhere = await api.buildEvent();
    await api.buildRegistrations(event, [other!]);
    await api.buildRegistrations(elsewhere, [person]);
    const input = { points: 7, achievements: ['Zeal'], note: 'Once', idempotencyKey: key() };
    const { award: given } = await award(organizer, event, person, input);
    const attempts = [
      award(organizer, event, person, { ...input, points: 7.01 }),
      award(organizer, event, person, { ...input, achievements: [] }),
      award(organizer, event, person, { ...input, note: null }),
      award(organizer, event, other!, input),
      award(organizer, elsewhere, person, input),
      correct(organizer, given, input),
    ];
    for (const attempt of attempts)
      expect(await attempt).toMatchObject({
        code: 'IDEMPOTENCY_KEY_REUSED',
        message: 'This key was used for another award.',
      });
    expect(await entries()).toHaveLength(1);
  });

  test('two awarders may use the same key', async () => {
    const input = { points: 7, idempotencyKey: key() };
    const [mine, theirs] = [
      await award(organizer, event, person, input),
      await award(colleague, event, person, { ...input, points: 3 }),
    ];
    expect(theirs.errors).toEqual([]);
    expect(theirs.award.id).not.toBe(mine.award.id);
    expect(await scoreNow()).toMatchObject({ score: 10 });
  });

  test('repeated corrections with one key count once', async () => {
    const { award: given } = await award(organizer, event, person, { points: 7 });
    const { award: other } = await award(organizer, event, person, { points: 7 });
    const input = { points: 2, note: 'Counted again', idempotencyKey: key() };
    await correct(organizer, given, input);
    const again = await correct(organizer, given, input);
    expect(again.errors).toEqual([]);
    expect(again.award).toMatchObject({ id: given.id, effectivePoints: 2 });
    await Promise.all(Array.from({ length: 10 }, () => correct(organizer, given, input)));
    expect(await entries()).toHaveLength(3);
    expect((await correct(organizer, other, input)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await correct(organizer, given, { ...input, points: 3 })).code).toBe('IDEMPOTENCY_KEY_REUSED');
    expect((await award(organizer, event, person, input)).code).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  test('an empty key is ignored', async () => {
    for (const idempotencyKey of ['', '', null, null])
      expect((await award(organizer, event, person, { points: 1, idempotencyKey })).errors).toEqual([]);
    expect(await entries()).toHaveLength(4);
  });

  test('a retry is answered even if the participant has cancelled', async () => {
    const input = { points: 7, idempotencyKey: key() };
    const { award: given } = await award(organizer, event, person, input);
    await api.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
      id: event.id,
    });
    const again = await award(organizer, event, person, input);
    expect(again.errors).toEqual([]);
    expect(again.award.id).toBe(given.id);
    expect(again.row).toBeNull();
  });
});
