import pLimit from 'p-limit';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { Statement } from '../core/statements/rows.ts';
import { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { ask } from '../testing/client.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';

const api = await startApi();
const { sql, address, config, tokenOf, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { checkIn, giveBack, list } = doorsOf(api);
let replicas: readonly ApiProcess[] = [];
let keepers: readonly Person[];
beforeAll(async () => {
  const env = { JWT_SECRET: config.secret };
  replicas = await Promise.all([startProcess(address, env), startProcess(address, env)]);
  keepers = await buildUsers(2, { role: 'admin' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await api.close();
});

const checkInAt = async (door: number, { id: eventId }: BuiltEvent, { id: userId }: Person): Promise<string> => {
  const { code = 'welcome' } = await ask(
    replicas[door]!.url,
    'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { name } } }',
    { input: { eventId, userId, door: `Door ${door}` } },
    { token: await tokenOf(keepers[door]!) },
  );
  return code;
};

test('if two doors scan the same person at once through two processes, exactly one succeeds', async () => {
  const event = await buildEvent({ capacity: 100 });
  const people = await buildUsers(60);
  await buildRegistrations(event, people);
  // six at a time: on a busy machine more would run into time-outs
  const codes = await pLimit(6).map(people, async (person) =>
    (await Promise.all([0, 1, 0, 1].map((door) => checkInAt(door, event, person)))).toSorted(),
  );
  expect(codes).toEqual(people.map(() => ['ALREADY_IN', 'ALREADY_IN', 'ALREADY_IN', 'welcome']));
  expect(await sql('SELECT FROM scans WHERE event_id = $1', [event.uuid])).toHaveLength(60);
});

test('people who cancel during their check-in are not checked in without a seat, and no deadlock occurs', async () => {
  const organizer = await buildUser({ role: 'organizer' });
  const event = await buildEvent({ capacity: 100, createdBy: organizer });
  const people = await buildUsers(40);
  await buildRegistrations(event, people);
  const answers = await pLimit(6).map(people, (person) =>
    Promise.all([
      giveBack(person, event),
      checkInAt(0, event, person),
      checkIn(organizer, event, { userId: person.id }),
    ]),
  );
  const codes = answers.flatMap(([given, door, other]) => [given.code, door, other.code]);
  expect(codes.filter((code) => code === 'UNAVAILABLE' || code === 'INTERNAL')).toEqual([]);
  expect(await list(organizer, event)).toEqual([]);
  expect(await sql('SELECT FROM standing_scans WHERE event_id = $1', [event.uuid])).toEqual([]);
});

/** Removes the row locks from this process, and waits before it writes a check-in. */
function stopLocking(beforeWriting: () => Promise<void>): void {
  const { rows } = UnitOfWork.prototype;
  vi.spyOn(UnitOfWork.prototype, 'rows').mockImplementation(async function <Row>(
    this: UnitOfWork,
    { text, ...rest }: Statement<Row>,
    values?: readonly unknown[],
  ) {
    if (text.includes('INSERT INTO scans')) await beforeWriting();
    return rows.call(this, { ...rest, text: text.replace('FOR NO KEY UPDATE', '') }, values);
  });
}

test('the race is real: without the lock both doors succeed', async () => {
  const event = await buildEvent();
  const [person] = await buildUsers(1);
  await buildRegistrations(event, [person!]);
  await Promise.all(keepers.map(tokenOf));
  // both read before either writes
  let release = () => {};
  let missing = 2;
  const both = new Promise<void>((resolve) => (release = resolve));
  stopLocking(async () => {
    missing -= 1;
    if (missing === 0) release();
    await both;
  });
  const answers = await Promise.all(keepers.map((keeper) => checkIn(keeper, event, { userId: person!.id })));
  expect(answers.map(({ code = 'welcome' }) => code)).toEqual(['welcome', 'welcome']);
});
