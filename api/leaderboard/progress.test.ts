import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { awardsIn, scorers } from '../testing/scores.ts';

let api: Api;
let score: ReturnType<typeof scorers>;
let organizer: Person;
let viewer: Person;
let event: BuiltEvent;
let people: Person[];

beforeAll(async () => {
  api = await startApi();
  score = scorers(api);
  [organizer, viewer] = [await api.buildUser({ role: 'organizer' }), await api.buildUser()];
});
afterAll(() => api?.close());
beforeEach(async () => {
  event = await api.buildEvent({ capacity: 100 });
  people = await api.buildUsers(3);
  await api.buildRegistrations(event, people);
});

interface Progression {
  row: { userId: string; rank: number; score: number };
  steps: { at: string; score: number }[];
}

const ask = (first?: number) =>
  api.as(viewer)<{ event: { scoreProgression: Progression[] } }>(
    `query ($id: ID!${first === undefined ? '' : ', $first: Int!'}) { event(id: $id) {
       scoreProgression${first === undefined ? '' : '(first: $first)'} {
         row { userId rank score } steps { at score } } } }`,
    { id: event.id, ...(first !== undefined && { first }) },
  );
const read = async (first?: number) => (await ask(first)).data.event.scoreProgression;

/** Gives a number of awards of one point each, one every `every` milliseconds. */
const series = (to: Person, howMany: number, every: number) =>
  api.sql(
    `INSERT INTO awards (id, event_id, user_id, points, awarded_by, created_at)
     SELECT gen_random_uuid(), $1, $2, 1, $3,
            timestamptz '2026-11-01T10:00:00Z' + n * $5 * interval '1 millisecond'
       FROM generate_series(1, $4::int) AS n`,
    [event.uuid, to.uuid, organizer.uuid, howMany, every],
  );

describe('the history of a score', () => {
  test('each award is a step, and people are in the order of the board', async () => {
    const [p0, p1] = people as [Person, Person];
    await awardsIn(api.sql)(
      [
        { event, to: p0, by: organizer, points: 10 },
        { event, to: p1, by: organizer, points: 2.5 },
        { event, to: p0, by: organizer, points: 0.25 },
        { event, to: p1, by: organizer, points: 20 },
      ],
      new Date('2026-11-01T10:00:00Z'),
    );
    expect(await read()).toEqual([
      {
        row: { userId: p1.id, rank: 1, score: 22.5 },
        steps: [
          { at: '2026-11-01T10:00:01.000Z', score: 2.5 },
          { at: '2026-11-01T10:00:03.000Z', score: 22.5 },
        ],
      },
      {
        row: { userId: p0.id, rank: 2, score: 10.25 },
        steps: [
          { at: '2026-11-01T10:00:00.000Z', score: 10 },
          { at: '2026-11-01T10:00:02.000Z', score: 10.25 },
        ],
      },
    ]);
  });

  test('a correction is a step at the time when it was made', async () => {
    const [person] = people;
    const { award } = await score.award(organizer, event, person!, { points: 10 });
    await score.award(organizer, event, person!, { points: 5 });
    const { award: corrected } = await score.correct(organizer, award, { points: 4 });
    const { row } = await score.correct(organizer, award, { points: 30 });
    const [{ steps }] = (await read()) as [Progression];
    expect(steps.map((step) => step.score)).toEqual([10, 15, 9, 35]);
    expect(steps[2]!.at).toBe(corrected.correctedAt);
    expect(steps.at(-1)!.score).toBe(row!.score);
  });

  test('steps are in order of time, even after concurrent awards', async () => {
    await Promise.all(Array.from({ length: 50 }, () => score.award(organizer, event, people[0]!, { points: 1 })));
    const [{ steps }] = (await read()) as [Progression];
    expect(steps.map((step) => step.score)).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted());
  });

  test('people without a score have no history', async () => {
    expect(await read()).toEqual([]);
    const { award } = await score.award(organizer, event, people[0]!);
    await score.correct(organizer, award);
    expect(await read()).toEqual([]);
  });

  test('up to 100 changes are shown; more are thinned to the last of each hundredth of the time span', async () => {
    await series(people[0]!, 100, 1000);
    await series(people[1]!, 1000, 50);
    await series(people[2]!, 101, 7);
    const [many, more, all] = (await read()) as [Progression, Progression, Progression];
    expect(all).toMatchObject({ row: { userId: people[0]!.id, score: 100 } });
    expect(all.steps.map((step) => step.score)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    for (const { row, steps } of [many, more]) {
      expect(steps.length).toBeLessThanOrEqual(100);
      expect(steps.length).toBeGreaterThan(90);
      expect(steps.at(-1)!.score).toBe(row.score);
      expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).toSorted());
      expect(steps.map((step) => step.score)).toEqual(steps.map((step) => step.score).toSorted((a, b) => a - b));
    }
    expect(many.row).toMatchObject({ userId: people[1]!.id, score: 1000 });
  });

  test('simultaneous awards give at most 100 steps', async () => {
    await series(people[0]!, 300, 0);
    const [{ row, steps }] = (await read()) as [Progression];
    expect(row.score).toBe(300);
    expect(steps.length).toBeLessThanOrEqual(100);
    expect(steps.at(-1)!.score).toBe(300);
  });
});

describe('the number of people in the history', () => {
  test('the default is ten people, and the maximum is twenty', async () => {
    const crowd = await api.buildUsers(22);
    await api.buildRegistrations(event, crowd);
    await awardsIn(api.sql)(crowd.map((to) => ({ event, to, by: organizer })));
    expect(await read()).toHaveLength(10);
    expect(await read(1)).toHaveLength(1);
    expect(await read(20)).toHaveLength(20);
  });

  test.each([0, -1, 21, 100])('a request for %i people is refused', async (first) => {
    expect(await ask(first)).toMatchObject({
      code: 'VALIDATION_FAILED',
      fields: { first: 'first must lie between 1 and 20.' },
    });
  });
});
