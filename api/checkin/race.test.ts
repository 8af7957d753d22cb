import pLimit from 'p-limit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi } from '../testing/api.ts';
import type { BuiltEvent, Person } from '../testing/build.ts';
import { withChangedFunction } from '../testing/changedFunction.ts';
import { doorsOf } from '../testing/checkIns.ts';
import { ask } from '../testing/client.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';
import { waitingFor } from '../testing/waiting.ts';

const api = await startApi();
const { sql, address, config, tokenOf, buildUser, buildUsers, buildEvent, buildRegistrations } = api;
const { checkIn, giveBack, list, codeOf } = doorsOf(api);
let replicas: readonly ApiProcess[] = [];
let keepers: readonly Person[];
beforeAll(async () => {
  const env = { JWT_SECRET: config.secret };
  replicas = await Promise.all([startProcess(address, env), startProcess(address, env)]);
  keepers = await buildUsers(2, { role: 'admin' });
});
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

test('the race is real: without the lock both doors succeed', async () => {
  const event = await buildEvent();
  const [person] = await buildUsers(1);
  const [registration] = await buildRegistrations(event, [person!]);
  const code = await codeOf(registration!);
  const gate = 7;
  // both look if the person is in before either writes
  const withoutLock = [
    /FOR NO KEY UPDATE([^]*)(?=INSERT INTO scans)/,
    `$1 PERFORM pg_advisory_xact_lock_shared(${gate}); `,
  ] as const;
  const holder = await api.database.pool.connect();
  const answers = await withChangedFunction(api, 'evm_check_in', withoutLock, async () => {
    await holder.query('SELECT pg_advisory_lock($1)', [gate]);
    // a try by code has no short time-outs
    const both = Promise.all(keepers.map((keeper) => checkIn(keeper, event, { code })));
    await expect.poll(() => waitingFor(holder)).toBe(2);
    await holder.query('SELECT pg_advisory_unlock($1)', [gate]);
    return both;
  }).finally(() => holder.release());
  expect(answers.map(({ code: refused = 'welcome' }) => refused)).toEqual(['welcome', 'welcome']);
});
