import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { toCode } from '../tickets/code.ts';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { doorsOf, type OfflineQueue } from '../testing/checkIns.ts';

const api = await startApi();
const { sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const doors = doorsOf(api);
afterAll(api.close);

const minute = 60_000;
const organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
let [asha, ben, cyra] = [] as unknown as [Person, Person, Person];
let event: BuiltEvent;
let seats: string[];
beforeEach(async () => {
  [asha, ben, cyra] = (await buildUsers(3, { firstName: 'Asha', lastName: 'Rao' })) as [Person, Person, Person];
  event = await buildEvent({ createdBy: organizer, date: inHours(1) });
  seats = await buildRegistrations(event, [asha, ben]);
});

const send = (queue: OfflineQueue, at = event, who = organizer) => doors.send(who, at, queue);
const outcomes = async (queue: OfflineQueue) => (await send(queue)).answers.map(({ outcome }) => outcome);
const ago = (minutes: number) => new Date(Date.now() - minutes * minute);
const scanOf = ({ id: userId }: { id: string }, minutes = 5, more: object = {}) => ({
  id: randomUUID(),
  at: ago(minutes),
  userId,
  ...more,
});

describe('uploading offline scans', () => {
  test('a scan is stored with its time, corrected for a wrong clock of the device', async () => {
    const slow = 7 * minute;
    const scan = scanOf(asha, 20);
    const { answers, attendance } = await send({
      scans: [{ ...scan, at: new Date(scan.at.getTime() - slow), door: 'Side door' }],
      sentAt: new Date(Date.now() - slow),
    });
    expect(answers).toMatchObject([
      { scanId: scan.id, outcome: 'IN', message: 'Asha Rao is in.', person: { door: 'Side door', by: 'Ravi Menon' } },
    ]);
    expect(Math.abs(Date.parse(answers[0]!.person!.at!) - scan.at.getTime())).toBeLessThan(minute);
    expect(attendance).toMatchObject({ in: 1 });
  });

  test('the earlier scan of two doors is the check-in, and the later door gets ALREADY_IN', async () => {
    const [early, late] = [scanOf(asha, 30), scanOf(asha, 10)];
    expect(await outcomes({ scans: [late] })).toEqual(['IN']);
    expect(await outcomes({ scans: [early] })).toEqual(['IN']);
    const again = await send({ scans: [late] });
    expect(again.answers).toMatchObject([
      { outcome: 'ALREADY_IN', message: 'Asha Rao was already in.', person: { scanIds: [early.id, late.id] } },
    ]);
    expect(again.attendance).toMatchObject({ in: 1 });
  });

  test('a queue that is sent twice changes nothing', async () => {
    const queue = { scans: [scanOf(asha), scanOf(ben)], undone: [] as object[] };
    expect(await outcomes(queue)).toEqual(['IN', 'IN']);
    expect(await outcomes(queue)).toEqual(['IN', 'IN']);
    expect(await outcomes({ scans: [...queue.scans, ...queue.scans] })).toEqual(['IN', 'IN', 'IN', 'IN']);
    expect(await sql('SELECT FROM scans WHERE event_id = $1', [event.uuid])).toHaveLength(2);
  });

  test('a scan that is sent with two times keeps the earlier one', async () => {
    const scan = scanOf(asha);
    const storedAt = async (minutes: number) => {
      const { answers } = await send({ scans: [{ ...scan, at: ago(minutes) }] });
      return Date.parse(answers[0]!.person!.at!);
    };
    const first = await storedAt(20);
    expect(await storedAt(10)).toBe(first);
    const earlier = await storedAt(30);
    expect(earlier).toBeLessThan(first);
    expect(await storedAt(20)).toBe(earlier);
  });

  test('each scan has its own answer, and wrong scans do not block the others', async () => {
    const other = await buildEvent({ title: 'Robotics' });
    const [elsewhere] = await buildRegistrations(other, [asha]);
    await api.buildWaitlist(event, [cyra]);
    const stranger = await buildUser();
    const scan = (more: object) => ({ id: randomUUID(), at: ago(3), ...more });
    const taken = scanOf(asha);
    const answers = (
      await send({
        scans: [
          scan({ ticket: doors.ticketOf(seats[0]!, event) }),
          scan({ userId: cyra.id }),
          scan({ userId: stranger.id }),
          scan({ ticket: doors.ticketOf(elsewhere!, other) }),
          // forged, and of another event
          scan({ ticket: doors.ticketOf(elsewhere!, other, 'another secret') }),
          scan({ ticket: doors.ticketOf(seats[1]!, event, 'another secret') }),
          scan({ ticket: doors.ticketOf(seats[1]!, event).slice(0, -1) }),
          scan({ code: toCode(3) }),
          scan({}),
          scan({ userId: asha.id, code: 'ABCD EFGH' }),
          { ...scan({ userId: ben.id }), id: 'mine' },
          { ...taken },
          { ...taken, userId: ben.id },
          scan({ userId: ben.id }),
        ],
      })
    ).answers;
    expect(answers.map(({ outcome }) => outcome)).toEqual([
      'ALREADY_IN',
      'NO_SEAT',
      'NO_SEAT',
      'WRONG_EVENT',
      'WRONG_EVENT',
      'TICKET_FORGED',
      'TICKET_ALTERED',
      'NOT_A_TICKET',
      'INVALID',
      'INVALID',
      'INVALID',
      'IN',
      'INVALID',
      'IN',
    ]);
    expect(answers[3]!.event).toEqual({ title: 'Robotics' });
    expect(answers.map(({ message }) => message)).not.toContain('');
    expect(await sql('SELECT FROM scans WHERE event_id = $1', [event.uuid])).toHaveLength(3);
  });

  test('undone scans may arrive before or after their scans; the audit trail names the people', async () => {
    const scan = scanOf(asha);
    const undone = [{ scanId: scan.id, at: ago(1) }];
    await send({ undone });
    const late = await send({ scans: [scan] });
    expect(late.answers).toMatchObject([{ outcome: 'TAKEN_BACK', person: { at: null, scanIds: [] } }]);
    const both = [scanOf(asha), scanOf(ben)];
    await send({ scans: both, undone: both.map(({ id }) => ({ scanId: id, at: ago(1) })) });
    const trail = await sql(`SELECT after FROM audit_entries WHERE subject_id = $1`, [event.id]);
    expect(trail).toEqual([{ after: { people: 2, names: ['Asha Rao', 'Asha Rao'] } }]);
    // a repetition and an invalid id write no entry
    await send({ undone: [...undone, { scanId: 'nothing', at: ago(1) }] });
    expect(await sql(`SELECT FROM audit_entries WHERE subject_id = $1`, [event.id])).toHaveLength(1);
  });

  test('scan ids are unique per event', async () => {
    const scan = scanOf(asha);
    await send({ scans: [scan] });
    const other = await buildEvent({ createdBy: organizer });
    await buildRegistrations(other, [ben]);
    await send({ scans: [{ ...scan, userId: ben.id }], undone: [{ scanId: scan.id, at: ago(1) }] }, other);
    expect(await outcomes({ scans: [scan] })).toEqual(['IN']);
  });

  test('an upload has at most 500 scans, and unknown codes in it count as if sent one by one', async () => {
    const many = await buildUsers(500);
    const party = await buildEvent({ createdBy: organizer, capacity: 1000 });
    await buildRegistrations(party, many);
    const whole = { scans: many.map((each) => scanOf(each)), undone: [] };
    const { answers, attendance } = await send(whole, party);
    expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['IN']));
    expect(attendance).toMatchObject({ in: 500 });
    const keeper = await buildUser({ role: 'admin' });
    const guesses = Array.from({ length: 499 }, (_, n) => ({ id: randomUUID(), at: ago(1), code: toCode(n) }));
    const tried = await send({ scans: [...guesses, scanOf(many[0]!)] }, party, keeper);
    const counts = Map.groupBy(tried.answers, ({ outcome }) => outcome);
    expect([...counts].map(([outcome, all]) => [outcome, all.length])).toEqual([
      ['NOT_A_TICKET', 30],
      ['TOO_MANY_REQUESTS', 469],
      ['ALREADY_IN', 1],
    ]);
    expect(tried.retryAfter).toBeGreaterThan(600);
    const more = await send({ scans: whole.scans.concat(whole.scans[0]!) }, party);
    expect(more.fields).toEqual({ scans: 'At most 500 scans can be sent at once' });
  });
});

describe('a former helper', () => {
  let keeper: Person;
  beforeEach(async () => {
    keeper = await buildUser({ firstName: 'Hema' });
  });
  const begin = () =>
    sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'door')`, [event.uuid, keeper.uuid]);
  const end = () =>
    api.as(organizer)('mutation ($input: RemoveStaffInput!) { removeStaff(input: $input) { __typename } }', {
      input: { eventId: event.id, userId: keeper.id },
    });

  test('a former helper may upload earlier scans and gets no names or counts; later scans are refused', async () => {
    await begin();
    const [early, late] = [scanOf(asha, 5), scanOf(ben, -5)];
    expect((await end()).errors).toEqual([]);
    await sql(`UPDATE ended_staff SET ended_at = now() - interval '1 minute'`);
    const now = scanOf(ben, 0);
    const { answers, attendance, ...rest } = await send({ scans: [early, late, now] }, event, keeper);
    expect(rest).toMatchObject({ errors: [] });
    expect(answers).toMatchObject([
      { outcome: 'IN', message: 'This check-in is kept.', person: null },
      { outcome: 'FORBIDDEN', message: 'You no longer kept the door at that time.', person: null },
      { outcome: 'FORBIDDEN', person: null },
    ]);
    expect(attendance).toBeNull();
    expect(await sql('SELECT user_id FROM scans WHERE event_id = $1', [event.uuid])).toEqual([{ user_id: asha.uuid }]);
  });

  test('a former helper can undo only scans of the same upload, and can send nothing after a day', async () => {
    await begin();
    const [others] = [scanOf(ben, 5)];
    await send({ scans: [others] });
    await end();
    const own = scanOf(asha, 5);
    const undone = [others, own].map(({ id }) => ({ scanId: id, at: ago(4) }));
    expect((await send({ scans: [own], undone }, event, keeper)).errors).toEqual([]);
    expect(await sql('SELECT id FROM standing_scans WHERE event_id = $1', [event.uuid])).toEqual([{ id: others.id }]);
    await sql(`UPDATE ended_staff SET ended_at = now() - interval '25 hours'`);
    expect((await send({ scans: [scanOf(asha, 60 * 26)] }, event, keeper)).code).toBe('FORBIDDEN');
    const stranger = await buildUser();
    expect((await send({ scans: [scanOf(asha)] }, event, stranger)).code).toBe('FORBIDDEN');
  });
});
