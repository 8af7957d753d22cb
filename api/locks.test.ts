import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seededRandom } from './demo/random.ts';
import { startApi } from './testing/api.ts';
import { boardFaults } from './testing/boards.ts';
import type { BuiltEvent, Person } from './testing/build.ts';
import { type Answer, askInTurn } from './testing/client.ts';
import { openPool } from './testing/database.ts';
import { type ApiProcess, startProcess } from './testing/process.ts';
import { isThorough } from './testing/sample.ts';
import { scorers } from './testing/scores.ts';
import { defaultSettings } from './testing/settings.ts';

const api = await startApi();
const { address, config, sql, signIn, buildUser, buildUsers, buildEvent, buildRegistrations, seatsOf } = api;
let replicas: readonly ApiProcess[] = [];
beforeAll(async () => {
  const env = { JWT_SECRET: config.secret };
  replicas = await Promise.all([startProcess(address, env), startProcess(address, env)]);
});
afterAll(async () => {
  await Promise.all(replicas.map((replica) => replica.stop()));
  await api.close();
});
beforeEach(() => sql("DELETE FROM events; UPDATE users SET role = 'participant' WHERE role = 'admin'"));

let turn = 0;
/** Alternates between the replicas. Uses a new session each time, because a changed role ends all sessions. */
const through = async <Data>(person: Person, query: string, variables: Record<string, unknown>) =>
  askInTurn<Data>(replicas[(turn += 1) % replicas.length]!.url, query, variables, {
    token: (await signIn(person)).token,
  });

const give = (by: Person, to: { id: string }, role: string) =>
  through(
    by,
    'mutation ($id: ID!, $role: Role!) { updateUserRole(input: { userId: $id, role: $role }) { __typename } }',
    {
      id: to.id,
      role,
    },
  );
const codesOf = (answers: readonly Pick<Answer, 'code'>[]) => [...new Set(answers.map(({ code }) => code ?? 'done'))];
const admins = async () => (await sql("SELECT 1 FROM users WHERE role = 'admin'")).length;
/** The number of deadlocks so far. A session reports its deadlocks within a second. */
const deadlocks = async () =>
  (await sql<{ n: number }>('SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()'))[0]!
    .n;

test('fifty parallel demotions among nine admins at two processes cause no deadlock', async () => {
  const before = await deadlocks();
  for (let round = 0; round < (isThorough ? 5 : 2); round += 1) {
    const nine = await buildUsers(9, { role: 'admin' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, n) => give(nine[n % 9]!, nine[(n * 7 + round) % 9]!, 'PARTICIPANT')),
    );
    const known = ['done', 'FORBIDDEN', 'LAST_ADMIN', 'UNAUTHENTICATED'];
    expect(codesOf(answers).filter((code) => !known.includes(code))).toEqual([]);
    expect(await admins()).toBeGreaterThanOrEqual(1);
    await sql("UPDATE users SET role = 'participant' WHERE role = 'admin'");
  }
  await expect.poll(() => sql('SELECT pg_stat_clear_snapshot()').then(deadlocks)).toBe(before);
});

test('locking the admins first and the person separately can deadlock', async () => {
  const admins = (await buildUsers(3, { role: 'admin' })).map(({ uuid }) => uuid).toSorted();
  const [first, second] = admins as [string, string];
  const pool = openPool(address);
  const begun = async () => {
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    await client.query('BEGIN');
    return { client, pid: rows[0]!.pid };
  };
  const [early, late, one, another] = [await begun(), await begun(), await begun(), await begun()];
  const waitFor = async (waits: { pid: number }, holds: { pid: number }) => {
    const isBlocked = () => sql('SELECT $2 = ANY(pg_blocking_pids($1)) AS blocked', [waits.pid, holds.pid]);
    await expect.poll(isBlocked).toEqual([{ blocked: true }]);
  };
  const demote = "UPDATE users SET role = 'participant' WHERE id = $1";
  const lockPerson = 'SELECT FROM users WHERE id = $1 FOR UPDATE';
  const lockAdmins = "SELECT FROM users WHERE role = 'admin' ORDER BY id FOR UPDATE";
  const codeOf = (query: Promise<unknown>) =>
    query.then(
      () => 'done',
      (error: { code: string }) => error.code,
    );

  // `late` sees three admins, and waits for the first
  await early.client.query(demote, [first]);
  const admin = codeOf(late.client.query(lockAdmins));
  await waitFor(late, early);
  await sql(demote, [second]);
  await one.client.query(lockPerson, [second]);
  await early.client.query('COMMIT');
  // `late` has locked the first, who is no longer an admin, and waits for the second
  await waitFor(late, one);
  // `another` sees only the third admin, then locks the first as the separate person
  await another.client.query(lockAdmins);
  const apart = codeOf(another.client.query(lockPerson, [first]));
  await waitFor(another, late);
  await one.client.query('COMMIT');
  const codes = [admin, apart].map(async (code, n) => {
    const met = await code;
    await [late, another][n]!.client.query('ROLLBACK');
    return met;
  });
  expect((await Promise.all(codes)).toSorted()).toEqual(['40P01', 'done']);
  for (const { client } of [early, late, one, another]) client.release();
  await pool.end();
});

test('parallel changes with locks cause no internal errors, and all totals stay correct', async () => {
  const [root] = await buildUsers(1, { role: 'admin' });
  const others = await buildUsers(4, { role: 'admin' });
  const organizers = await buildUsers(3, { role: 'organizer' });
  const people = await buildUsers(20);
  const [organizer] = organizers;
  const events: BuiltEvent[] = [];
  for (let n = 0; n < 6; n += 1) events.push(await buildEvent({ capacity: 12, createdBy: organizers[n % 3]! }));
  // users may have taken a seat before they became admins or organizers
  for (const event of events) await buildRegistrations(event, [...organizers, ...others].slice(0, 5));
  const random = seededRandom(20_261_203);
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
  const { award, correct } = scorers(api, through);
  const onEvent = (mutation: string) => (by: Person, event: { id: string }) =>
    through(by, `mutation ($id: ID!) { ${mutation} { __typename } }`, { id: event.id });
  const [register, cancel, remove, approve, reject] = [
    'registerForEvent(input: { eventId: $id, name: "Asha", email: "asha@evm.example" })',
    'cancelRegistration(input: { eventId: $id })',
    'deleteEvent(input: { eventId: $id })',
    'approveEvent(input: { eventId: $id })',
    'rejectEvent(input: { eventId: $id, reason: "The hall is taken." })',
  ].map(onEvent) as [Write, Write, Write, Write, Write];
  type Write = ReturnType<typeof onEvent>;
  const awards: { id: string }[] = [];
  const staff = () => pick([root!, ...organizers]);

  const steps: (() => Promise<Pick<Answer, 'code'>>)[] = [
    () => register(pick(people), pick(events)),
    () => register(pick(people), pick(events)),
    () => cancel(pick(people), pick(events)),
    async () => {
      const done = await award(staff(), pick(events), pick(people), { points: 1 + Math.floor(random() * 9) });
      if (done.award) awards.push(done.award);
      return done;
    },
    () =>
      awards.length > 0
        ? correct(staff(), pick(awards), { points: Math.floor(random() * 9) })
        : Promise.resolve({ code: undefined }),
    () =>
      give(root!, pick([...people, ...others, ...organizers.slice(1)]), pick(['ADMIN', 'PARTICIPANT', 'ORGANIZER'])),
    () => give(pick(others), pick(others), 'PARTICIPANT'),
    () =>
      through(
        pick(people),
        `mutation ($college: String!) { updateProfile(input: { firstName: "Asha", lastName: "Rao", college: $college }) { __typename } }`,
        { college: pick(['Hill College', 'Lake College', 'Old College', 'hill  college']) },
      ),
    () =>
      through(
        pick(people),
        'mutation ($on: Boolean!) { updateUserSettings(input: { privacy: { profileVisible: $on } }) { __typename } }',
        { on: random() < 0.5 },
      ),
    () =>
      through(
        root!,
        `mutation ($id: ID!, $location: String!, $date: DateTime!) {
           updateEvent(input: { eventId: $id, location: $location, date: $date }) { __typename } }`,
        {
          id: pick(events).id,
          location: pick(['Hall', 'Field', 'Lab']),
          date: new Date(Date.now() + 86_400_000 * (1 + random())),
        },
      ),
    () => pick([approve, approve, reject])(root!, pick(events)),
    async () => {
      if (random() < 0.6) return { code: undefined };
      const gone = Math.floor(random() * events.length);
      const [event] = events.splice(gone, 1, await buildEvent({ capacity: 12, createdBy: pick(organizers) }));
      return remove(root!, event!);
    },
    () =>
      through(
        root!,
        `mutation ($id: ID) { createAnnouncement(input: { title: "News", content: "Now.", priority: HIGH, eventId: $id }) { __typename } }`,
        { id: pick([...events.map(({ id }) => id), null]) },
      ),
    () =>
      through(
        root!,
        'mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { __typename } }',
        { input: { ...defaultSettings, maxEventsPerOrganizer: 100 + Math.floor(random() * 9) } },
      ),
    () =>
      through(
        organizer!,
        `mutation ($date: DateTime!) { createEvent(input: { title: "Evening", description: "Bring friends.", date: $date,
           location: "Hall", capacity: 5, tags: [] }) { __typename } }`,
        { date: new Date(Date.now() + 86_400_000) },
      ),
  ];
  const [many, codes] = [isThorough ? 25 : 10, new Map<string, number>()];
  await Promise.all(
    Array.from({ length: 16 }, async () => {
      for (let n = 0; n < many; n += 1) {
        const { code = 'done' } = await pick(steps)();
        codes.set(code, (codes.get(code) ?? 0) + 1);
      }
    }),
  );

  // a user may lose a role, and an event may be deleted in between; no other errors are expected
  const known = [
    'done',
    'ALREADY_REGISTERED',
    'EVENT_FULL',
    'FORBIDDEN',
    'LAST_ADMIN',
    'NOT_FOUND',
    'NOT_REGISTERED',
  ].concat(['UNAUTHENTICATED', 'VALIDATION_FAILED', 'EVENT_LIMIT_REACHED']);
  expect([...codes].filter(([code]) => !known.includes(code))).toEqual([]);
  expect(codes.get('done')).toBeGreaterThan(4 * many);
  for (const { uuid } of await sql<{ uuid: string }>('SELECT id AS uuid FROM events')) {
    const { rows, taken, capacity } = await seatsOf({ uuid });
    expect(taken).toBe(rows);
    expect(taken).toBeLessThanOrEqual(capacity);
  }
  expect(await admins()).toBeGreaterThanOrEqual(1);
  expect(await boardFaults(api, await buildUser({ role: 'admin' }))).toEqual([]);
});
