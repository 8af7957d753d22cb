import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../../../api/testing/api.ts';
import type { BuiltEvent, Person } from '../../../api/testing/build.ts';
import { codeAt } from '../../../api/checkin/ownCode.ts';
import { doorsOf } from '../../../api/testing/checkIns.ts';
import { evmAt } from '../../testing/run.ts';

let api: Api;
let run: ReturnType<typeof evmAt>;
let organizer: Person;
let event: BuiltEvent;
let codes: string[];
beforeAll(async () => {
  api = await startApi();
  run = evmAt(api);
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Meera', lastName: 'Iyer' });
  event = await api.buildEvent({ title: 'Robotics', createdBy: organizer });
  const people = [
    await api.buildUser({ firstName: 'Asha', lastName: 'Rao', email: 'asha@evm.example' }),
    await api.buildUser({ firstName: 'Samantha', lastName: 'Bhat' }),
  ];
  const ids = await api.buildRegistrations(event, people);
  codes = await Promise.all(ids.map(doorsOf(api).codeOf));
});
afterAll(async () => {
  run?.leave();
  await api?.close();
});

const signedInAs = async (person: Person) => ({ env: { EVM_TOKEN: await api.tokenOf(person) } });
const checkin = async (typed: readonly string[], who = organizer) =>
  run.evm(['checkin', 'robotics', ...typed], await signedInAs(who));

test('a person is checked in once, and the check-in can be undone once', async () => {
  const first = await checkin(['asha@evm.example', '--door', 'Main gate', '--json', 'name,by,door']);
  expect(first).toMatchObject({ code: 0, said: 'Asha Rao is in: 1 of 2.' });
  expect(JSON.parse(first.out)).toEqual({ name: 'Asha Rao', by: 'Meera Iyer', door: 'Main gate' });
  const again = await checkin([codes[0]!]);
  expect(again.code).toBe(1);
  expect(again.said).toMatch(
    /^Asha Rao is already in\.\nSince \d{4}-\d\d-\d\d \d\d:\d\d [+-]\d\d:\d\d, by Meera Iyer, Main gate\.$/,
  );
  expect((await checkin(['asha@evm.example', '--undo'])).said).toBe('Asha Rao is not in any more: 0 of 2.');
  expect((await checkin(['asha@evm.example', '--undo'])).said).toBe('This person is not in.');
});

test('a ticket code is distinguished from a name of eight letters', async () => {
  expect((await checkin(['samantha'])).said).toBe('Samantha Bhat is in: 1 of 2.');
  await checkin(['Samantha', '--undo']);
  expect((await checkin([codes[1]!.toLowerCase().replace(' ', '-')])).said).toBe('Samantha Bhat is in: 1 of 2.');
  expect((await checkin(['AAAA AAAB'])).said).toBe('No ticket of this event has this code.');
  expect((await checkin(['SAMANTHA'])).said).toBe('No ticket of this event has this code.');
});

test('only staff at the door see the list of checked-in people', async () => {
  const attendance = async (who: Person) => run.evm(['events', 'attendance', 'robotics'], await signedInAs(who));
  const helper = await api.buildUser();
  expect(await attendance(helper)).toMatchObject({ code: 1, said: 'You do not keep the door of this event.' });
  await api.sql(`INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES ($1, $2, 'door', $3)`, [
    event.uuid,
    helper.uuid,
    organizer.uuid,
  ]);
  const { out, said } = await attendance(helper);
  expect(said).toBe('In: 1 of 2.');
  expect(out).toMatch(/^\d{4}-[^\t]+Z\tSamantha Bhat\tEvergreen Institute\tMeera Iyer\t$/);
});

test('a walk-in gets a free seat by e-mail address of an account, or as a guest by name', async () => {
  await api.sql('UPDATE events SET walk_ins = true, date = now() WHERE id = $1', [event.uuid]);
  await api.buildUser({ firstName: 'Ravi', lastName: 'Menon', email: 'ravi@evm.example' });
  expect((await checkin(['ravi@evm.example', '--walk-in'])).said).toBe('Ravi Menon is in: 2 of 3.');
  const guest = await checkin(['Nandini Das', '--walk-in', '--door', 'Main gate', '--json', 'name,userId,door']);
  expect(guest).toMatchObject({ code: 0, said: 'Nandini Das is in: 3 of 4.' });
  expect(JSON.parse(guest.out)).toEqual({ name: 'Nandini Das', userId: null, door: 'Main gate' });
  const { out, said } = await run.evm(['events', 'attendance', 'robotics'], await signedInAs(organizer));
  expect(said).toBe('In: 3 of 4, 2 of them without a seat before.');
  expect(out.split('\n').at(-1)).toMatch(/^\d{4}-[^\t]+Z\tNandini Das\t\tMeera Iyer\tMain gate$/);
  // a repeated command lets no second guest in
  expect(await checkin(['nandini das', '--walk-in'])).toMatchObject({
    code: 1,
    said: 'A guest called "nandini das" is in already.\nTo let another guest of this name in, add --another.',
  });
  const atOnce = await Promise.all([1, 2].map(() => checkin(['Arun Das', '--walk-in'])));
  expect(atOnce.map(({ code }) => String(code)).toSorted()).toEqual(['0', '1']);
  await checkin(['arun', '--walk-in', '--undo']);
  const another = await checkin(['Nandini Das', '--walk-in', '--another']);
  expect(another.said).toBe('Nandini Das is in: 4 of 5.');
  // the same fields in the same order as those of a person with an account
  expect(another.out.match(/^\w+/gm)).toEqual(['userId', 'name', 'college', 'at', 'by', 'door']);
  expect((await checkin(['Nandini Das', '--another'])).said).toBe('--another needs --walk-in.');
  await api.sql(
    `INSERT INTO undone_scans (event_id, scan_id)
     SELECT event_id, id FROM scans WHERE event_id = $1 AND guest_name = 'Nandini Das' ORDER BY id DESC LIMIT 1`,
    [event.uuid],
  );
  await checkin(['Arun Rao', '--walk-in']);
  const undone = await checkin(['nandini', '--walk-in', '--undo']);
  expect(undone.said).toBe('Nandini Das is not in any more: 3 of 4.');
  // The server searches for the guest; the command does not read all guests.
  expect(undone.sent).toContainEqual({ eventId: event.id, search: 'nandini', first: 100, after: null });
  await checkin(['arun', '--walk-in', '--undo']);
  expect(await checkin(['nandini', '--walk-in', '--undo'])).toMatchObject({
    code: 1,
    said: 'No guest is in who is called "nandini".',
  });
  expect((await checkin(['nobody@evm.example', '--walk-in'])).said).toContain('Nobody has this account.');
});

test('a walk-in at a full event gets one more seat from people who may edit it', async () => {
  const full = await api.buildEvent({ title: 'Open house', createdBy: organizer, date: new Date(), capacity: 1 });
  const helper = await api.buildUser();
  await api.sql('UPDATE events SET walk_ins = true WHERE id = $1', [full.uuid]);
  await api.sql(`INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES ($1, $2, 'door', $3)`, [
    full.uuid,
    helper.uuid,
    organizer.uuid,
  ]);
  await api.buildRegistrations(full, [await api.buildUser()]);
  const walkIn = async (typed: readonly string[], who = organizer) =>
    run.evm(['checkin', 'open house', ...typed], await signedInAs(who));
  expect(await walkIn(['Nandini Das', '--walk-in'])).toMatchObject({ code: 1, said: 'All seats are taken.' });
  expect(await walkIn(['Nandini Das', '--walk-in', '--raise-capacity'], helper)).toMatchObject({
    code: 1,
    said: 'You do not have permission to edit this event.',
  });
  expect((await walkIn(['Nandini Das', '--walk-in', '--raise-capacity'])).said).toBe('Nandini Das is in: 1 of 2.');
  const asha = await api.buildUser({ firstName: 'Asha', lastName: 'Sen' });
  expect((await walkIn([asha.email, '--walk-in', '--raise-capacity'])).said).toBe('Asha Sen is in: 2 of 3.');
  expect(await walkIn([asha.email, '--raise-capacity'])).toMatchObject({
    code: 2,
    said: '--raise-capacity needs --walk-in.',
  });
  expect((await walkIn(['Nandini Das', '--walk-in', '--raise-capacity', '--undo'])).code).toBe(2);
  expect(await api.sql('SELECT taken, capacity FROM events WHERE id = $1', [full.uuid])).toEqual([
    { taken: 3, capacity: 3 },
  ]);
});

test('a participant checks in with the digits shown at the event', async () => {
  const there = await api.buildEvent({ title: 'Kite day', createdBy: organizer, date: new Date() });
  const nina = await api.buildUser({ firstName: 'Nina', lastName: 'Iyer' });
  await api.buildRegistrations(there, [nina]);
  await api.sql('UPDATE events SET self_check_in = true WHERE id = $1', [there.uuid]);
  const { digits } = codeAt({ secret: api.config.secret, eventId: there.id, now: new Date() });
  const self = async (...typed: string[]) => run.evm(['checkin', 'kite', ...typed], await signedInAs(nina));
  expect(await self(digits, '--self', '--json', 'name')).toMatchObject({ code: 0, said: 'You are in.' });
  expect(await self(digits, '--self')).toMatchObject({
    code: 1,
    said: expect.stringContaining('already in') as string,
  });
  expect(await self('12', '--self')).toMatchObject({ code: 1, said: 'The code has 6 digits' });
  expect((await self(digits, '--self', '--undo')).code).toBe(2);
});
