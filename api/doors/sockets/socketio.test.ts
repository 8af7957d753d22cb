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

/** Tells everybody something, so that what has not come by then does not come. */
async function settle(...listeners: IoClient[]): Promise<void> {
  const title = `Settled ${(count += 1)}`;
  await build({ title, createdBy: organizer });
  for (const listener of listeners) {
    await listener.until(`new ${title}`);
    listener.told.splice(listener.told.indexOf(`new ${title}`), 1);
  }
}

describe('everybody is told what happens to the announcements that they see', () => {
  test('new, changed, deleted', async () => {
    const listeners = await listenAll(participant, organizer, admin);
    const { id, uuid } = await build({ title: 'Bus', createdBy: organizer });
    await settle(...listeners);
    await api.sql("UPDATE announcements SET title = 'Late bus' WHERE id = $1", [uuid]);
    await settle(...listeners);
    await api.sql('DELETE FROM announcements WHERE id = $1', [uuid]);
    await settle(...listeners);
    for (const { told } of listeners) expect(told).toEqual(['new Bus', 'update Late bus', `delete ${id}`]);
  });

  test('an announcement has the fields that REST gives it, and the values that GraphQL gives it', async () => {
    const event = await api.buildEvent();
    const [listener] = await listenAll(participant);
    const { id } = await build({ title: 'Parity', createdBy: organizer, event, priority: 'high' });
    await listener!.until('new Parity');
    const { data } = await api.as(participant)<{ announcement: Record<string, string> }>(
      `query ($id: ID!) { announcement(id: $id) { _id: id id title content eventId priority isPublished
         publishAt endsAt pinned audience college state createdBy: createdById creatorName createdAt updatedAt } }`,
      { id },
    );
    const lower = (name: string) => data.announcement[name]!.toLowerCase();
    const words = { priority: lower('priority'), audience: lower('audience'), state: lower('state') };
    expect(listener!.announcements.at(-1)).toEqual({ ...data.announcement, ...words });
    expect(listener!.announcements.at(-1)).toMatchObject({ _id: id, id, eventId: event.id, creatorName: 'Asha Rao' });
  });

  test('drafts are for those who write; publishing is new to the others, taking back a deletion', async () => {
    const [reader, author, other, boss] = await listenAll(participant, organizer, colleague, admin);
    const { id, uuid } = await build({ title: 'Draft', createdBy: organizer, isPublished: false });
    await settle(reader!, author!, other!, boss!);
    await publish(uuid, true);
    await settle(reader!, author!, other!, boss!);
    await publish(uuid, false);
    await settle(reader!, author!, other!, boss!);
    await api.sql('DELETE FROM announcements WHERE id = $1', [uuid]);
    await settle(reader!, author!, other!, boss!);

    expect(reader!.told).toEqual(['new Draft', `delete ${id}`]);
    for (const { told } of [author!, other!, boss!])
      expect(told).toEqual(['new Draft', 'update Draft', 'update Draft', `delete ${id}`]);
  });

  test('what belongs to an event that is not approved is for its organizer and admins', async () => {
    const event = await api.buildEvent({ approval: 'pending', createdBy: organizer });
    const [reader, owner, other, boss] = await listenAll(participant, organizer, colleague, admin);
    for (const listener of [reader!, other!]) await listener.say('joinEvent', event.id);
    await build({ title: 'Not yet', createdBy: organizer, event });
    await settle(reader!, owner!, other!, boss!);
    expect([reader!, owner!, other!, boss!].map(({ told }) => told)).toEqual([
      [],
      ['new Not yet'],
      [],
      ['new Not yet'],
    ]);
  });
});

describe('what a client may see follows from its token alone', () => {
  test('a claimed role changes nothing', async () => {
    const [reader] = await listenAll(participant);
    for (const claim of ['admin', { role: 'admin' }, { role: 'organizer', eventId: 'x' }])
      expect(await reader!.say('joinUserRole', claim)).toEqual({ success: true, role: 'participant' });
    await build({ title: 'Secret', createdBy: organizer, isPublished: false });
    await settle(reader!);
    expect(reader!.told).toEqual([]);
  });

  test('whatever events it joins, it is told everything once', async () => {
    const events: BuiltEvent[] = [await api.buildEvent(), await api.buildEvent()];
    const [none, one, both] = await listenAll(participant, participant, participant);
    await one!.say('joinEvent', { eventId: events[0]!.id });
    for (const { id } of [...events, ...events]) await both!.say('joinEvent', id);
    await one!.say('leaveEvent', events[0]!.id);
    for (const event of [...events, null]) await build({ title: 'Once', createdBy: organizer, event });
    await settle(none!, one!, both!);
    for (const { told } of [none!, one!, both!]) expect(told).toEqual(['new Once', 'new Once', 'new Once']);
  });

  test('an event that it may not see is joined like one that there is not', async () => {
    const hidden = await api.buildEvent({ approval: 'rejected' });
    const [reader] = await listenAll(participant);
    const nowhere = await reader!.say('joinEvent', api.idOf('event', '01900000-0000-7000-8000-000000000000'));
    expect(await reader!.say('joinEvent', hidden.id)).toEqual(nowhere);
    expect(await reader!.say('joinEvent', { eventId: hidden.id })).toEqual(nowhere);
    expect(nowhere).toEqual({ success: true });
  });
});

test('a change is looked at once for all who see the same, and not at all for nobody', async () => {
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

test('two processes on one database tell the same', async () => {
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

test('who may have missed something loses the connection, comes back by itself and is told as before', async () => {
  const [listener] = await listenAll(participant);
  const gone = listener!.gone();
  await api.sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'evm-listener' AND datname = current_database()`,
  );
  expect(await gone).toBe('transport close');
  await listener!.open();
  await settle(listener!);
  expect(listener!.told).toEqual([]);
});
