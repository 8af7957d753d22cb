import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import pino from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Dispatcher } from '../core/journal/dispatcher.ts';
import type { Follower } from '../core/journal/journal.ts';
import { seededRandom } from '../demo/random.ts';
import { startPostgres, removePostgres, type Postgres } from '../postgres/postgres.ts';
import { buildersFor, type Person, type Sql } from '../testing/build.ts';
import { type Answer, ask } from '../testing/client.ts';
import { createDatabase } from '../testing/database.ts';
import { settledIn } from '../testing/journal.ts';
import { waitlistViolations, guardWaitlists } from '../testing/waitlists.ts';
import { type ApiProcess, startProcess } from '../testing/process.ts';

const secret = 'a secret that outlives the process that signs with it';
let parent: string;
let dir: string;
let postgres: Postgres;
let databaseUrl: string;
let replica: ApiProcess;
let build: ReturnType<typeof buildersFor>;

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'evm-crash-'));
  await chmod(parent, 0o711);
  dir = join(parent, 'postgres');
  postgres = await startPostgres({ dir, durable: true });
  databaseUrl = await createDatabase(postgres.url);
  build = buildersFor(sql, secret);
  replica = await startProcess(databaseUrl, { JWT_SECRET: secret });
});
afterAll(async () => {
  await replica.stop();
  await postgres.stop();
  removePostgres(dir);
  await rm(parent, { recursive: true });
});

interface RegisterData {
  registerForEvent: { registration: { id: string } };
}

test('a kill of the API and an immediate restart of PostgreSQL lose nothing that was acknowledged', async () => {
  const { buildUsers, buildEvent, signIn, seatsOf, idOf } = build;
  const people = await buildUsers(160);
  const event = await buildEvent({ capacity: 160 });
  const tokens = new Map<Person, string>();
  for (const person of people) tokens.set(person, (await signIn(person)).token);

  const acknowledged: string[] = [];
  const surprises: Answer<unknown>[] = [];
  const register = async (person: Person) => {
    for (;;) {
      const answer = await ask<RegisterData>(
        replica.url,
        `mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Asha", email: "a@evm.example" }) { registration { id } } }`,
        { id: event.id },
        { token: tokens.get(person)! },
      ).catch(() => undefined);
      if (answer?.data?.registerForEvent) return acknowledged.push(answer.data.registerForEvent.registration.id);
      // the answer to an earlier attempt was lost, not the seat
      if (answer?.code === 'ALREADY_REGISTERED') return;
      if (answer && answer.code !== 'UNAVAILABLE') surprises.push(answer);
      await pause(20);
    }
  };

  const waiting = [...people];
  const workers = Array.from({ length: 8 }, async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) await register(person);
  });

  await expect.poll(() => acknowledged.length).toBeGreaterThan(30);
  await replica.kill();
  replica = await startProcess(databaseUrl, { JWT_SECRET: secret });

  const before = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(before + 30);
  // SIGQUIT is PostgreSQL's immediate shutdown: no checkpoint, recovery from the log at the next start
  process.kill(postmaster(), 'SIGQUIT');
  const atStrike = acknowledged.length;
  await expect.poll(() => acknowledged.length).toBeGreaterThan(atStrike + 16);
  await Promise.all(workers);

  const rows = await sql<{ id: string }>('SELECT id FROM registrations WHERE event_id = $1', [event.uuid]);
  const kept = new Set(rows.map(({ id }) => idOf('registration', id)));
  expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
  expect(await seatsOf(event)).toEqual({ rows: 160, taken: 160, capacity: 160 });
  expect(surprises.map(({ status, code, message }) => ({ status, code, message }))).toEqual([]);
  expect((await fetch(`${replica.url}/readyz`)).status).toBe(200);
  const lanes = "SELECT count(*)::int FROM pg_stat_activity WHERE application_name = 'evm-reader'";
  await expect.poll(() => sql(lanes)).toEqual([{ count: 6 }]);
});

test('crashes during a storm at a full event leave no free seat, no overtaking and no message twice', async () => {
  const { buildUsers, buildEvent, signIn } = build;
  await guardWaitlists(sql);
  const people = await buildUsers(40);
  const event = await buildEvent({ capacity: 5 });
  const random = seededRandom(18);
  const codes = new Set<string>();
  let done = 0;
  const come = (name: string) =>
    `mutation ($id: ID!) { ${name}(input: { eventId: $id, name: "Asha", email: "a@evm.example" }) { event { id } } }`;
  const go = 'mutation ($id: ID!) { cancelRegistration(input: { eventId: $id }) { event { id } } }';
  const storm = people.map(async (person) => {
    const { token } = await signIn(person);
    for (let acts = 0; acts < 12;) {
      const act = [come('joinWaitlist'), come('joinWaitlist'), come('registerForEvent'), go][Math.floor(random() * 4)]!;
      const answer = await ask(replica.url, act, { id: event.id }, { token }).catch(() => undefined);
      if (answer && answer.code !== 'UNAVAILABLE') {
        codes.add(answer.code ?? 'done');
        acts += 1;
        done += 1;
      } else await pause(20);
    }
  });
  const goneOn = (by: number) => {
    const from = done;
    return expect.poll(() => done).toBeGreaterThan(from + by);
  };

  await goneOn(100);
  await replica.kill();
  replica = await startProcess(databaseUrl, { JWT_SECRET: secret });
  await goneOn(100);
  process.kill(postmaster(), 'SIGQUIT');
  await Promise.all(storm);

  const expectedCodes = ['done', 'ALREADY_REGISTERED', 'ALREADY_WAITING', 'EVENT_FULL', 'NOT_REGISTERED'];
  expect([...codes].filter((code) => !expectedCodes.includes(code))).toEqual([]);
  expect(await waitlistViolations({ sql, settled: settledIn(sql) }, event)).toEqual([]);
  const [line] = await sql<{ taken: number; waiting: number }>('SELECT taken, waiting FROM events WHERE id = $1', [
    event.uuid,
  ]);
  expect(line!.taken).toBe(5);
  expect(line!.waiting).toBeGreaterThan(0);
});

test('a crash of PostgreSQL before the batch of the journal is on the disk brings the batch back, and its effects come once', async () => {
  await replica.stop();
  await sql('CREATE TABLE effects (id bigint)');
  const record: Follower = {
    name: 'record',
    kinds: ['told'],
    async follow(tx, entries) {
      for (const { id } of entries) await tx.query('INSERT INTO effects VALUES ($1)', [id]);
    },
  };
  const dispatch = () =>
    new Dispatcher({
      url: databaseUrl,
      log: pino({ enabled: false }),
      kinds: ['told'],
      followers: [record],
      notifies: {},
    });
  const left = async () =>
    (
      await sql<{ n: string }>(`SELECT (SELECT count(*) FROM journal) || ' ' || (SELECT count(*) FROM effects) AS n`)
    )[0]!.n;
  await expect.poll(() => sql('SELECT FROM journal')).toEqual([]);

  // the process that writes the log in the background stands still
  const [writer] = await sql<{ pid: number }>(`SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'`);
  process.kill(writer!.pid, 'SIGSTOP');
  await sql(`INSERT INTO journal (kind, data) VALUES ('told', '{}')`);
  const first = dispatch();
  await expect.poll(left).toBe('0 1');
  await first.close();
  // the end of one of its processes is a crash of the whole server
  process.kill(writer!.pid, 'SIGKILL');
  await expect.poll(() => left().catch(() => 'down')).toBe('1 0');

  const second = dispatch();
  await expect.poll(left).toBe('0 1');
  await second.close();
  replica = await startProcess(databaseUrl, { JWT_SECRET: secret });
});

test('the API stays up while PostgreSQL restarts, reports it in /readyz, and recovers', async () => {
  expect((await fetch(`${replica.url}/healthz`)).status).toBe(200);
  const pid = postmaster();
  process.kill(pid, 'SIGQUIT');
  const [ready] = await Promise.all([fetch(`${replica.url}/readyz`), fetch(`${replica.url}/healthz`)]);
  expect([200, 503]).toContain(ready.status);
  await expect.poll(async () => (await fetch(`${replica.url}/readyz`)).status).toBe(200);
});

const postmaster = () => Number.parseInt(readFileSync(join(dir, 'cluster/postmaster.pid'), 'utf8'));

const sql: Sql = async <Row>(text: string, values: readonly unknown[] = []) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
};
