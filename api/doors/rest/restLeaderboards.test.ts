import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { invalid, listOf, noEvent, refusalOf, restOf } from '../../testing/rest.ts';
import { awardsIn } from '../../testing/scores.ts';

let api: Api;
let rest: ReturnType<typeof restOf>;
let nina: Person;
let om: Person;
let organizer: Person;
let admin: Person;
let event: BuiltEvent;

beforeAll(async () => {
  api = await startApi();
  rest = restOf(api);
  nina = await api.buildUser({ firstName: 'Nina', lastName: 'Iyer', college: 'Lakeside' });
  om = await api.buildUser({ firstName: 'Om', lastName: 'Rao', college: 'Hillside' });
  organizer = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
  event = await api.buildEvent({ createdBy: organizer });
  await api.buildRegistrations(event, [nina, om]);
  await awardsIn(api.sql)([
    { event, to: nina, by: organizer, points: 30, achievements: ['First Place'] },
    { event, to: om, by: organizer, points: 12.5 },
  ]);
});
afterAll(() => api?.close());

interface Row {
  _id: string;
  score: number;
  achievements: string[];
}

const instant = expect.stringMatching(/^\d{4}-.*Z$/) as string;
const id = (kind: string) => expect.stringMatching(`^${kind}_`) as string;
const rowOf = (
  { firstName, lastName, college, ...person }: Person,
  rank: number,
  score: number,
  achievements: string[],
) => ({
  _id: id('score'),
  eventId: expect.stringMatching(/^event_/) as string,
  rank,
  hasMedal: rank <= 3,
  userId: person.id,
  userName: `${firstName} ${lastName}`,
  college,
  score,
  achievements,
  lastUpdated: instant,
});
const award = (body: unknown, { as = organizer, to = nina.id, at = event.id } = {}) =>
  rest<Row>(`PUT /api/leaderboard/event/${at}/user/${to}`, { as, body });

describe('a board', () => {
  test('of an event lists its rows by score', async () => {
    const { status, body } = await rest(`GET /api/leaderboard/event/${event.id}`, { as: om });
    expect([status, body]).toEqual([200, listOf([rowOf(nina, 1, 30, ['First Place']), rowOf(om, 2, 12.5, [])])]);
    expect(body.data).toMatchObject([{ eventId: event.id }, { eventId: event.id }]);
  });

  test('of all events lists the top performers', async () => {
    const { status, body } = await rest('GET /api/leaderboard/top', { as: nina });
    const performer = ({ firstName, lastName, college, ...person }: Person, rank: number, totalScore: number) => ({
      _id: id('performer'),
      rank,
      userId: person.id,
      userName: `${firstName} ${lastName}`,
      college,
      eventCount: 1,
      totalScore,
    });
    expect([status, body]).toEqual([
      200,
      listOf([
        { ...performer(nina, 1, 30), achievements: ['First Place'] },
        { ...performer(om, 2, 12.5), achievements: [] },
      ]),
    ]);
  });

  test('of colleges counts their people and events', async () => {
    const { status, body } = await rest('GET /api/leaderboard/colleges', { as: organizer });
    const college = (name: string, rank: number, totalScore: number) => ({
      _id: id('college'),
      rank,
      college: name,
      totalScore,
      participantCount: 1,
      eventCount: 1,
    });
    expect([status, body]).toEqual([200, listOf([college('Lakeside', 1, 30), college('Hillside', 2, 12.5)])]);
  });

  test('is empty without scores, and 404 for an unknown event', async () => {
    const other = await api.buildEvent();
    expect((await rest(`GET /api/leaderboard/event/${other.id}`, { as: nina })).body).toEqual(listOf([]));
    for (const nothing of ['event_01jd5xq2m8fz4tqv7n3r6k9w0c', nina.id, '5'])
      expect(refusalOf(await rest(`GET /api/leaderboard/event/${nothing}`, { as: nina }))).toEqual(noEvent);
  });
});

describe('one score', () => {
  const scoreOf = (user: string, at = event.id) =>
    rest<Row | null>(`GET /api/leaderboard/event/${at}/user/${user}`, { as: om });

  test('is the row of that participant', async () => {
    const { status, body } = await scoreOf(nina.id);
    expect([status, body]).toEqual([200, { success: true, data: rowOf(nina, 1, 30, ['First Place']) }]);
  });

  test('is null if there is none, and 404 for an unknown event', async () => {
    for (const user of [organizer.id, event.id, 'undefined', '5'])
      expect(await scoreOf(user)).toMatchObject({ status: 200, body: { success: true, data: null } });
    expect(refusalOf(await scoreOf(nina.id, 'event_01jd5xq2m8fz4tqv7n3r6k9w0c'))).toEqual(noEvent);
    expect(refusalOf(await scoreOf(nina.id, 'undefined'))).toEqual(invalid({ id: 'Invalid _id: undefined' }));
  });
});

describe('awarding', () => {
  test('adds points, merges achievements, and answers with the row', async () => {
    const fresh = await api.buildEvent();
    await api.buildRegistrations(fresh, [nina]);
    const give = (body: object) => award(body, { at: fresh.id });
    const first = await give({ points: 10, achievements: ['Early Bird'] });
    expect([first.status, first.body]).toEqual([200, { success: true, data: rowOf(nina, 1, 10, ['Early Bird']) }]);
    const second = await give({ points: '2.5', achievements: ['early bird', 'Best Design'] });
    expect(second.body.data.score).toBe(12.5);
    expect(second.body.data.achievements.toSorted()).toEqual(['Best Design', 'Early Bird']);
    const third = await give({ points: 0 });
    expect(third.body.data).toMatchObject({ score: 12.5, _id: first.body.data._id });
  });

  test('accepts empty lines in a list of achievements, as forms send them', async () => {
    const fresh = await api.buildEvent();
    await api.buildRegistrations(fresh, [nina]);
    const { status, body } = await award(
      { points: 1, achievements: [null, 'Steady Hands', '', '  '] },
      { at: fresh.id },
    );
    expect([status, body.data.achievements]).toEqual([200, ['Steady Hands']]);
  });

  test('is for the participant in the path, and other claims in the body are ignored', async () => {
    const claims = {
      userName: 'The Dean',
      college: 'Elsewhere',
      userId: admin.id,
      eventId: 'event_1',
      rank: 1,
      score: 1000,
    };
    const { body } = await award({ points: 1, achievements: [], ...claims }, { to: om.id });
    expect(body.data).toMatchObject({ userId: om.id, userName: 'Om Rao', college: 'Hillside', score: 13.5, rank: 2 });
  });

  test.each<[string, unknown, Record<string, string>]>([
    ['nothing', {}, { points: 'Please enter a valid score (must be a positive number)' }],
    ['an empty score', { points: '' }, { points: 'Please enter a valid score (must be a positive number)' }],
    ['a word', { points: 'many' }, { points: 'Please enter a valid score (must be a positive number)' }],
    ['a switch', { points: true }, { points: 'Please enter a valid score (must be a positive number)' }],
    ['a negative score', { points: -1 }, { points: 'Please enter a valid score (must be a positive number)' }],
    ['too much', { points: 1e7 }, { points: 'Score must be at most 1,000,000' }],
    ['three decimals', { points: 0.125 }, { points: 'Score must have at most two decimals' }],
    ['one achievement', { points: 1, achievements: 'First Place' }, { achievements: 'achievements must be a list' }],
    [
      'a long one',
      { points: 1, achievements: ['x'.repeat(61)] },
      { achievements: 'An achievement must be at most 60 characters' },
    ],
    ['a number for one', { points: 1, achievements: [5] }, { achievements: 'achievements must be a text' }],
  ])("with %s is refused with the form's sentence", async (_, body, fields) => {
    expect(refusalOf(await award(body))).toEqual(invalid(fields));
  });

  test('requires a participant with a seat at an existing event', async () => {
    const unknown = [409, 'NOT_REGISTERED', 'Selected participant data not found'];
    const stranger = await api.buildUser();
    for (const to of [stranger.id, organizer.id, event.id, 'undefined'])
      expect(refusalOf(await award({ points: 1 }, { to }))).toEqual(unknown);
    expect(refusalOf(await award({ points: 1 }, { to: '%20' }))).toEqual(
      invalid({ userId: 'Please select a participant' }),
    );
    expect(refusalOf(await award({ points: 1 }, { at: 'event_01jd5xq2m8fz4tqv7n3r6k9w0c' }))).toEqual(noEvent);
    expect(refusalOf(await award({ points: 1 }, { at: 'null' }))).toEqual(invalid({ eventId: 'Invalid _id: null' }));
  });

  test('is for organizers and admins', async () => {
    const before = (await rest(`GET /api/leaderboard/event/${event.id}`, { as: admin })).text;
    for (const body of [{ points: 5 }, {}, { points: 'many', achievements: 5 }])
      expect(refusalOf(await award(body, { as: nina }))).toEqual([
        403,
        'FORBIDDEN',
        "You don't have permission to update participant scores.",
      ]);
    expect((await rest(`GET /api/leaderboard/event/${event.id}`, { as: admin })).text).toBe(before);
    expect((await award({ points: 0 }, { as: admin })).status).toBe(200);
  });
});
