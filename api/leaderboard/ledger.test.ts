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

describe('what is in the ledger', () => {
  test('is what was awarded, by whom, to whom, why and when', async () => {
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
    ['changed', 'UPDATE awards SET points = points + 1 WHERE event_id = $1'],
    ['renamed', `UPDATE awards SET achievements = '{First Place}' WHERE event_id = $1`],
    ['given to somebody else', 'UPDATE awards SET user_id = awarded_by WHERE event_id = $1'],
    ['deleted', 'DELETE FROM awards WHERE event_id = $1'],
  ])('is never %s, not even by ourselves', async (_, statement) => {
    await award(organizer, event, person);
    await expect(api.sql(statement, [event.uuid])).rejects.toThrow('awards never change');
    expect(await entries()).toEqual([{ points: 10, corrects: null, corrects_to: null }]);
  });

  test('is not written past the rules, not even by ourselves', async () => {
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
    // what it adds has to be computed from what the award is worth (evm_correct)
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

test('points that are no number are not in the ledger', async () => {
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
  test('is the sum of what was awarded, exactly, and the union of the achievements in the order in which they came', async () => {
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

  test('of nothing but an achievement stands on the board with 0 points', async () => {
    expect((await award(organizer, event, person, { points: 0, achievements: ['Early Bird'] })).row).toMatchObject({
      score: 0,
      rank: 1,
    });
    expect((await award(admin, event, person, { points: 0 })).row).toMatchObject({ score: 0 });
    await boardsFit();
  });

  test('is none before there is an award', async () => {
    expect(await scoreNow()).toBeNull();
  });

  test('changes the moment it was reached only with points, and the moment of its update with anything', async () => {
    const first = await award(organizer, event, person, { points: 5 });
    const second = await award(organizer, event, person, { points: 0, achievements: ['Early Bird'] });
    expect(second.row).toMatchObject({ reachedAt: first.award.createdAt, lastUpdated: second.award.createdAt });
    const third = await award(organizer, event, person, { points: 5 });
    expect(third.row).toMatchObject({ reachedAt: third.award.createdAt, lastUpdated: third.award.createdAt });
  });

  test('may be given far more than one award can hold', async () => {
    await awardsIn(api.sql)(
      Array.from({ length: 30 }, () => ({ event, to: person, by: organizer, points: 1_000_000 })),
    );
    expect((await award(organizer, event, person, { points: 0.01 })).row).toMatchObject({ score: 30_000_000.01 });
    await boardsFit();
  });
});

describe('a correction', () => {
  test.each([
    ['lower', 4, -6],
    ['higher', 15.75, 5.75],
    ['to the same', 10, 0],
  ])(
    '%s is an entry of its own, says what is left of the award, and moves the score',
    async (_, points, difference) => {
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
    },
  );

  test('to nothing takes the award back; without any other the participant is off the boards', async () => {
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

  test('can be corrected again, back to what it was and further', async () => {
    const { award: given } = await award(organizer, event, person, { points: 10 });
    for (const points of [0, 10, 3, 1_000_000, 0, 0.01]) {
      const answer = await correct(organizer, given, { points });
      expect(answer.award.effectivePoints).toBe(points);
      expect(answer.row?.score ?? 0).toBe(points);
    }
    expect((await entries()).map(({ points }) => points)).toEqual([10, -10, 10, -7, 999_997, -1_000_000, 0.01]);
    await boardsFit();
  });

  test('gives the achievements that are right, and those of other awards stay', async () => {
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

  test('keeps the moment at which the score was reached, as if the award had been right at once', async () => {
    const { award: early } = await award(organizer, event, person, { points: 10 });
    const { award: late } = await award(organizer, event, person, { points: 5 });
    expect((await correct(organizer, early, { points: 20 })).row?.reachedAt).toBe(late.createdAt);
    expect((await correct(organizer, late)).row?.reachedAt).toBe(early.createdAt);
    await boardsFit();
  });

  test('is checked like an award', async () => {
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

  test('is refused while the participant has no seat', async () => {
    const { award: given } = await award(organizer, event, person);
    await api.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
      id: event.id,
    });
    expect(await correct(organizer, given)).toMatchObject({
      code: 'NOT_REGISTERED',
      message: 'Selected participant data not found',
    });
  });

  test('by two organizers at once: one of them holds as a whole, points, achievements and note', async () => {
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

  test('holds against one that another machine, whose clock is ahead, has written before', async () => {
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

  test('that comes twice is one award, answered twice', async () => {
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

  test('that comes twenty times at once is one award, answered twenty times', async () => {
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

  test('is answered with what has become of the award since', async () => {
    const input = { points: 7, idempotencyKey: key() };
    const { award: given } = await award(organizer, event, person, input);
    await award(organizer, event, person, { points: 1 });
    await correct(organizer, given, { points: 2 });
    const again = await award(organizer, event, person, input);
    expect(again.award).toMatchObject({ id: given.id, points: 7, effectivePoints: 2 });
    expect(again.row).toMatchObject({ score: 3 });
  });

  test('does not go to another award', async () => {
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

  test('of one person is nothing to another', async () => {
    const input = { points: 7, idempotencyKey: key() };
    const [mine, theirs] = [
      await award(organizer, event, person, input),
      await award(colleague, event, person, { ...input, points: 3 }),
    ];
    expect(theirs.errors).toEqual([]);
    expect(theirs.award.id).not.toBe(mine.award.id);
    expect(await scoreNow()).toMatchObject({ score: 10 });
  });

  test('makes a correction one correction, however often it comes', async () => {
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

  test('that is empty is none', async () => {
    for (const idempotencyKey of ['', '', null, null])
      expect((await award(organizer, event, person, { points: 1, idempotencyKey })).errors).toEqual([]);
    expect(await entries()).toHaveLength(4);
  });

  test('is answered also after the participant has given the seat back', async () => {
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
