import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { readConfig } from './core/context/config.ts';
import type { DatabaseProblem } from './core/statements/databaseProblem.ts';
import { tiers } from './core/statements/reader.ts';
import { statement } from './core/statements/rows.ts';
import { inWords } from './core/texts/inWords.ts';
import { openDatabase } from './database.ts';
import { backup } from './manage/backup.ts';
import { examine, findingsInWords } from './manage/doctor.ts';
import { restore } from './manage/restore.ts';
import { buildersFor, type Person, type Sql } from './testing/build.ts';
import { ask, askInTurn } from './testing/client.ts';
import { createBareDatabase, dropDatabase, onServer } from './testing/database.ts';
import { LiveClient } from './testing/live.ts';
import { findPgBouncer, type PgBouncer, startPgBouncer } from './testing/pgbouncer.ts';
import { type ApiProcess, startProcess } from './testing/process.ts';

const connections = 8;
const secret = randomBytes(32).toString('hex');
const quiet = pino({ level: 'silent' });

describe.skipIf(!findPgBouncer())('two processes behind PgBouncer in transaction mode', () => {
  let direct: string;
  let bouncer: PgBouncer;
  let env: NodeJS.ProcessEnv;
  let dataDir: string;
  let replicas: readonly ApiProcess[] = [];
  let build: ReturnType<typeof buildersFor>;

  const sql: Sql = (text, values = []) =>
    onServer(direct, async (client) => (await client.query(text, [...values])).rows as never);

  beforeAll(async () => {
    direct = await createBareDatabase(inject('postgres'));
    bouncer = await startPgBouncer(direct, connections);
    dataDir = await mkdtemp(join(tmpdir(), 'evm-pooled-'));
    env = { DATABASE_DIRECT_URL: direct, DATABASE_URL: bouncer.url, JWT_SECRET: secret, DATA_DIR: dataDir };
    build = buildersFor(sql, secret);
    // both migrate the empty database
    replicas = await Promise.all([startProcess(bouncer.url, env), startProcess(bouncer.url, env)]);
  });
  afterAll(async () => {
    await Promise.all(replicas.map((replica) => replica.stop()));
    await bouncer.stop();
    await dropDatabase(inject('postgres'), direct);
    await rm(dataDir, { recursive: true });
  });

  let turn = 0;
  const nextUrl = () => replicas[(turn += 1) % replicas.length]!.url;
  const tokenOf = async (person: Person) => (await build.signIn(person)).token;

  test('a rush gives away exactly the seats, and an open screen at the other process sees it', async () => {
    const [people, event] = [await build.buildUsers(80), await build.buildEvent({ capacity: 20 })];
    const tokens = await Promise.all(people.map(tokenOf));
    const screen = await LiveClient.open(replicas[0]!.url, tokens[0]);
    const feed = screen.subscribe({
      query: 'subscription ($id: ID!) { seatsChanged(eventId: $id) { registeredCount } }',
      variables: { id: event.id },
    });
    const register = `mutation ($id: ID!) { registerForEvent(input: { eventId: $id, name: "Asha", email: "a@evm.example" }) {
      event { registeredCount } } }`;
    const answers = await Promise.all(
      tokens.map((token) => askInTurn(nextUrl(), register, { id: event.id }, { token })),
    );
    expect(answers.filter(({ errors }) => errors.length === 0)).toHaveLength(20);
    expect(answers.filter(({ code }) => code === 'EVENT_FULL')).toHaveLength(60);
    expect(await build.seatsOf(event)).toEqual({ rows: 20, taken: 20, capacity: 20 });
    const counts = () =>
      feed.answers.map(
        ({ data }) => (data as { seatsChanged: { registeredCount: number } }).seatsChanged.registeredCount,
      );
    await feed.until(() => counts().includes(20));
    await screen.close();
  });

  test('the processes share the connections of PgBouncer, and leave no prepared statement', async () => {
    const [used] = await sql<{ shared: number; own: string[] }>(
      `SELECT count(*) FILTER (WHERE application_name IN ('evm-reader', 'evm-jobs', ''))::int AS shared,
              array_agg(DISTINCT application_name) FILTER (WHERE application_name LIKE 'evm%') AS own
         FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
    );
    expect(used!.shared).toBeLessThanOrEqual(connections);
    expect(used!.own).toEqual(expect.arrayContaining(['evm-journal', 'evm-listener']));
    const prepared = async (left: number): Promise<string[]> =>
      left === 0
        ? []
        : onServer(bouncer.url, async (client) => {
            // the open transaction keeps its connection, so each call sees another one
            await client.query('BEGIN');
            const { rows } = await client.query<{ name: string }>('SELECT name FROM pg_prepared_statements');
            return [...rows.map(({ name }) => name), ...(await prepared(left - 1))];
          });
    expect(await prepared(connections - 2)).toEqual([]);
  });

  test('jobs run: a password can be reset', async () => {
    const [person] = await build.buildUsers(1);
    const { errors } = await ask(
      nextUrl(),
      'mutation ($email: String!) { forgotPassword(input: { email: $email }) { success } }',
      { email: person!.email },
    );
    expect(errors).toEqual([]);
    const letters = () => sql<{ kind: string }>('SELECT kind FROM mail_messages WHERE user_id = $1', [person!.uuid]);
    await expect.poll(letters).toEqual([{ kind: 'reset-password' }]);
  });

  test('a slow read is cancelled after its time-out, and others are answered', async () => {
    const reads = tiers.map((tier) => ({ ...tier, timeout: Math.min(tier.timeout, 600) }));
    const database = await openDatabase(direct, quiet, { poolerUrl: bouncer.url, reads });
    await database.reader.open();
    try {
      // caught at once: the quick reads may take longer than the time-out
      const slow = database.reader.rows(statement('sleep', 'SELECT pg_sleep(60)')).catch((error: unknown) => error);
      const quick = statement<{ one: number }>('one', 'SELECT 1 AS one');
      for (let n = 0; n < 50; n += 1) expect(await database.reader.rows(quick)).toEqual([{ one: 1 }]);
      expect(await slow).toMatchObject({ code: '57014' });
    } finally {
      await database.close();
    }
  });

  test('an outage of PgBouncer is logged once at its begin and once at its end', async () => {
    const logged: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line) => logged.push((JSON.parse(line) as { msg: string }).msg) });
    const other = await startPgBouncer(direct, connections);
    const database = await openDatabase(direct, log, { poolerUrl: other.url });
    await database.migrate();
    await other.stop();
    await expect.poll(() => logged).toEqual(['a connection to the database broke']);
    const again = await startPgBouncer(direct, connections, { port: Number(new URL(other.url).port) });
    await expect.poll(() => logged).toEqual(['a connection to the database broke', 'the database answers again']);
    await database.close();
    await again.stop();
  });

  test('its address alone is refused with advice', async () => {
    const refused = openDatabase(bouncer.url, quiet).then((database) => database.migrate());
    await expect(refused).rejects.toThrow('DATABASE_URL leads to PgBouncer, and evm does not know PostgreSQL itself.');
    const { advice } = (await refused.catch((error: unknown) => error)) as DatabaseProblem;
    expect(inWords(advice!)).toBe('Set DATABASE_DIRECT_URL to the address of PostgreSQL.');
  });

  test('doctor is content, and a backup can be restored', async () => {
    const findings = findingsInWords(await examine(env));
    expect(findings.filter(({ state }) => state === 'problem').map(({ what }) => what)).toEqual(['Admins']);
    expect(findings).toContainEqual({ what: 'PgBouncer', state: 'ok', finding: 'It answers.', advice: '' });
    const open = await startPgBouncer(direct, connections, { connectQuery: '' });
    expect(findingsInWords(await examine({ ...env, DATABASE_URL: open.url }))).toContainEqual(
      expect.objectContaining({ what: 'PgBouncer', state: 'warning' }),
    );
    await open.stop();
    const file = join(dataDir, 'college.evm');
    await backup(readConfig(env), file);
    const other = await createBareDatabase(inject('postgres'));
    const second = await startPgBouncer(other, connections);
    try {
      await restore(readConfig({ ...env, DATABASE_DIRECT_URL: other, DATABASE_URL: second.url }), file);
      const people = (url: string) =>
        onServer(url, async (client) => (await client.query('SELECT count(*) FROM users')).rows);
      expect(await people(second.url)).toEqual(await people(direct));
    } finally {
      await second.stop();
      await dropDatabase(inject('postgres'), other);
    }
  });
});
