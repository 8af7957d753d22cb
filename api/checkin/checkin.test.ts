import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, type Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';

const api = await startApi();
const { sql, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { checkIn, undo, giveBack, send, codeOf, ticketOf } = doorsOf(api);
afterAll(api.close);

const organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
const admin = await buildUser({ role: 'admin', firstName: 'Ada', lastName: 'Admin' });
let [asha, ben] = [] as unknown as [Person, Person];
let event: BuiltEvent;
let seats: string[];
beforeEach(async () => {
  [asha, ben] = (await buildUsers(2, { firstName: 'Asha', lastName: 'Rao' })) as [Person, Person];
  event = await buildEvent({ createdBy: organizer, title: 'Kite day' });
  seats = await buildRegistrations(event, [asha, ben]);
});

describe('checking in a person with a seat', () => {
  test('a person is checked in by id, code or ticket; the answer names the account that did it', async () => {
    const third = await buildUser({ firstName: 'Cyra', lastName: 'Shah' });
    const [of] = await buildRegistrations(event, [third]);
    const first = await checkIn(organizer, event, { userId: asha.id, door: ' Main gate ' });
    expect(first.errors).toEqual([]);
    expect(first.person).toMatchObject({
      userId: asha.id,
      name: 'Asha Rao',
      state: 'CONFIRMED',
      by: 'Ravi Menon',
      door: 'Main gate',
    });
    expect(Math.abs(Date.parse(first.person!.at!) - Date.now())).toBeLessThan(60_000);
    expect(first.person!.scanIds).toHaveLength(1);
    expect(first.attendance).toEqual({ in: 1, expected: 3, walkIns: 0 });
    const code = await codeOf(seats[1]!);
    expect((await checkIn(admin, event, { code: ` ${code.toLowerCase().replace(' ', '-')}` })).person).toMatchObject({
      userId: ben.id,
      by: 'Ada Admin',
      door: null,
    });
    const last = await checkIn(organizer, event, { ticket: ticketOf(of!, event) });
    expect(last.person).toMatchObject({ userId: third.id, name: 'Cyra Shah' });
    expect(last.attendance).toEqual({ in: 3, expected: 3, walkIns: 0 });
  });

  test('a second check-in is ALREADY_IN, with time, account and door of the first', async () => {
    const { person: first } = await checkIn(organizer, event, { userId: asha.id, door: 'Main gate' });
    for (const named of [
      { userId: asha.id },
      { code: await codeOf(seats[0]!) },
      { ticket: ticketOf(seats[0]!, event) },
    ]) {
      const again = await checkIn(admin, event, named);
      expect([again.code, again.message]).toEqual(['ALREADY_IN', 'Asha Rao is already in.']);
      expect(again.extensions).toMatchObject({ at: first!.at, by: 'Ravi Menon', door: 'Main gate', userId: asha.id });
    }
    expect(await sql('SELECT FROM scans WHERE event_id = $1', [event.uuid])).toHaveLength(1);
  });

  test('an undone check-in is recorded in the audit trail, and the person can be checked in again', async () => {
    const { person: first } = await checkIn(organizer, event, { userId: asha.id });
    const out = await undo(admin, event, { userId: asha.id });
    expect(out.person).toMatchObject({ userId: asha.id, at: null, by: null, scanIds: [] });
    expect(out.attendance!.in).toBe(0);
    expect((await undo(admin, event, { userId: asha.id })).code).toBe('NOT_CHECKED_IN');
    const [entry] = await sql(`SELECT action, actor_id, subject_id, after FROM audit_entries WHERE subject_id = $1`, [
      event.id,
    ]);
    expect(entry).toEqual({
      action: 'checkin.undo',
      actor_id: admin.uuid,
      subject_id: event.id,
      after: { people: 1, names: ['Asha Rao'] },
    });
    const again = await checkIn(organizer, event, { userId: asha.id });
    expect(again.person!.scanIds).toHaveLength(1);
    expect(again.person!.scanIds).not.toEqual(first!.scanIds);
  });

  test('undoing named scans leaves other scans alone', async () => {
    const { person: first } = await checkIn(organizer, event, { userId: asha.id });
    const [id] = first!.scanIds;
    const later = '0190c5f6-3f0e-4cc1-9d6b-0c1f6a2d9b10';
    await sql(`INSERT INTO scans (event_id, id, user_id, at) VALUES ($1, $2, $3, now() + interval '1 minute')`, [
      event.uuid,
      later,
      asha.uuid,
    ]);
    expect((await undo(organizer, event, { userId: asha.id, scanIds: [id] })).person!.scanIds).toEqual([later]);
    expect((await undo(organizer, event, { userId: asha.id, scanIds: [id] })).code).toBe('NOT_CHECKED_IN');
    // a scan of another person is not undone either
    expect((await undo(organizer, event, { userId: ben.id, scanIds: [later] })).code).toBe('NOT_CHECKED_IN');
  });

  test('cancelling a seat undoes the check-in, and a new seat does not restore it', async () => {
    await checkIn(organizer, event, { userId: asha.id });
    expect((await giveBack(asha, event)).errors).toEqual([]);
    expect((await checkIn(organizer, event, { userId: asha.id })).code).toBe('NO_SEAT');
    await buildRegistrations(event, [asha]);
    const again = await checkIn(organizer, event, { userId: asha.id });
    expect(again.errors).toEqual([]);
    expect(again.attendance).toEqual({ in: 1, expected: 2, walkIns: 0 });
  });

  test('a helper with a seat cannot check themselves in by any way, but another helper can', async () => {
    const [helper, second] = (await buildUsers(2, { firstName: 'Hema' })) as [Person, Person];
    await sql(`INSERT INTO event_staff (event_id, user_id, role) VALUES ($1, $2, 'door'), ($1, $3, 'door')`, [
      event.uuid,
      helper.uuid,
      second.uuid,
    ]);
    const [seat] = await buildRegistrations(event, [helper]);
    await sql('UPDATE events SET walk_ins = true, date = now() WHERE id = $1', [event.uuid]);
    const refused = ['FORBIDDEN', 'Nobody lets themself in: somebody else at the door does.'];
    const ways = [{ userId: helper.id }, { code: await codeOf(seat!) }, { ticket: ticketOf(seat!, event) }];
    for (const named of ways) {
      const { code, message } = await checkIn(helper, event, named);
      expect([code, message]).toEqual(refused);
    }
    const queue = ways.map((named) => ({ id: randomUUID(), at: new Date(), ...named }));
    const { answers } = await send(helper, event, { scans: queue });
    expect(answers.map(({ outcome, message }) => [outcome, message])).toEqual([refused, refused, refused]);
    const walked = await api.as(helper)('mutation ($input: WalkInInput!) { walkIn(input: $input) { __typename } }', {
      input: { eventId: event.id, email: helper.email },
    });
    expect([walked.code, walked.errors[0]!.message]).toEqual(refused);
    expect(await sql('SELECT FROM scans WHERE event_id = $1', [event.uuid])).toEqual([]);
    expect((await checkIn(second, event, { userId: helper.id })).errors).toEqual([]);
  });

  test('scans do not block the deletion of an account or an event', async () => {
    await checkIn(organizer, event, { userId: asha.id });
    await checkIn(admin, event, { userId: ben.id });
    await undo(admin, event, { userId: ben.id });
    await sql('DELETE FROM users WHERE id = $1', [asha.uuid]);
    expect(await sql('SELECT FROM scans WHERE event_id = $1', [event.uuid])).toHaveLength(1);
    await sql('DELETE FROM events WHERE id = $1', [event.uuid]);
    expect(await sql('SELECT FROM undone_scans WHERE event_id = $1', [event.uuid])).toEqual([]);
  });
});
