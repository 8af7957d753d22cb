import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Api, startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { LiveClient, type LiveFeed, recordReads } from '../testing/live.ts';

const api = await startApi();
const other = await startApi({ databaseUrl: api.address, secret: api.config.secret });
const open: LiveClient[] = [];
afterEach(() => Promise.all(open.splice(0).map((client) => client.close())));
afterAll(async () => {
  await other.close();
  await api.close();
});

const counts = 'id capacity registeredCount waitlistCount';
const own = 'viewerRegistrationState viewerWaitlistPosition';
const organizer = await api.buildUser({ role: 'organizer' });
let event: BuiltEvent;
let people: Person[];
beforeEach(async () => {
  event = await api.buildEvent({ capacity: 1, createdBy: organizer });
  people = await api.buildUsers(4);
  await api.buildRegistrations(event, [people[0]!]);
});

async function watch(viewer: Person, fields: string, at: Api = api): Promise<LiveFeed> {
  const client = await LiveClient.open(at.url, await api.tokenOf(viewer));
  open.push(client);
  return client.subscribe({
    query: `subscription ($id: ID!) { seatsChanged(eventId: $id) { ${fields} } }`,
    variables: { id: event.id },
  });
}
const latest = (feed: LiveFeed) => feed.answers.at(-1)?.data?.seatsChanged;
const join = (person: Person) =>
  api.as(person)('mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { event { id } } }', {
    input: { eventId: event.id, name: 'Asha', email: person.email },
  });
const cancel = (person: Person) =>
  api.as(person)('mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }', {
    id: event.id,
  });

const admin = await api.buildUser({ role: 'admin' });
const resize = async (capacity: number, { id }: { id: string } = event) => {
  const { errors } = await api.as(admin)(
    'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
    { input: { eventId: id, capacity } },
  );
  expect(errors).toEqual([]);
};

test('a subscriber gets seats and waitlist immediately and after every change, on every process', async () => {
  const feeds = [await watch(people[1]!, counts), await watch(organizer, counts, other)];
  for (const feed of feeds)
    expect((await feed.next()).data).toEqual({
      seatsChanged: { id: event.id, capacity: 1, registeredCount: 1, waitlistCount: 0 },
    });
  await join(people[1]!);
  await join(people[2]!);
  for (const feed of feeds)
    await expect.poll(() => latest(feed)).toMatchObject({ registeredCount: 1, waitlistCount: 2 });
  await resize(5);
  for (const feed of feeds)
    await expect.poll(() => latest(feed)).toMatchObject({ capacity: 5, registeredCount: 3, waitlistCount: 0 });
});

test('a person on the waitlist sees their own place, and the seat once they are promoted', async () => {
  for (const person of people.slice(1)) await join(person);
  const feed = await watch(people[3]!, `${counts} ${own}`, other);
  await expect.poll(() => latest(feed)).toMatchObject({ viewerWaitlistPosition: 3 });
  await cancel(people[2]!);
  await expect.poll(() => latest(feed)).toMatchObject({ viewerWaitlistPosition: 2, waitlistCount: 2 });
  await cancel(people[0]!);
  await cancel(people[1]!);
  await expect
    .poll(() => latest(feed))
    .toEqual({
      id: event.id,
      capacity: 1,
      registeredCount: 1,
      waitlistCount: 0,
      viewerRegistrationState: 'REGISTERED',
      viewerWaitlistPosition: null,
    });
});

test('a later subscriber gets the current state', async () => {
  await (await watch(people[1]!, counts)).next();
  await join(people[1]!);
  const late = await watch(people[2]!, counts);
  await expect.poll(() => latest(late)).toMatchObject({ waitlistCount: 1 });
});

test('many subscribers share one read per change', async () => {
  const feeds = await Promise.all(people.map((person) => watch(person, counts)));
  await Promise.all(feeds.map((feed) => feed.next()));
  const reads = recordReads(api.database);
  await api.sql('UPDATE events SET capacity = 2 WHERE id = $1', [event.uuid]);
  await api.sql(`INSERT INTO journal (kind, event_id) VALUES ('event.changed', $1)`, [event.uuid]);
  for (const feed of feeds) expect((await feed.next()).data).toMatchObject({ seatsChanged: { capacity: 2 } });
  expect(reads.filter((name) => name === 'events-by-id')).toHaveLength(1);
});

test('an event that is put on hold becomes null for its subscriber; on another process a new one is refused', async () => {
  const feed = await watch(people[1]!, counts);
  await feed.next();
  await api.as(admin)('mutation ($id: ID!) { rejectEvent(input: { eventId: $id, reason: "Rain" }) { __typename } }', {
    id: event.id,
  });
  expect((await feed.next()).data).toEqual({ seatsChanged: null });
  // a subscriber of the same process shares the last answer of the others
  expect((await (await watch(people[2]!, counts)).next()).data).toEqual({ seatsChanged: null });
  expect((await (await watch(people[2]!, counts, other)).next()).errors?.[0]?.extensions).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('a change of another event emits nothing', async () => {
  const feed = await watch(people[1]!, counts);
  await feed.next();
  const elsewhere = await api.buildEvent();
  await resize(7, elsewhere);
  await resize(2);
  expect((await feed.next()).data).toMatchObject({ seatsChanged: { capacity: 2 } });
  expect(feed.answers).toHaveLength(2);
});

test('edits, rejection, approval and deletion of the event are emitted too', async () => {
  await join(people[2]!);
  const feed = await watch(people[1]!, `title location ${counts}`);
  const decide = (mutation: string) =>
    api.as(admin)(`mutation ($id: ID!) { ${mutation} { __typename } }`, { id: event.id });
  await api.as(admin)('mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }', {
    input: { eventId: event.id, title: 'Kite night', location: 'North pier' },
  });
  await expect.poll(() => latest(feed)).toMatchObject({ title: 'Kite night', location: 'North pier' });
  await decide('rejectEvent(input: { eventId: $id, reason: "Rain" })');
  await expect.poll(() => latest(feed)).toBeNull();
  await resize(2);
  await decide('approveEvent(input: { eventId: $id })');
  await expect.poll(() => latest(feed)).toMatchObject({ registeredCount: 2, waitlistCount: 0 });
  await decide('deleteEvent(input: { eventId: $id })');
  await expect.poll(() => latest(feed)).toBeNull();
});

test('the seats of guests are emitted, also when they become free', async () => {
  await resize(3);
  await api.sql('UPDATE events SET walk_ins = true, date = now() + $$1 hour$$ WHERE id = $1', [event.uuid]);
  const feed = await watch(people[1]!, counts);
  const { data } = await api.as(organizer)<{ addGuest: { guest: { scanId: string } } }>(
    'mutation ($id: ID!) { addGuest(input: { eventId: $id, name: "Nandini" }) { guest { scanId } } }',
    { id: event.id },
  );
  await expect.poll(() => latest(feed)).toMatchObject({ registeredCount: 2 });
  await api.as(organizer)('mutation ($input: RemoveGuestInput!) { removeGuest(input: $input) { guest { scanId } } }', {
    input: { eventId: event.id, scanId: data.addGuest.guest.scanId },
  });
  await expect.poll(() => latest(feed)).toMatchObject({ registeredCount: 1 });
});

test('a subscriber still gets changes after another one has left', async () => {
  const [, leaving, staying] = people;
  const first = await watch(leaving!, `${counts} ${own}`);
  await first.next();
  const feed = await watch(staying!, `${counts} ${own}`);
  await feed.next();
  await open.shift()!.close();
  await resize(6);
  await expect.poll(() => latest(feed)).toMatchObject({ capacity: 6 });
});

test('changes are throttled to two a second, and the last one is always emitted', async () => {
  const feed = await watch(people[1]!, counts);
  await feed.next();
  const before = feed.answers.length;
  const begun = performance.now();
  for (let capacity = 2; capacity < 22; capacity += 1) await resize(capacity);
  await expect.poll(() => latest(feed)).toMatchObject({ capacity: 21 });
  // one immediately, and one for each half second since
  expect(feed.answers.length - before).toBeLessThanOrEqual(2 + (performance.now() - begun) / 500);
});
