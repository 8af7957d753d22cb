import { afterAll, beforeAll, expect, test } from 'vitest';
import { retryRolledBack } from '../../core/transactions/retry.ts';
import { seededRandom } from '../../demo/random.ts';
import { startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { askInTurn } from '../../testing/client.ts';
import { openPool } from '../../testing/database.ts';
import { waitlistViolations, guardWaitlists } from '../../testing/waitlists.ts';
import { type ApiProcess, startProcess } from '../../testing/process.ts';
import { sampleHint, sampleOf } from '../../testing/sample.ts';

const api = await startApi();
const { address, config, sql, tokenOf, buildUser, buildUsers, buildEvent } = api;
let replicas: readonly ApiProcess[] = [];
let admin: Person;
beforeAll(async () => {
  await guardWaitlists(sql);
  const env = { JWT_SECRET: config.secret };
  replicas = await Promise.all([startProcess(address, env), startProcess(address, env)]);
  admin = await buildUser({ role: 'admin' });
  await tokenOf(admin);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await api.close();
});

let turn = 0;
/** Sends the mutation to the replicas in turn. */
const through = async (person: Person, mutation: string, input: Record<string, unknown>) => {
  const [name, fields] = mutation.split(' ', 2) as [string, string];
  const type = { registerForEvent: 'RegisterForEvent', joinWaitlist: 'RegisterForEvent' }[name];
  const inputType = `${type ?? name[0]!.toUpperCase() + name.slice(1)}Input`;
  const text = `mutation ($input: ${inputType}!) { ${name}(input: $input) { ${fields} } }`;
  return askInTurn(replicas[(turn += 1) % replicas.length]!.url, text, { input }, { token: await tokenOf(person) });
};
const form = (person: Person, event: BuiltEvent) => ({ eventId: event.id, name: person.lastName, email: person.email });
const acts = {
  register: (person: Person, event: BuiltEvent) => through(person, 'registerForEvent event{id}', form(person, event)),
  join: (person: Person, event: BuiltEvent) => through(person, 'joinWaitlist event{id}', form(person, event)),
  cancel: (person: Person, { id }: BuiltEvent) =>
    through(person, 'cancelRegistration deletedRegistrationId', { eventId: id }),
  leave: (person: Person, { id }: BuiltEvent) =>
    through(person, 'leaveWaitlist deletedRegistrationId', { eventId: id }),
};
const asAdmin = {
  remove: (person: Person, { id }: BuiltEvent) =>
    through(admin, 'removeRegistration removedRegistrationId', { eventId: id, userId: person.id }),
  resize: (capacity: number, { id }: BuiltEvent) => through(admin, 'updateEvent event{id}', { eventId: id, capacity }),
  hold: ({ id }: BuiltEvent) => through(admin, 'rejectEvent event{id}', { eventId: id, reason: 'Later' }),
  resume: ({ id }: BuiltEvent) => through(admin, 'approveEvent event{id}', { eventId: id }),
  decide: ({ id }: BuiltEvent, people: readonly Person[]) =>
    through(admin, 'approveRegistrations event{id}', { eventId: id, userIds: people.map((each) => each.id) }),
  decline: ({ id }: BuiltEvent, people: readonly Person[]) =>
    through(admin, 'declineRegistrations event{id}', {
      eventId: id,
      userIds: people.map((each) => each.id),
      reason: 'No',
    }),
  promote: (person: Person) => through(admin, 'updateUserRole user{id}', { userId: person.id, role: 'ORGANIZER' }),
};
const buildSignedIn = async (howMany: number) => {
  const people = await buildUsers(howMany);
  await Promise.all(people.map(tokenOf));
  return people;
};
const expectedCodes = [
  'done',
  'ALREADY_REGISTERED',
  'ALREADY_REQUESTED',
  'ALREADY_WAITING',
  'CAPACITY_BELOW_TAKEN',
  'EVENT_FULL',
  'NOT_FOUND',
  'NOT_REGISTERED',
  'NOT_WAITING',
];
const surprises = (answers: readonly { code: string | undefined }[]) =>
  answers.map(({ code = 'done' }) => code).filter((code) => !expectedCodes.includes(code));

test('a hundred people race for twenty seats: twenty get one, the others wait and are promoted in order', async () => {
  const [people, event] = [await buildSignedIn(100), await buildEvent({ capacity: 20 })];
  expect(surprises(await Promise.all(people.map((person) => acts.join(person, event))))).toEqual([]);
  expect(await waitlistViolations(api, event)).toEqual([]);
  const inOrder = async () =>
    (
      await sql<{ id: string }>(
        `SELECT user_id AS id FROM registrations WHERE event_id = $1 ORDER BY state, coalesce(place, 0)`,
        [event.uuid],
      )
    ).map(({ id }) => id);
  const before = await inOrder();
  expect(before).toHaveLength(100);

  // the twenty with seats cancel, two people on the waitlist leave, and the capacity grows, all at once
  const of = (ids: readonly string[]) => people.filter(({ uuid }) => ids.includes(uuid));
  const left = [...of(before.slice(0, 20)), ...of(before.slice(60, 62))];
  const answers = await Promise.all([...left.map((person) => acts.cancel(person, event)), asAdmin.resize(30, event)]);
  expect(surprises(answers)).toEqual([]);
  expect(await waitlistViolations(api, event)).toEqual([]);
  const seated = await sql<{ id: string }>('SELECT user_id AS id FROM seats WHERE event_id = $1', [event.uuid]);
  expect(seated.map(({ id }) => id).toSorted()).toEqual(before.slice(20, 50).toSorted());
});

test('storms of joining, leaving, approving, holding back and resizing keep the order of the waitlist and its messages', async () => {
  const storms = Array.from({ length: 18 }, (_, n) => n);
  for (const [round, storm] of sampleOf(storms, 3).entries()) {
    const random = seededRandom(20_261_123 + storm);
    const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
    const [people, event] = [await buildSignedIn(20), await buildEvent({ capacity: 1 + Math.floor(random() * 6) })];
    // every second event needs approval; two admins decide at the same time
    if (round % 2 === 1) await sql('UPDATE events SET needs_approval = true WHERE id = $1', [event.uuid]);
    const some = () => people.filter(() => random() < 0.5);
    const deciders = [0, 1].map(async (n) => {
      const answers = [];
      for (let step = 0; step < 4; step += 1) answers.push(await asAdmin.decide(event, [pick(people), ...some()]));
      if (n === 0) answers.push(await asAdmin.decline(event, [pick(people), pick(people)]));
      return answers;
    });
    const everybody = people.map(async (person) => {
      const answers = [];
      for (let step = 0; step < 4; step += 1) {
        const act = pick(['register', 'join', 'join', 'join', 'cancel', 'leave'] as const);
        answers.push(await acts[act](person, event));
      }
      return answers;
    });
    const office = async () => [
      await asAdmin.resize(1 + Math.floor(random() * 10), event),
      await asAdmin.remove(pick(people), event),
      await asAdmin.hold(event),
      await asAdmin.resume(event),
      await asAdmin.promote(pick(people)),
      await asAdmin.resize(1 + Math.floor(random() * 10), event),
    ];
    const answers = (await Promise.all([...everybody, ...deciders, office()])).flat();
    // the promotion to organizer signed the person out
    const odd = surprises(answers).filter((code) => !['UNAUTHENTICATED', 'FORBIDDEN'].includes(code));
    expect({ drawn: sampleHint, odd, broken: await waitlistViolations(api, event) }).toEqual({
      drawn: sampleHint,
      odd: [],
      broken: [],
    });
  }
});

test('the seats of deleted accounts are not lost while other people join and leave', async () => {
  const [people, event] = [await buildSignedIn(12), await buildEvent({ capacity: 3 })];
  for (const person of people) await acts.join(person, event);
  const gone = people.slice(0, 4);
  await sql('DELETE FROM sessions WHERE user_id = ANY($1)', [gone.map(({ uuid }) => uuid)]);
  await Promise.all([
    ...gone.map(({ uuid }) => retryRolledBack(() => sql('DELETE FROM users WHERE id = $1', [uuid]))),
    ...people.slice(6, 9).map((person) => acts.cancel(person, event)),
    ...people.slice(9).map((person) => acts.cancel(person, event).then(() => acts.join(person, event))),
  ]);
  expect(await waitlistViolations(api, event)).toEqual([]);
  expect(await sql('SELECT taken, waiting FROM events WHERE id = $1', [event.uuid])).toEqual([
    { taken: 3, waiting: 2 },
  ]);
});

test('the race is real: reading first and writing then breaks the invariants', async () => {
  const [people, event] = [await buildUsers(60), await buildEvent({ capacity: 5 })];
  const pool = openPool(address, 20);
  const count = () =>
    pool.query(
      `UPDATE events SET taken = least(capacity, (SELECT count(*) FROM registrations WHERE event_id = $1 AND state = 'confirmed')),
         waiting = (SELECT count(*) FROM registrations WHERE event_id = $1 AND state = 'waitlisted') WHERE id = $1`,
      [event.uuid],
    );
  const naive = async (person: Person) => {
    const { rows } = await pool.query<{ free: boolean; next: number }>(
      `SELECT count(*) FILTER (WHERE state = 'confirmed') < 5 AS free, coalesce(max(place), 0) + 1 AS next
         FROM registrations WHERE event_id = $1`,
      [event.uuid],
    );
    const { free, next } = rows[0]!;
    await pool.query(
      `INSERT INTO registrations (id, event_id, user_id, name, email, state, place)
       VALUES (gen_random_uuid(), $1, $2, 'Asha', 'a@evm.example', $3, $4) ON CONFLICT DO NOTHING`,
      [event.uuid, person.uuid, free ? 'confirmed' : 'waitlisted', free ? null : next],
    );
    await count();
  };
  await Promise.all(people.map(naive)).finally(() => pool.end());
  const broken = await waitlistViolations(api, event);
  expect(broken).toContainEqual(expect.stringMatching(/have a seat, there are 5|are counted/));
});
