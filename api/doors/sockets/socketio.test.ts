import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { announcementsIn, watch } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { LiveClient } from '../../testing/live.ts';
import { type ApiProcess, startProcess } from '../../testing/process.ts';
import { IoClient } from '../../testing/socketio.ts';

let api: Api;
let build: ReturnType<typeof announcementsIn>;
let participant: Person;
let organizer: Person;
let colleague: Person;
let admin: Person;
const clients: { close(): unknown }[] = [];

beforeAll(async () => {
  api = await startApi();
  build = announcementsIn(api.sql);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer', firstName: 'Asha', lastName: 'Rao' });
  colleague = await api.buildUser({ role: 'organizer' });
  admin = await api.buildUser({ role: 'admin' });
});
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));
afterAll(() => api?.close());

async function listen(person: Person, url = api.url): Promise<IoClient> {
  await api.caughtUp();
  const client = IoClient.connect(url, { token: await api.tokenOf(person) });
  clients.push(client);
  return client.open();
}

const listenAll = (...people: Person[]) => Promise.all(people.map((person) => listen(person)));

const publish = (uuid: string, isPublished: boolean) =>
  api.sql('UPDATE announcements SET is_published = $2 WHERE id = $1', [uuid, isPublished]);

let count = 0;

/** Announces something to all listeners; earlier messages have arrived before it. */
async function settle(...listeners: IoClient[]): Promise<void> {
  const title = `Settled ${(count += 1)}`;
  await build({ title, createdBy: organizer });
  for (const listener of listeners) {
    await listener.until(`new ${title}`);
    listener.received.splice(listener.received.indexOf(`new ${title}`), 1);
  }
}

describe('each client gets the changes of the announcements that its user can see', () => {
  test('creation, change and deletion', async () => {
    const listeners = await listenAll(participant, organizer, admin);
    const { id, uuid } = await build({ title: 'Bus', createdBy: organizer });
    await settle(...listeners);
    await api.sql("UPDATE announcements SET title = 'Late bus' WHERE id = $1", [uuid]);
    await settle(...listeners);
    await api.sql('DELETE FROM announcements WHERE id = $1', [uuid]);
    await settle(...listeners);
    for (const { received } of listeners) expect(received).toEqual(['new Bus', 'update Late bus', `delete ${id}`]);
  });

  test('an announcement has the fields of REST and the values of GraphQL', async () => {
    const event = await api.buildEvent();
    const [listener] = await listenAll(participant);
    const { id } = await build({ title: 'Parity', createdBy: organizer, event, priority: 'high' });
    await listener!.until('new Parity');
    const { data } = await api.as(participant)<{ announcement: Record<string, string> }>(
      `query ($id: ID!) { announcement(id: $id) { _id: id id title content language eventId priority isPublished
         publishAt endsAt pinned audience college state createdBy: createdById creatorName createdAt updatedAt } }`,
      { id },
    );
    const lower = (name: string) => data.announcement[name]!.toLowerCase();
    const words = { priority: lower('priority'), audience: lower('audience'), state: lower('state') };
    expect(listener!.announcements.at(-1)).toEqual({ ...data.announcement, ...words });
    expect(listener!.announcements.at(-1)).toMatchObject({ _id: id, id, eventId: event.id, creatorName: 'Asha Rao' });
  });

  test('drafts reach authors only; publication is a creation for others, and its undoing a deletion', async () => {
    const [reader, author, other, boss] = await listenAll(participant, organizer, colleague, admin);
    const { id, uuid } = await build({ title: 'Draft', createdBy: organizer, isPublished: false });
    await settle(reader!, author!, other!, boss!);
    await publish(uuid, true);
    await settle(reader!, author!, other!, boss!);
    await publish(uuid, false);
    await settle(reader!, author!, other!, boss!);
    await api.sql('DELETE FROM announcements WHERE id = $1', [uuid]);
    await settle(reader!, author!, other!, boss!);

    expect(reader!.received).toEqual(['new Draft', `delete ${id}`]);
    for (const { received } of [author!, other!, boss!])
      expect(received).toEqual(['new Draft', 'update Draft', 'update Draft', `delete ${id}`]);
  });

  test('announcements of an unapproved event reach its organizer and admins only', async () => {
    const event = await api.buildEvent({ approval: 'pending', createdBy: organizer });
    const [reader, owner, other, boss] = await listenAll(participant, organizer, colleague, admin);
    for (const listener of [reader!, other!]) await listener.say('joinEvent', event.id);
    await build({ title: 'Not yet', createdBy: organizer, event });
    await settle(reader!, owner!, other!, boss!);
    expect([reader!, owner!, other!, boss!].map(({ received }) => received)).toEqual([
      [],
      ['new Not yet'],
      [],
      ['new Not yet'],
    ]);
  });
});

describe('the token alone decides what a client can see', () => {
  test('a claimed role has no effect', async () => {
    const [reader] = await listenAll(participant);
    for (const claim of ['admin', { role: 'admin' }, { role: 'organizer', eventId: 'x' }])
      expect(await reader!.say('joinUserRole', claim)).toEqual({ success: true, role: 'participant' });
    await build({ title: 'Secret', createdBy: organizer, isPublished: false });
    await settle(reader!);
    expect(reader!.received).toEqual([]);
  });

  test('each announcement arrives once, independent of the joined events', async () => {
    const events: BuiltEvent[] = [await api.buildEvent(), await api.buildEvent()];
    const [none, one, both] = await listenAll(participant, participant, participant);
    await one!.say('joinEvent', { eventId: events[0]!.id });
    for (const { id } of [...events, ...events]) await both!.say('joinEvent', id);
    await one!.say('leaveEvent', events[0]!.id);
    for (const event of [...events, null]) await build({ title: 'Once', createdBy: organizer, event });
    await settle(none!, one!, both!);
    for (const { received } of [none!, one!, both!]) expect(received).toEqual(['new Once', 'new Once', 'new Once']);
  });

  test('joining a hidden event looks like joining an unknown one', async () => {
    const hidden = await api.buildEvent({ approval: 'rejected' });
    const [reader] = await listenAll(participant);
    const nowhere = await reader!.say('joinEvent', api.idOf('event', '01900000-0000-7000-8000-000000000000'));
    expect(await reader!.say('joinEvent', hidden.id)).toEqual(nowhere);
    expect(await reader!.say('joinEvent', { eventId: hidden.id })).toEqual(nowhere);
    expect(nowhere).toEqual({ success: true });
  });
});

test('a change is read once per audience, and not at all without one', async () => {
  const rows = vi.spyOn(api.database.reader, 'rows');
  onTestFinished(() => rows.mockRestore());
  const looks = () => rows.mock.calls.filter(([{ name }]) => name === 'announcements-by-id').length;

  const listeners = await listenAll(
    ...Array.from({ length: 20 }, () => participant),
    admin,
    admin,
    organizer,
    colleague,
  );
  await settle(...listeners);
  expect(looks()).toBe(4);

  for (const { socket } of listeners) socket.disconnect();
  const graphql = await LiveClient.open(api.url, await api.tokenOf(participant));
  clients.push(graphql);
  const watcher = await watch(graphql);
  await build({ title: 'Alone', createdBy: organizer });
  expect(await watcher.next()).toBe('Created Alone');
  expect(looks()).toBe(5);
});

test('two processes on one database send the same messages', async () => {
  const processes: ApiProcess[] = [];
  try {
    for (let n = 0; n < 2; n += 1) processes.push(await startProcess(api.address, { JWT_SECRET: api.config.secret }));
    const listeners = await Promise.all([api, ...processes].map(({ url }) => listen(participant, url)));
    const titles = Array.from({ length: 20 }, (_, n) => `Everywhere ${n}`);
    for (const title of titles) await build({ title, createdBy: organizer });
    for (const listener of listeners)
      expect(await listener.until('new Everywhere 19')).toEqual(titles.map((title) => `new ${title}`));
  } finally {
    for (const client of clients.splice(0)) client.close();
    await Promise.all(processes.map((each) => each.stop()));
  }
});

test('after a gap, clients lose the connection, reconnect by themselves and receive messages again', async () => {
  const [listener] = await listenAll(participant);
  const gone = listener!.gone();
  await api.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'evm-listener' AND datname = current_database()`,
  );
  expect(await gone).toBe('transport close');
  await listener!.open();
  await settle(listener!);
  expect(listener!.received).toEqual([]);
});
