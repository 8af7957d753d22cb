import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { feedsAt } from '../testing/calendar.ts';

let api: Api;
let feeds: ReturnType<typeof feedsAt>;
let organizer: Person;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  feeds = feedsAt(api);
  organizer = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterAll(() => api?.close());

const send = async (as: Person, name: string, type: string, input: object) => {
  const { code } = await api.as(as)(`mutation ($input: ${type}!) { it: ${name}(input: $input) { __typename } }`, {
    input: { ...input },
  });
  expect(code).toBeUndefined();
};
const register = (as: Person, { id }: BuiltEvent) =>
  send(as, 'registerForEvent', 'RegisterForEventInput', { eventId: id, name: 'Asha', email: 'asha@evm.example' });
const giveBack = (as: Person, { id }: BuiltEvent) =>
  send(as, 'cancelRegistration', 'CancelRegistrationInput', { eventId: id });
const edit = ({ id }: BuiltEvent, changes: object) =>
  send(organizer, 'updateEvent', 'UpdateEventInput', { eventId: id, ...changes });
const plan = (facts: Parameters<Api['buildEvent']>[0] = {}) => api.buildEvent({ createdBy: organizer, ...facts });

/** The status and title of each entry. */
const entriesIn = async (feed: { url: string }) =>
  (await feeds.read(feed)).entries.map(({ status, title }) => `${status} ${title}`).toSorted();

test('a MINE feed contains the seats of its owner and follows changes of the date', async () => {
  const asha = await api.buildUser();
  const kites = await plan({ title: 'Kite day', location: 'Lake, east' });
  await plan({ title: 'Not for Asha' });
  const feed = await feeds.make(asha, 'MINE');
  expect(await entriesIn(feed)).toEqual([]);
  await register(asha, kites);
  const [before] = (await feeds.read(feed)).entries;
  expect(before).toMatchObject({
    uid: `${kites.uuid}@localhost`,
    title: 'Kite day',
    place: 'Lake, east',
    status: 'CONFIRMED',
    sequence: 1,
    begins: new Date(Math.floor(kites.date.getTime() / 1000) * 1000).toISOString(),
  });
  await edit(kites, { date: '2031-03-30T01:30:00.000Z' });
  const { entries } = await feeds.read(feed);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({
    uid: before!.uid,
    sequence: 2,
    begins: '2031-03-30T01:30:00.000Z',
    ends: '2031-03-30T02:30:00.000Z',
  });
});

test('an entry follows the end of the event and the time zone of the college', async () => {
  const asha = await api.buildUser();
  const camp = await plan({ title: 'Camp', date: new Date('2031-06-01T03:30:00Z') });
  await register(asha, camp);
  const feed = await feeds.make(asha, 'MINE');
  await edit(camp, { endsAt: '2031-06-04T12:30:00.000Z' });
  expect((await feeds.read(feed)).entries).toMatchObject([{ ends: '2031-06-04T12:30:00.000Z', sequence: 2 }]);
  await api.sql(`UPDATE system_settings SET time_zone = 'Pacific/Kiritimati'`);
  await api.caughtUp();
  await expect.poll(async () => (await feeds.read(feed)).zones).toEqual(['Pacific/Kiritimati']);
  expect(await (await feeds.fetchFeed(feed)).text()).toContain('DTSTART;TZID=Pacific/Kiritimati:20310601T173000');
  await api.sql(`UPDATE system_settings SET time_zone = ''`);
  await api.caughtUp();
});

test('a long event stays in a feed until 90 days after its end', async () => {
  const asha = await api.buildUser();
  const feed = await feeds.make(asha, 'MINE');
  for (const [title, began, over] of [
    ['Still on', -200, 10],
    ['Over for a month', -200, -30],
    ['Over for long', -200, -100],
  ] as const) {
    const event = await plan({ title, date: inHours(began * 24) });
    await api.sql('UPDATE events SET ends_at = $2 WHERE id = $1', [event.uuid, inHours(over * 24)]);
    await api.buildRegistrations(event, [asha]);
  }
  expect(await entriesIn(feed)).toEqual(['CONFIRMED Over for a month', 'CONFIRMED Still on']);
  await api.sql(`DELETE FROM events WHERE title = ANY('{Still on,Over for long}')`);
  expect(await entriesIn(feed)).toEqual(['CANCELLED Still on', 'CONFIRMED Over for a month']);
});

test('an entry has the same UID as the calendar file in mails', async () => {
  const asha = await api.buildUser();
  const event = await plan();
  await register(asha, event);
  const { data } = await api.as(asha)<{ event: { calendarFile: string } }>(
    'query ($id: ID!) { event(id: $id) { calendarFile } }',
    { id: event.id },
  );
  const [entry] = (await feeds.read(await feeds.make(asha, 'MINE'))).entries;
  expect(data.event.calendarFile).toContain(`UID:${entry!.uid}\r\nSEQUENCE:${entry!.sequence}\r\n`);
});

test('an entry is cancelled when its seat is given back, and confirmed when it is taken again', async () => {
  const asha = await api.buildUser();
  const event = await plan({ title: 'Chess' });
  const feed = await feeds.make(asha, 'MINE');
  await register(asha, event);
  const [on] = (await feeds.read(feed)).entries;
  await giveBack(asha, event);
  const [off] = (await feeds.read(feed)).entries;
  expect(off).toMatchObject({ uid: on!.uid, status: 'CANCELLED', title: 'Chess' });
  expect(off!.sequence).toBeGreaterThanOrEqual(on!.sequence);
  expect(off!.stamp >= on!.stamp).toBe(true);
  await register(asha, event);
  expect(await entriesIn(feed)).toEqual(['CONFIRMED Chess']);
});

test('waitlist entries and requests are tentative', async () => {
  const [asha, ben] = [await api.buildUser(), await api.buildUser()];
  const full = await plan({ title: 'Full house', capacity: 1 });
  await register(ben, full);
  await api.buildWaitlist(full, [asha]);
  const trip = await plan({ title: 'Trip' });
  await api.buildRequests(trip, [asha]);
  const feed = await feeds.make(asha, 'MINE');
  expect(await entriesIn(feed)).toEqual(['TENTATIVE Full house', 'TENTATIVE Trip']);
  await giveBack(ben, full);
  expect(await entriesIn(feed)).toEqual(['CONFIRMED Full house', 'TENTATIVE Trip']);
  await send(organizer, 'declineRegistrations', 'DeclineRegistrationsInput', {
    eventId: trip.id,
    userIds: [asha.id],
    reason: 'Full',
  });
  expect(await entriesIn(feed)).toEqual(['CANCELLED Trip', 'CONFIRMED Full house']);
});

test('the creator sees their events, unapproved ones too, and how they were decided', async () => {
  const omar = await api.buildUser({ role: 'organizer' });
  const event = await api.buildEvent({ title: 'Open day', approval: 'pending', createdBy: omar });
  const feed = await feeds.make(omar, 'MINE');
  expect(await entriesIn(feed)).toEqual(['TENTATIVE Open day']);
  await send(admin, 'approveEvent', 'ApproveEventInput', { eventId: event.id });
  expect(await entriesIn(feed)).toEqual(['CONFIRMED Open day']);
  await send(admin, 'rejectEvent', 'RejectEventInput', { eventId: event.id, reason: 'Too loud' });
  expect(await entriesIn(feed)).toEqual(['CANCELLED Open day']);
  await send(omar, 'deleteEvent', 'DeleteEventInput', { eventId: event.id });
  expect(await entriesIn(feed)).toEqual(['CANCELLED Open day']);
});

test('a deleted or rejected event is cancelled in every feed that contained it, with its last data', async () => {
  const asha = await api.buildUser();
  const [deleted, rejected] = [
    await plan({ title: 'Deleted', tags: ['Drums'] }),
    await plan({ title: 'Rejected', tags: ['drums'] }),
  ];
  const all = [await feeds.make(asha, 'MINE'), await feeds.make(asha, 'TAG', 'DRUMS')];
  const everything = await feeds.make(asha, 'ALL');
  for (const event of [deleted, rejected]) await register(asha, event);
  for (const feed of all) expect(await entriesIn(feed)).toEqual(['CONFIRMED Deleted', 'CONFIRMED Rejected']);
  await send(organizer, 'deleteEvent', 'DeleteEventInput', { eventId: deleted.id });
  await send(admin, 'rejectEvent', 'RejectEventInput', { eventId: rejected.id, reason: 'Too loud' });
  await api.sql(`UPDATE events SET title = 'Nobody may read this', tags = '{secret,drums}' WHERE id = $1`, [
    rejected.uuid,
  ]);
  for (const feed of [...all, everything])
    expect(await entriesIn(feed)).toEqual(expect.arrayContaining(['CANCELLED Deleted', 'CANCELLED Rejected']));
  for (const feed of all) expect((await entriesIn(feed)).join()).not.toContain('Nobody');
  const off = (await feeds.read(all[0]!)).entries;
  expect(off.map(({ sequence }) => sequence)).toEqual([2, 2]);
  await api.sql(`UPDATE events SET title = 'Rejected' WHERE id = $1`, [rejected.uuid]);
  await send(admin, 'approveEvent', 'ApproveEventInput', { eventId: rejected.id });
  for (const feed of all) {
    expect(await entriesIn(feed)).toEqual(['CANCELLED Deleted', 'CONFIRMED Rejected']);
    expect((await feeds.read(feed)).entries.find(({ title }) => title === 'Rejected')!.sequence).toBe(3);
  }
});

test('the ALL feed contains the publicly listed events, for every reader', async () => {
  const asha = await api.buildUser();
  await plan({ title: 'Listed' });
  await plan({ title: 'A test of drums' });
  await plan({ title: 'Waits', approval: 'pending' });
  await plan({ title: 'Last month', date: inHours(-24 * 30) });
  await plan({ title: 'Last year', date: inHours(-24 * 365) });
  for (const who of [asha, organizer, admin]) {
    const titles = (await feeds.read(await feeds.make(who, 'ALL'))).entries.map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Listed', 'Last month']));
    expect(titles).not.toEqual(expect.arrayContaining(['A test of drums']));
    expect(titles.join()).not.toMatch(/test|Waits|Last year/);
  }
});

test('an event that becomes hidden or loses a tag is cancelled in those feeds under its old title', async () => {
  const asha = await api.buildUser();
  const event = await plan({ title: 'Lanterns', tags: ['night', 'light'] });
  const feed = await feeds.make(asha, 'TAG', 'night');
  await edit(event, { tags: ['light'] });
  expect(await entriesIn(feed)).toEqual(['CANCELLED Lanterns']);
  const light = await feeds.make(asha, 'TAG', 'light');
  expect(await entriesIn(light)).toEqual(['CONFIRMED Lanterns']);
  await edit(event, { title: 'Lanterns (test)' });
  expect(await entriesIn(light)).toEqual(['CANCELLED Lanterns']);
  expect((await feeds.read(light)).entries[0]!.sequence).toBe(3);
  await edit(event, { title: 'Lanterns II', tags: ['light', 'night'] });
  expect([await entriesIn(feed), await entriesIn(light)]).toEqual([
    ['CONFIRMED Lanterns II'],
    ['CONFIRMED Lanterns II'],
  ]);
});

test("a feed contains no names or addresses of people, only the platform's address", async () => {
  const asha = await api.buildUser();
  const ben = await api.buildUser({ firstName: 'Benedikt', lastName: 'Unmistakable', college: 'Far Away College' });
  const event = await plan({ title: 'Together' });
  for (const who of [asha, ben]) await register(who, event);
  const text = await (await feeds.fetchFeed(await feeds.make(asha, 'MINE'))).text();
  expect(text).toContain('Together');
  expect(text).not.toMatch(/Benedikt|Unmistakable|Far Away|ATTENDEE|Vegetarian|person\d+@/);
  expect(text).not.toContain(asha.email);
});

test('a change of role cancels the seats in a feed, and a deleted account deletes it', async () => {
  const asha = await api.buildUser();
  const event = await plan({ title: 'Choir' });
  const feed = await feeds.make(asha, 'MINE');
  await register(asha, event);
  await send(admin, 'updateUserRole', 'UpdateUserRoleInput', { userId: asha.id, role: 'ORGANIZER' });
  expect(await entriesIn(feed)).toEqual(['CANCELLED Choir']);
  const ben = await api.buildUser();
  const own = await feeds.make(ben, 'MINE');
  await register(ben, event);
  await api.sql('DELETE FROM users WHERE id = $1', [ben.uuid]);
  expect((await feeds.fetchFeed(own)).status).toBe(404);
  expect(await api.sql('SELECT FROM calendar_gone WHERE reader = $1', [ben.uuid])).toEqual([]);
});
