import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { boardFaults } from '../testing/boards.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { LiveClient } from '../testing/live.ts';
import { restOf } from '../testing/rest.ts';
import { awardFields, scorers, type AwardAnswer } from '../testing/scores.ts';
import { watchScores } from '../testing/watchScores.ts';

const api = await startApi();
const { sql, as, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { checkIn, undo, send, giveBack } = doorsOf(api);
const { correct } = scorers(api);
const rest = restOf(api);
const organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
const colleague = await buildUser({ role: 'organizer', firstName: 'Meera', lastName: 'Das' });
const admin = await buildUser({ role: 'admin' });
let event: BuiltEvent;
let [asha, ben] = [] as unknown as [Person, Person];
afterAll(api.close);

const eventWith = async (points: number | null) => {
  const made = await buildEvent({ createdBy: organizer, date: inHours(1) });
  await sql('UPDATE events SET attendance_points = $2 WHERE id = $1', [made.uuid, points]);
  await buildRegistrations(made, [asha, ben]);
  return made;
};
beforeEach(async () => {
  [asha, ben] = (await buildUsers(2)) as [Person, Person];
  event = await eventWith(5);
});

type AttendanceAward = AwardAnswer & { isForAttendance: boolean };
const awards = async (at = event, by: Person = admin): Promise<AttendanceAward[]> => {
  const { data } = await as(by)<{ event: { awards: { edges: { node: AttendanceAward }[] } } }>(
    `query ($id: ID!) { event(id: $id) { awards(first: 50) { edges { node { isForAttendance ${awardFields} } } } } }`,
    { id: at.id },
  );
  return data.event.awards.edges.map(({ node }) => node);
};
const score = async (who: Person, at = event) => {
  const { data } = await as(who)<{ event: { viewerScore: { score: number } | null } }>(
    'query ($id: ID!) { event(id: $id) { viewerScore { score } } }',
    { id: at.id },
  );
  return data.event.viewerScore?.score ?? null;
};
const change = (attendancePoints: number | null, by = organizer, at = event) =>
  as(by)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { attendancePoints } } }', {
    input: { eventId: at.id, attendancePoints },
  });
const rowsOf = (at = event) =>
  sql<{ points: number; corrects_to: number | null }>(
    'SELECT points::float8, corrects_to::float8 FROM awards WHERE event_id = $1 ORDER BY entry',
    [at.uuid],
  );
const scan = ({ id: userId }: Person) => ({ id: randomUUID(), at: new Date(), userId });
const back = ({ id: scanId }: { id: string }) => ({ scanId, at: new Date() });

describe('a check-in at an event with attendance points', () => {
  test('the points are awarded once, in the name of the creator, and marked as attendance points', async () => {
    await checkIn(colleague, event, { userId: asha.id });
    await checkIn(organizer, event, { userId: asha.id });
    expect((await checkIn(organizer, event, { userId: asha.id })).code).toBe('ALREADY_IN');
    await send(organizer, event, { scans: [scan(asha)] });
    expect(await awards(event, asha)).toMatchObject([
      { userId: asha.id, points: 5, effectivePoints: 5, isForAttendance: true, isCorrected: false, note: null },
    ]);
    expect((await awards())[0]!.awardedByName).toBe('Ravi Menon');
    expect(await score(asha)).toBe(5);
    expect(await score(ben)).toBeNull();
    expect(await boardFaults(api, admin)).toEqual([]);
  });

  test('undoing the check-in is a correction to 0, and the next check-in is a correction back', async () => {
    await checkIn(organizer, event, { userId: asha.id });
    await undo(organizer, event, { userId: asha.id });
    expect(await score(asha)).toBeNull();
    expect(await awards()).toMatchObject([{ points: 5, effectivePoints: 0, isCorrected: true }]);
    await checkIn(organizer, event, { userId: asha.id });
    expect(await score(asha)).toBe(5);
    expect(await rowsOf()).toEqual([
      { points: 5, corrects_to: null },
      { points: -5, corrects_to: 0 },
      { points: 5, corrects_to: 5 },
    ]);
    expect(await boardFaults(api, admin)).toEqual([]);
  });

  test('the points stay while one scan of the person is not undone', async () => {
    const two = [scan(asha), scan(asha)];
    await send(organizer, event, { scans: two });
    await send(organizer, event, { undone: [back(two[0]!)] });
    expect(await score(asha)).toBe(5);
    await send(organizer, event, { undone: [back(two[1]!)] });
    expect(await score(asha)).toBeNull();
    expect(await rowsOf()).toHaveLength(2);
  });

  test('a scan that was undone before it arrived awards nothing', async () => {
    const early = scan(asha);
    await send(organizer, event, { undone: [back(early)] });
    await send(organizer, event, { scans: [early] });
    expect(await rowsOf()).toEqual([]);
    const both = scan(ben);
    await send(organizer, event, { scans: [both], undone: [back(both)] });
    expect(await score(ben)).toBeNull();
  });

  test('a cancellation removes the points; after registering again, a new check-in awards them', async () => {
    await checkIn(organizer, event, { userId: asha.id });
    expect((await giveBack(asha, event)).errors).toEqual([]);
    expect(await awards()).toMatchObject([{ effectivePoints: 0 }]);
    await buildRegistrations(event, [asha]);
    expect(await score(asha)).toBeNull();
    await checkIn(organizer, event, { userId: asha.id });
    expect(await score(asha)).toBe(5);
    expect(await boardFaults(api, admin)).toEqual([]);
  });

  test('a self check-in awards the points', async () => {
    await sql('UPDATE events SET self_check_in = true WHERE id = $1', [event.uuid]);
    const code = async () => {
      const { data } = await as(organizer)<{ event: { checkInCode: { digits: string } } }>(
        'query ($id: ID!) { event(id: $id) { checkInCode { digits } } }',
        { id: event.id },
      );
      return data.event.checkInCode.digits;
    };
    const enter = 'mutation ($input: CheckInSelfInput!) { checkInSelf(input: $input) { __typename } }';
    expect((await as(asha)(enter, { input: { eventId: event.id, code: await code() } })).errors).toEqual([]);
    expect(await score(asha)).toBe(5);
  });

  test('REST clients can set the points and award them by a check-in', async () => {
    const path = `/api/events/${event.id}`;
    const said = await rest(`PUT ${path}`, { as: organizer, body: { attendancePoints: 6.5 } });
    expect([said.status, said.body.data['attendancePoints']]).toEqual([200, 6.5]);
    await rest(`POST ${path}/checkins`, { as: organizer, body: { userId: asha.id } });
    expect(await score(asha)).toBe(6.5);
    const wrong = await rest(`PUT ${path}`, { as: organizer, body: { attendancePoints: -1 } });
    expect([wrong.status, Object.keys(wrong.body['fields'] as object)]).toEqual([400, ['attendancePoints']]);
    await rest(`PUT ${path}`, { as: organizer, body: { attendancePoints: null } });
    expect(await score(asha)).toBeNull();
  });

  test('a check-in and its undo update open boards', async () => {
    const client = await LiveClient.open(api.url, await api.tokenOf(ben));
    await api.caughtUp();
    const watcher = await watchScores(client, event.id);
    await checkIn(organizer, event, { userId: asha.id });
    const { rows } = await watcher.next();
    expect(rows).toMatchObject([{ userId: asha.id, score: 5 }]);
    await undo(organizer, event, { userId: asha.id });
    expect((await watcher.next()).removedIds).toContain(rows[0]!.id);
    await client.close();
  });
});

describe('a scorer’s correction of attendance points', () => {
  test('the correction stays while other scans arrive or are undone, and if the event changes its points', async () => {
    const first = scan(asha);
    await send(organizer, event, { scans: [first] });
    await correct(colleague, (await awards())[0]!, { points: 2 });
    await send(organizer, event, { scans: [scan(asha)] });
    await send(organizer, event, { undone: [back(first)] });
    expect((await change(8)).errors).toEqual([]);
    expect(await score(asha)).toBe(2);
    expect(await awards()).toMatchObject([{ points: 5, effectivePoints: 2, correctedByName: 'Meera Das' }]);
  });

  test('undoing the check-in ends the correction; the next check-in awards the points of the event', async () => {
    await checkIn(organizer, event, { userId: asha.id });
    await correct(colleague, (await awards())[0]!, { points: 2, achievements: ['Early Bird'] });
    await undo(organizer, event, { userId: asha.id });
    expect(await awards()).toMatchObject([{ effectivePoints: 0, effectiveAchievements: [] }]);
    await checkIn(organizer, event, { userId: asha.id });
    expect(await score(asha)).toBe(5);
  });
});

describe('changing the attendance points of an event', () => {
  test('new points apply at once to people who are in, and only to them', async () => {
    await checkIn(organizer, event, { userId: asha.id });
    await checkIn(organizer, event, { userId: ben.id });
    await undo(organizer, event, { userId: ben.id });
    await change(7.24);
    expect((await change(7.25)).data).toEqual({ updateEvent: { event: { attendancePoints: 7.25 } } });
    expect([await score(asha), await score(ben)]).toEqual([7.25, null]);
    await checkIn(organizer, event, { userId: ben.id });
    expect(await score(ben)).toBe(7.25);
    expect(await boardFaults(api, admin)).toEqual([]);
  });

  test('points that are added later apply to people already in; removing the points sets them to 0', async () => {
    event = await eventWith(null);
    await checkIn(organizer, event, { userId: asha.id });
    expect(await rowsOf()).toEqual([]);
    await change(3);
    expect(await score(asha)).toBe(3);
    await change(null);
    expect(await score(asha)).toBeNull();
    await checkIn(organizer, event, { userId: ben.id });
    expect(await awards()).toMatchObject([{ userId: asha.id, points: 3, effectivePoints: 0 }]);
  });

  test('undoing a check-in removes corrected points even if the event has no points any more', async () => {
    await checkIn(organizer, event, { userId: asha.id });
    await correct(colleague, (await awards())[0]!, { points: 2 });
    await change(null);
    expect(await score(asha)).toBe(2);
    await undo(organizer, event, { userId: asha.id });
    expect(await score(asha)).toBeNull();
  });

  test('the creator and admins set the points; a manager cannot change them but edits the rest', async () => {
    const manager = await buildUser();
    await sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'manager')`, [
      event.uuid,
      manager.uuid,
    ]);
    expect(await change(9, manager)).toMatchObject({ code: 'FORBIDDEN' });
    expect((await change(5, manager)).errors).toEqual([]);
    expect((await change(9, admin)).errors).toEqual([]);
  });

  test.each([0, -1, 1.005, 1_000_000.01])('attendance points of %s are refused', async (points) => {
    const { code, errors } = await change(points);
    expect(code).toBe('VALIDATION_FAILED');
    expect(errors[0]!.extensions?.['fields']).toEqual({
      attendancePoints: 'Points for being there must be more than 0, at most 1,000,000, with at most two decimals',
    });
  });

  test('deleting the event deletes the awarded points', async () => {
    await checkIn(organizer, event, { userId: asha.id });
    const { errors } = await as(organizer)(
      'mutation ($id: ID!) { deleteEvent(input: { eventId: $id }) { __typename } }',
      {
        id: event.id,
      },
    );
    expect(errors).toEqual([]);
    expect(await rowsOf()).toEqual([]);
    expect(await boardFaults(api, admin)).toEqual([]);
  });
});
