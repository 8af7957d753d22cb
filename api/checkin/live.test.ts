import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../testing/build.ts';
import { type DoorPerson, type AttendanceCounts, doorsOf } from '../testing/checkIns.ts';
import { ask } from '../testing/client.ts';
import { guestsIn } from '../testing/scans.ts';
import { LiveClient } from '../testing/live.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';

const api = await startApi();
const { sql, tokenOf, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { send, giveBack } = doorsOf(api);
let organizer: Person;
let processes: readonly ApiProcess[] = [];
const clients: LiveClient[] = [];
beforeAll(async () => {
  organizer = await buildUser({ role: 'organizer', firstName: 'Ravi', lastName: 'Menon' });
  const env = { JWT_SECRET: api.config.secret };
  processes = await Promise.all([startProcess(api.address, env), startProcess(api.address, env)]);
});
afterAll(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await Promise.all(processes.map((each) => each.stop()));
  await api.close();
});

type DoorMessage =
  | { what: 'ReadAgain'; reason: string }
  | {
      what: 'CheckedIn';
      people: DoorPerson[];
      guests: { name: string; at: string | null }[];
      attendance: AttendanceCounts;
    };

const query = `subscription ($id: ID!) { checkedIn(eventId: $id) { what: __typename
  ... on ReadAgain { reason }
  ... on CheckedIn { people { userId name at by door scanIds } guests { name at } attendance { in expected } } } }`;

/** Subscribes at one of the processes, and waits for the first message. */
async function doorAt(url: string, { id }: BuiltEvent, who = organizer) {
  const client = await LiveClient.open(url, await tokenOf(who));
  clients.push(client);
  const feed = client.subscribe({ query, variables: { id } });
  const messages = () => feed.answers.map(({ data }) => data!.checkedIn as DoorMessage);
  await feed.until(() => feed.answers.length > 0);
  return { feed, messages };
}
type Door = Awaited<ReturnType<typeof doorAt>>;

const changes = ({ messages }: Door) => messages().flatMap((each) => (each.what === 'CheckedIn' ? [each] : []));
const lastCount = (door: Door) => changes(door).at(-1)?.attendance.in;
/** All people in the messages of a door, in their last state. */
const latestPeople = (door: Door) =>
  new Map(changes(door).flatMap(({ people }) => people.map((one): [string, DoorPerson] => [one.userId, one])));
/** Also waits for `seen` people, because counts may arrive before the people. */
const untilCount = (door: Door, count: number, seen = 0) =>
  door.feed.until(() => lastCount(door) === count && latestPeople(door).size >= seen);

/** Checks a person in through a process. */
const letIn = async (url: string, { id: eventId }: BuiltEvent, { id: userId }: Person) => {
  const { errors } = await ask(
    url,
    'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { name } } }',
    { input: { eventId, userId } },
    { token: await tokenOf(organizer) },
  );
  expect(errors).toEqual([]);
};

test('a check-in at one door reaches all doors on all processes, with the counts', async () => {
  const event = await buildEvent({ createdBy: organizer, capacity: 100 });
  const people = await buildUsers(20, { firstName: 'Asha', lastName: 'Rao' });
  await buildRegistrations(event, people);
  const doors = await Promise.all(processes.map(({ url }) => doorAt(url, event)));
  for (const { messages } of doors) expect(messages()).toEqual([{ what: 'ReadAgain', reason: 'SUBSCRIBED' }]);
  await Promise.all(people.map((person, n) => letIn(processes[n % 2]!.url, event, person)));
  for (const door of doors) {
    await untilCount(door, 20, 20);
    const latest = latestPeople(door);
    expect([...latest.keys()].toSorted()).toEqual(people.map(({ id }) => id).toSorted());
    for (const one of latest.values()) expect(one).toMatchObject({ name: 'Asha Rao', by: 'Ravi Menon' });
    expect(door.messages().at(-1)).toMatchObject({ attendance: { in: 20, expected: 20 } });
  }
});

test('all 300 scans of a queue and undone scans are emitted, but not to another event', async () => {
  const [event, other] = [
    await buildEvent({ createdBy: organizer, capacity: 500, date: inHours(1) }),
    await buildEvent({ createdBy: organizer, capacity: 500, date: inHours(1) }),
  ];
  const people = await buildUsers(300);
  await buildRegistrations(event, people);
  await buildRegistrations(other, people);
  const [door, elsewhere] = [await doorAt(processes[0]!.url, event), await doorAt(processes[1]!.url, other)];
  const at = new Date();
  const scans = people.map(({ id: userId }) => ({ id: randomUUID(), at, userId }));
  await send(organizer, event, { scans });
  await untilCount(door, 300, 300);
  expect(latestPeople(door).size).toBe(300);
  await send(organizer, event, { undone: scans.slice(0, 2).map(({ id }) => ({ scanId: id, at })) });
  await untilCount(door, 298);
  // sending them again emits nothing
  await send(organizer, event, { scans: scans.slice(2) });
  await letIn(processes[0]!.url, other, people[0]!);
  await untilCount(elsewhere, 1);
  expect(elsewhere.messages()).toHaveLength(2);
  expect(lastCount(door)).toBe(298);
});

test('if a checked-in person cancels, doors get ReadAgain', async () => {
  const event = await buildEvent({ createdBy: organizer });
  const [asha] = (await buildUsers(1)) as [Person];
  await buildRegistrations(event, [asha]);
  await letIn(processes[0]!.url, event, asha);
  const door = await doorAt(processes[1]!.url, event);
  await giveBack(asha, event);
  await door.feed.until(() => door.messages().length > 1);
  expect(door.messages().at(-1)).toEqual({ what: 'ReadAgain', reason: 'CHANGED' });
});

test('after the connection to the database breaks, doors get ReadAgain and then changes as before', async () => {
  const event = await buildEvent({ createdBy: organizer });
  const people = await buildUsers(40);
  await buildRegistrations(event, people);
  const door = await doorAt(processes[0]!.url, event);
  await sql(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name = 'evm-listener' AND datname = current_database()`,
  );
  await door.feed.until(() => door.messages().some((each) => each.what === 'ReadAgain' && each.reason === 'MISSED'));
  let next = 0;
  await expect
    .poll(
      async () => {
        await letIn(processes[1]!.url, event, people[next++]!);
        return door.messages().at(-1)!.what;
      },
      { interval: 200 },
    )
    .toBe('CheckedIn');
});

test('a former keeper of the door gets no more changes', async () => {
  const leaver = await buildUser({ role: 'organizer' });
  const event = await buildEvent({ createdBy: leaver });
  const [asha, ben] = (await buildUsers(2)) as [Person, Person];
  await buildRegistrations(event, [asha, ben]);
  const admin = await buildUser({ role: 'admin' });
  const [door, other] = [await doorAt(processes[0]!.url, event, leaver), await doorAt(processes[0]!.url, event, admin)];
  await sql('UPDATE events SET created_by = $2 WHERE id = $1', [event.uuid, organizer.uuid]);
  await letIn(processes[1]!.url, event, asha);
  await letIn(processes[1]!.url, event, ben);
  await untilCount(other, 2);
  expect(door.feed.answers).toHaveLength(1);
});

test('added and removed guests are emitted to every door, also many at once', async () => {
  const event = await buildEvent({ createdBy: organizer, capacity: 200 });
  const door = await doorAt(processes[0]!.url, event);
  const names = Array.from({ length: 150 }, (_, n) => `Guest ${n}`);
  const scans = await guestsIn(sql)(event, names, organizer);
  const guestStates = () =>
    new Map(changes(door).flatMap(({ guests }) => guests.map((one): [string, string | null] => [one.name, one.at])));
  await door.feed.until(() => guestStates().size === 150);
  await send(organizer, event, { undone: scans.slice(0, 2).map((scanId) => ({ scanId, at: new Date() })) });
  await door.feed.until(() => guestStates().get('Guest 0') === null && guestStates().get('Guest 1') === null);
  expect([...guestStates().values()].filter(Boolean)).toHaveLength(148);
  expect(changes(door).at(-1)!.attendance).toEqual({ in: 148, expected: 148 });
});
