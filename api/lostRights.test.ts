import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startApi, type Api } from './testing/api.ts';
import type { BuiltEvent, Person } from './testing/build.ts';
import { ask, type Answer } from './testing/client.ts';
import { sampleOf } from './testing/sample.ts';
import { waitingFor } from './testing/waiting.ts';

// A user sends a document with many changes to one process. While the fourth change runs, the user loses the right to them
// through another process. Once the loss is answered, nothing more may change.

let first: Api;
let second: Api;
let admin: Person;

beforeAll(async () => {
  first = await startApi();
  second = await startApi({ databaseUrl: first.address, secret: first.config.secret });
  admin = await first.buildUser({ role: 'admin' });
});
afterAll(async () => {
  await second?.close();
  await first?.close();
});

const changes = 8;
const letThrough = 3;
const gateLock = 5_110_401;

interface Scene {
  event: BuiltEvent;
  /** The user who loses the right. */
  person: Person;
  token: string;
  sessionUuid: string;
  guests: readonly Person[];
}

interface Right {
  what: string;
  role: 'participant' | 'organizer' | 'admin';
  helpsAs?: 'manager' | 'scorer' | 'door';
  /** The table with a row per change. */
  table: string;
  write: 'INSERT' | 'UPDATE';
  change(scene: Scene, n: number): string;
}

const announce = ({ event }: Scene, n: number) =>
  `createAnnouncement(input: { title: "Notice ${n}", content: "Come.", eventId: "${event.id}" }) { announcement { id } }`;

const rights: readonly Right[] = [
  {
    what: 'an organizer announces',
    role: 'organizer',
    table: 'announcements',
    write: 'INSERT',
    change: (_, n) => `createAnnouncement(input: { title: "Notice ${n}", content: "Come." }) { announcement { id } }`,
  },
  {
    what: 'an organizer creates events',
    role: 'organizer',
    table: 'events',
    write: 'INSERT',
    change: (_, n) =>
      `createEvent(input: { title: "Evening ${n}", description: "Come and bring a friend.", date: "2099-05-04T18:00:00Z",
         location: "Hall" }) { event { id } }`,
  },
  {
    what: 'an admin registers others',
    role: 'admin',
    table: 'registrations',
    write: 'INSERT',
    change: ({ event, guests }, n) =>
      `addRegistration(input: { eventId: "${event.id}", userId: "${guests[n]!.id}" }) { registration { id } }`,
  },
  {
    what: 'a manager edits',
    role: 'participant',
    helpsAs: 'manager',
    table: 'events',
    write: 'UPDATE',
    change: ({ event }, n) => `updateEvent(input: { eventId: "${event.id}", location: "Hall ${n}" }) { event { id } }`,
  },
  {
    what: 'a manager names helpers',
    role: 'participant',
    helpsAs: 'manager',
    table: 'event_invitations',
    write: 'INSERT',
    change: ({ event, guests }, n) =>
      `addStaff(input: { eventId: "${event.id}", email: "${guests[n]!.email}", role: DOOR }) { event { id } }`,
  },
  {
    what: 'a manager announces',
    role: 'participant',
    helpsAs: 'manager',
    table: 'announcements',
    write: 'INSERT',
    change: announce,
  },
  {
    what: 'a scorer awards',
    role: 'participant',
    helpsAs: 'scorer',
    table: 'awards',
    write: 'INSERT',
    change: ({ event, guests }, n) =>
      `updateScore(input: { eventId: "${event.id}", userId: "${guests[n]!.id}", points: 5 }) { award { id } }`,
  },
  {
    what: 'a helper at the door lets people in',
    role: 'participant',
    helpsAs: 'door',
    table: 'scans',
    write: 'INSERT',
    change: ({ event, guests }, n) =>
      `checkIn(input: { eventId: "${event.id}", userId: "${guests[n]!.id}" }) { person { userId } }`,
  },
];

type Loss = (scene: Scene) => Promise<Answer>;

const losses: Readonly<Record<string, Loss>> = {
  'their role changes': ({ person }) =>
    second.as(admin)(
      'mutation ($id: ID!, $role: Role!) { updateUserRole(input: { userId: $id, role: $role }) { user { id } } }',
      {
        id: person.id,
        role: person.role === 'participant' ? 'ORGANIZER' : 'PARTICIPANT',
      },
    ),
  'they sign out': ({ token }) => ask(second.url, 'mutation { logout { __typename } }', {}, { token }),
  'they sign out everywhere': ({ person }) => second.as(person)('mutation { logoutEverywhere { __typename } }'),
};

const removal: Loss = ({ event, person }) =>
  second.as(admin)('mutation ($e: ID!, $u: ID!) { removeStaff(input: { eventId: $e, userId: $u }) { event { id } } }', {
    e: event.id,
    u: person.id,
  });

/** When the gate blocks a change. Before its commit, it has already checked the right. */
const moments = ['write', 'commit'] as const;

const cases = rights.flatMap((right) =>
  [...Object.entries(losses), ...(right.helpsAs ? [['they no longer help', removal] as const] : [])].flatMap(
    ([how, lose]) => moments.map((moment) => ({ ...right, how, lose, moment })),
  ),
);

async function stage({ role, helpsAs, table }: Right): Promise<Scene> {
  const person = await first.buildUser({ role });
  const event = await first.buildEvent({ createdBy: admin, capacity: 50 });
  const guests = await Promise.all(Array.from({ length: changes }, () => first.buildUser()));
  if (table !== 'registrations') await first.buildRegistrations(event, guests);
  if (helpsAs)
    await first.sql('INSERT INTO event_staff (event_id, user_id, role, added_by) VALUES ($1, $2, $3, $4)', [
      event.uuid,
      person.uuid,
      helpsAs,
      admin.uuid,
    ]);
  return { event, person, guests, ...(await first.signIn(person)) };
}

/** Connections that are closed after the test, so that their locks end. */
const holders: PoolClient[] = [];

async function connect(): Promise<PoolClient> {
  const client = await first.database.pool.connect();
  holders.push(client);
  return client;
}

/** Lets the first changes of a table through, and blocks the next one until `open`. */
async function gate({ table, write }: Pick<Right, 'table' | 'write'>, moment: (typeof moments)[number] = 'write') {
  const holder = await connect();
  await holder.query('SELECT pg_advisory_lock($1)', [gateLock]);
  await first.sql(`CREATE SEQUENCE test_gate_turns; CREATE TABLE test_gate_counts AS SELECT 0 AS changed;
    CREATE FUNCTION test_gate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF nextval('test_gate_turns') > ${letThrough} THEN PERFORM pg_advisory_xact_lock_shared(${gateLock}); END IF;
      UPDATE test_gate_counts SET changed = changed + 1;
      RETURN NEW; END $$;
    CREATE ${moment === 'write' ? `TRIGGER test_gate BEFORE ${write} ON ${table}` : `CONSTRAINT TRIGGER test_gate AFTER ${write} ON ${table} DEFERRABLE INITIALLY DEFERRED`}
      FOR EACH ROW EXECUTE FUNCTION test_gate()`);
  return {
    waiting: () => waitingFor(holder),
    /** The number of committed changes. */
    changed: async () => (await first.sql<{ changed: number }>('SELECT changed FROM test_gate_counts'))[0]!.changed,
    open: () => holder.query('SELECT pg_advisory_unlock($1)', [gateLock]),
  };
}

/** Counts changes whose right is already lost at their commit. */
async function lateChanges({ table, write, helpsAs }: Right, { event, person, sessionUuid }: Scene) {
  const helps = `EXISTS (SELECT FROM event_staff WHERE event_id = '${event.uuid}' AND user_id = '${person.uuid}')`;
  await first.sql(`CREATE TABLE test_late AS SELECT 0 AS changes;
    CREATE FUNCTION test_late() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      UPDATE test_late SET changes = changes + 1
        WHERE NOT (EXISTS (SELECT FROM sessions WHERE id = '${sessionUuid}') AND ${helpsAs ? helps : 'true'});
      RETURN NULL; END $$;
    CREATE CONSTRAINT TRIGGER test_late AFTER ${write} ON ${table} DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION test_late()`);
  return async () => (await first.sql<{ changes: number }>('SELECT changes FROM test_late'))[0]!.changes;
}

afterEach(async () => {
  for (const client of holders.splice(0)) client.release(true);
  await first.sql(`DROP FUNCTION IF EXISTS test_gate, test_late CASCADE; DROP SEQUENCE IF EXISTS test_gate_turns;
    DROP TABLE IF EXISTS test_gate_counts, test_late`);
});

const documentOf = ({ change }: Right, scene: Scene) =>
  `mutation { ${scene.guests.map((_, n) => `a${n}: ${change(scene, n)}`).join('\n')} }`;

describe('a right that is lost during a request', () => {
  test.each(sampleOf(cases, 3))('nothing changes after the loss during $moment: $what, then $how', async (each) => {
    const { lose, moment, ...right } = each;
    const scene = await stage(right);
    const { waiting, changed, open } = await gate(right, moment);
    const late = await lateChanges(right, scene);
    const whole = ask(first.url, documentOf(right, scene), {}, { token: scene.token });
    await expect.poll(waiting).toBe(1);
    const state = { isLost: false };
    const lost = lose(scene).finally(() => (state.isLost = true));
    // the loss is answered while the fourth change is blocked, or waits for it
    await expect.poll(async () => state.isLost || (await waiting()) > 1).toBe(true);
    await open();
    expect((await lost).errors).toEqual([]);
    const before = await changed();
    const { errors } = await whole;
    expect(await changed()).toBe(before);
    expect(before).toBeGreaterThanOrEqual(letThrough);
    expect(await late()).toBe(0);
    // not exactly the fourth: when it commits, the fifth may take the lock before the loss does
    expect(before).toBeLessThan(changes);
    expect(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND']).toContain(errors[0]?.extensions?.code);
  });

  // shows that the changes above fail only because of the lost right
  test.each(sampleOf(rights, 4))('all changes succeed if no right is lost: $what', async (right) => {
    const scene = await stage(right);
    const { waiting, changed, open } = await gate(right);
    const late = await lateChanges(right, scene);
    const whole = ask(first.url, documentOf(right, scene), {}, { token: scene.token });
    await expect.poll(waiting).toBe(1);
    await open();
    expect((await whole).errors).toEqual([]);
    expect([await changed(), await late()]).toEqual([changes, 0]);
  });
});

test('a removed manager cannot add themself again at the same time', async () => {
  const right = rights.find(({ what }) => what === 'a manager names helpers')!;
  const scene = await stage(right);
  const { event, person, token } = scene;
  const name =
    'mutation ($e: ID!, $to: String) { addStaff(input: { eventId: $e, email: $to, role: MANAGER }) { event { id } } }';
  const holder = await connect();
  await holder.query('BEGIN');
  await holder.query('SELECT FROM events WHERE id = $1 FOR UPDATE', [event.uuid]);
  const removed = removal(scene);
  await expect.poll(() => waitingFor(holder)).toBe(1);
  // they are still managers, and wait for the lock behind their removal
  const again = [first, second].map(({ url }) => ask(url, name, { e: event.id, to: person.email }, { token }));
  await expect.poll(() => waitingFor(holder)).toBe(3);
  await holder.query('COMMIT');
  expect((await removed).errors).toEqual([]);
  expect((await Promise.all(again)).map(({ code }) => code)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
  for (const table of ['event_staff', 'event_invitations'])
    expect(await first.sql(`SELECT role FROM ${table} WHERE user_id = $1`, [person.uuid])).toEqual([]);
});

test('no further registration of a document begins after its user signs out', async () => {
  const person = await first.buildUser();
  const { token } = await first.signIn(person);
  const events: BuiltEvent[] = [];
  for (let n = 0; n < changes; n += 1) events.push(await first.buildEvent());
  const seat = ({ id }: BuiltEvent, n: number) =>
    `a${n}: registerForEvent(input: { eventId: "${id}", name: "Nina Iyer", email: "n@evm.example" }) { registration { id } }`;
  const { waiting, changed, open } = await gate({ table: 'registrations', write: 'INSERT' });
  const whole = ask(first.url, `mutation { ${events.map(seat).join('\n')} }`, {}, { token });
  await expect.poll(waiting).toBe(1);
  const { errors } = await ask(second.url, 'mutation { logout { __typename } }', {}, { token });
  expect(errors).toEqual([]);
  await open();
  expect((await whole).code).toBe('UNAUTHENTICATED');
  // the fourth had already begun
  expect(await changed()).toBe(letThrough + 1);
});
