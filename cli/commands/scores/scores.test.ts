import { afterAll, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import type { Person } from '../../../api/testing/build.ts';
import { parse } from '../../testing/parse.ts';
import { evmAt, maskIdsAndTimes } from '../../testing/run.ts';

const api = await startApi();
const { buildUser, buildEvent, buildRegistrations, tokenOf } = api;
const { evm, leave } = evmAt(api);
afterAll(async () => {
  leave();
  await api.close();
});

const signedInAs = async (person: Person) => ({ env: { EVM_TOKEN: await tokenOf(person) } });
const organizer = await signedInAs(await buildUser({ role: 'organizer', firstName: 'Meera', lastName: 'Iyer' }));
const asha = await buildUser({
  firstName: 'Asha',
  lastName: 'Rao',
  college: 'Hill College',
  email: 'asha@evm.example',
});
const ravi = await buildUser({
  firstName: 'Ravi',
  lastName: 'Rao',
  college: 'Lake College',
  email: 'ravi@evm.example',
});
const event = await buildEvent({ title: 'Kite day' });
await buildRegistrations(event, [asha, ravi]);

test.each([
  ['scores board kite', ['kite', { limit: '30' }]],
  ['scores board', "error: missing required argument 'event'"],
  ['scores awards kite --limit 3 --json id', ['kite', { limit: '3', json: 'id' }]],
  ['scores award kite asha 5', ['kite', 'asha', '5', {}]],
  [
    'scores award kite asha 5 --achievement a b --note c --key d --json',
    ['kite', 'asha', '5', { achievement: ['a', 'b'], note: 'c', key: 'd', json: true }],
  ],
  ['scores award kite asha', "error: missing required argument 'points'"],
  ['scores correct award_1 --points 5', ['award_1', { points: '5', achievements: true }]],
  ['scores correct award_1 --no-achievements --note a', ['award_1', { achievements: false, note: 'a' }]],
  ['scores correct award_1 --undo --key k', ['award_1', { undo: true, achievements: true, key: 'k' }]],
  ['leaderboard top', [{ limit: '30' }]],
  ['leaderboard top --limit 5 --json rank', [{ limit: '5', json: 'rank' }]],
  ['leaderboard colleges --limit 5', [{ limit: '5' }]],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('an award counts once per key and appears on all boards', async () => {
  const award = ['scores', 'award', 'kite day'];
  const first = await evm(
    [...award, 'asha', '12.5', '--achievement', 'first place', 'Loudest Kite', '--note', 'Round 1'],
    organizer,
  );
  expect(first).toMatchObject({ code: 0, said: 'Awarded 12.5 points to Asha Rao.' });
  expect(first.sent.at(-1)).toEqual({
    input: {
      eventId: event.id,
      userId: asha.id,
      points: 12.5,
      achievements: ['first place', 'Loudest Kite'],
      note: 'Round 1',
      idempotencyKey: null,
    },
  });
  expect(maskIdsAndTimes(first.out)).toMatchInlineSnapshot(`
    "awardId	award_00000000000000000000000001
    userId	user_00000000000000000000000002
    userName	Asha Rao
    rank	1
    score	12.5
    achievements	First Place, Loudest Kite"
  `);
  for (const _ of [1, 2])
    expect(
      JSON.parse(
        (await evm([...award, ravi.email, '5', '--key', 'one', '--json', 'userId,score,rank'], organizer)).out,
      ),
    ).toEqual({ userId: ravi.id, score: 5, rank: 2 });

  expect(maskIdsAndTimes((await evm(['scores', 'board', event.id], { ...organizer, width: 100 })).out))
    .toMatchInlineSnapshot(`
    "RANK  USERNAME  COLLEGE       SCORE  ACHIEVEMENTS
    1     Asha Rao  Hill College  12.5   First Place, Loudest Kite
    2     Ravi Rao  Lake College  5"
  `);
  expect((await evm(['scores', 'board', 'kite'], organizer)).out).toMatchInlineSnapshot(`
    "1	Asha Rao	Hill College	12.5	First Place, Loudest Kite
    2	Ravi Rao	Lake College	5	"
  `);
  expect((await evm(['scores', 'board', 'kite', '--limit', '1', '--json', 'userName'], organizer)).out).toBe(
    JSON.stringify([{ userName: 'Asha Rao' }], null, 2),
  );
  expect((await evm(['leaderboard', 'top'], { ...organizer, width: 100 })).out).toMatchInlineSnapshot(`
    "RANK  USERNAME  COLLEGE       EVENTCOUNT  TOTALSCORE
    1     Asha Rao  Hill College  1           12.5
    2     Ravi Rao  Lake College  1           5"
  `);
  expect((await evm(['leaderboard', 'top', '--limit', '1'], organizer)).out).toBe('1\tAsha Rao\tHill College\t1\t12.5');
  expect((await evm(['leaderboard', 'colleges'], { ...organizer, width: 100 })).out).toMatchInlineSnapshot(`
    "RANK  COLLEGE       TOTALSCORE  PARTICIPANTCOUNT  EVENTCOUNT
    1     Hill College  12.5        1                 1
    2     Lake College  5           1                 1"
  `);
  expect((await evm(['leaderboard', 'colleges', '--limit', '1', '--json', 'college,totalScore'], organizer)).out).toBe(
    JSON.stringify([{ college: 'Hill College', totalScore: 12.5 }], null, 2),
  );
});

test('correcting an award keeps the fields that were not typed', async () => {
  const kites = await buildEvent({ title: 'Small kites' });
  await buildRegistrations(kites, [asha]);
  const given = await evm(
    ['scores', 'award', kites.id, asha.id, '25', '--achievement', 'Early Bird', '--json', 'awardId'],
    organizer,
  );
  const { awardId } = JSON.parse(given.out) as { awardId: string };
  const correct = (...more: string[]) => evm(['scores', 'correct', awardId, ...more], organizer);
  const one = await correct('--points', '15', '--note', 'Counted twice');
  expect(one).toMatchObject({ code: 0, said: 'The award of Asha Rao is worth 15 points now.' });
  expect(one.sent.at(-1)).toEqual({
    input: { awardId, points: 15, achievements: ['Early Bird'], note: 'Counted twice', idempotencyKey: null },
  });
  expect(maskIdsAndTimes(one.out)).toMatchInlineSnapshot(`
    "id	award_00000000000000000000000001
    userName	Asha Rao
    points	25
    effectivePoints	15
    effectiveAchievements	Early Bird
    score	15
    rank	1"
  `);
  expect(maskIdsAndTimes((await evm(['scores', 'awards', kites.id], { ...organizer, width: 140 })).out))
    .toMatchInlineSnapshot(`
    "ID                                CREATEDAT                USERNAME  EFFECTIVEPOINTS  EFFECTIVEACHIEVEMENTS  AWARDEDBYNAME
    award_00000000000000000000000001  2026-11-21 18:30 +00:00  Asha Rao  15               Early Bird             Meera Iyer"
  `);
  expect((await correct('--no-achievements')).sent.at(-1)).toMatchObject({ input: { points: 15, achievements: [] } });
  const undone = await correct('--undo', '--json', 'effectivePoints,score,rank');
  expect(JSON.parse(undone.out)).toEqual({ effectivePoints: 0, score: 0, rank: null });
});

test('an invalid correction is refused with a message', async () => {
  const correct = (...argv: string[]) => evm(['scores', 'correct', ...argv], organizer);
  expect(await correct('award_1')).toMatchObject({
    code: 2,
    said: expect.stringContaining('nothing to correct'),
    sent: [],
  });
  expect(await correct('award_1', '--points', 'many')).toMatchObject({ code: 2, sent: [] });
  expect(await correct('award_1', '--undo', '--points', '1')).toMatchObject({ code: 2, sent: [] });
  for (const id of ['award_1', 'award_00000000000000000000000000', event.id])
    expect(await correct(id, '--undo')).toMatchObject({
      code: 1,
      said: 'Award not found\nFind its id with: evm scores awards <event>',
    });
});

test('an invalid award is refused with a message, if possible before any request', async () => {
  const award = (...argv: string[]) => evm(['scores', 'award', event.id, ...argv], organizer);
  const guest = await buildUser();
  for (const points of ['many', '', '1.234'])
    expect(await award(asha.id, points)).toMatchObject({ code: 2, out: '', sent: [] });
  expect((await award(asha.id, 'many')).said).toBe('Please enter a valid score (must be a positive number)');
  expect((await award(asha.id, '1', '--achievement', ' ')).said).toBe('An achievement needs a name');
  expect(await award(guest.id, '1')).toMatchObject({ code: 1, said: 'Selected participant data not found' });
  expect(await award('nobody', '1')).toMatchObject({ code: 1 });
  const both = await award('rao', '1');
  expect(both).toMatchObject({ code: 1, out: '' });
  expect(both.said).toContain(`2 participants are called "rao".\nName one by its id:\n  ${asha.id}  Asha Rao`);
  expect(await evm(['scores', 'award', event.id, asha.id, '1'], await signedInAs(asha))).toMatchObject({
    code: 1,
    said: "You don't have permission to update participant scores.",
  });
});

test('an empty board, an unknown event and a visitor get different messages or exit codes', async () => {
  const empty = await buildEvent();
  expect(await evm(['scores', 'board', empty.id], organizer)).toMatchObject({
    code: 0,
    out: '',
    said: 'No leaderboard data available for this event yet.',
  });
  const nowhere = 'event_00000000000000000000000000';
  for (const argv of [
    ['board', nowhere],
    ['awards', nowhere],
    ['award', nowhere, 'rao', '1'],
  ])
    expect(await evm(['scores', ...argv], organizer)).toMatchObject({ code: 1, out: '' });
  expect((await evm(['scores', 'board', 'undefined'], organizer)).code).toBe(2);
  expect((await evm(['leaderboard', 'top'])).code).toBe(4);
});

test('awards for attendance are marked in the list', async () => {
  const meera = await buildUser({ role: 'organizer' });
  const here = await buildEvent({ title: 'Stilt walk', createdBy: meera });
  await buildRegistrations(here, [asha]);
  const at = await signedInAs(meera);
  expect((await evm(['events', 'edit', here.id, '--attendance-points', '2'], at)).code).toBe(0);
  expect((await evm(['checkin', here.id, asha.email], at)).code).toBe(0);
  expect((await evm(['scores', 'award', here.id, asha.email, '3'], at)).code).toBe(0);
  const listed = await evm(['scores', 'awards', here.id, '--json', 'points,isForAttendance'], at);
  expect(JSON.parse(listed.out)).toEqual([
    { points: 3, isForAttendance: false },
    { points: 2, isForAttendance: true },
  ]);
});
