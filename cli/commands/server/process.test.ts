import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, inject, onTestFinished, test } from 'vitest';
import { ask } from '../../../api/testing/client.ts';
import { createBareDatabase, dropDatabase, onServer } from '../../../api/testing/database.ts';
import { startProcess } from '../../../api/testing/process.ts';
import { sampleHint, sampleOf } from '../../../api/testing/sample.ts';
import { evmProcess } from '../../testing/process.ts';

const folder = await mkdtemp(join(tmpdir(), 'evm-server-process-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The environment of an instance: a database of a server, or the embedded database of a folder. */
interface InstanceEnvironment {
  readonly env: { DATABASE_URL: string; DATA_DIR: string };
}

const dataDir = () => mkdtemp(join(folder, 'data-'));

async function onDatabaseUrl(): Promise<InstanceEnvironment> {
  const url = await createBareDatabase(inject('postgres'));
  onTestFinished(() => dropDatabase(inject('postgres'), url));
  return { env: { DATABASE_URL: url, DATA_DIR: await dataDir() } };
}

const embedded = async (): Promise<InstanceEnvironment> => ({ env: { DATABASE_URL: '', DATA_DIR: await dataDir() } });

const createAdmin = (place: InstanceEnvironment) =>
  evmProcess(
    ['server', 'create-admin', '--email', 'it@evm.example', '--first-name', 'Asha', '--last-name', 'Rao'].concat([
      '--college',
      'Hill',
      '--password-stdin',
    ]),
    { ...place, input: 'Evm@demo1\n' },
  );

test('each command exits by itself and closes its connections to DATABASE_URL', async () => {
  const place = await onDatabaseUrl();
  const runServerCommand = async (...argv: string[]) => evmProcess(['server', ...argv], place);
  expect(await runServerCommand('migrate')).toMatchObject({ code: 0, said: 'The database is up to date.' });
  expect(await runServerCommand('migrate')).toMatchObject({ code: 0, said: 'The database was up to date already.' });
  expect(await createAdmin(place)).toMatchObject({ code: 0 });
  expect(JSON.parse((await runServerCommand('status', '--json', 'admins')).out)).toEqual({ admins: 1 });
  expect(await runServerCommand('doctor')).toMatchObject({ code: 0, said: 'Nothing is broken.' });
  const file = join(folder, 'ends');
  expect(await runServerCommand('backup', file)).toMatchObject({ code: 0 });
  expect(await runServerCommand('restore', file, '--yes')).toMatchObject({ code: 1 });
  expect(await evmProcess(['server', 'restore', file, '--yes'], await onDatabaseUrl())).toMatchObject({ code: 0 });
  const left = await onServer(place.env.DATABASE_URL, (client) =>
    client.query('SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()'),
  );
  expect(left.rowCount).toBe(0);
});

/** Sends the typical requests of one evening. Throws if the server refuses one. */
async function requestsOfOneEvening(url: string, n: number) {
  const run = async <Data>(query: string, variables: Record<string, unknown>, token?: string): Promise<Data> => {
    const answer = await ask<Data>(url, query, variables, token ? { token } : {});
    expect(answer.errors).toEqual([]);
    return answer.data;
  };
  const signIn = async (email: string) =>
    (
      await run<{ login: { token: string } }>('mutation ($input: LoginInput!) { login(input: $input) { token } }', {
        input: { email, password: 'Evm@demo1' },
      })
    ).login.token;
  const admin = await signIn('it@evm.example');
  const email = `person${n}@evm.example`;
  await run('mutation ($input: RegisterInput!) { register(input: $input) { user { id } } }', {
    input: { firstName: 'Ravi', lastName: `Number ${n}`, email, password: 'Evm@demo1', college: 'Hill' },
  });
  const person = await signIn(email);
  const { createEvent } = await run<{ createEvent: { event: { id: string } } }>(
    'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
    {
      input: {
        title: `Evening ${n}`,
        description: 'Bring friends.',
        date: new Date(Date.now() + 86_400_000),
        location: 'Hall',
        capacity: 5,
        tags: [],
      },
    },
    admin,
  );
  const eventId = createEvent.event.id;
  const { registerForEvent } = await run<{ registerForEvent: { registration: { userId: string } } }>(
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { registration { userId } } }',
    { input: { eventId, name: 'Ravi', email } },
    person,
  );
  const userId = registerForEvent.registration.userId;
  const award = 'mutation ($input: UpdateScoreInput!) { updateScore(input: $input) { award { id } } }';
  const { updateScore } = await run<{ updateScore: { award: { id: string } } }>(
    award,
    { input: { eventId, userId, points: 3 } },
    admin,
  );
  await run(award, { input: { eventId, userId, points: 4 } }, admin);
  await run(
    'mutation ($input: CorrectScoreInput!) { correctScore(input: $input) { award { id } } }',
    { input: { awardId: updateScore.award.id, points: 2 } },
    admin,
  );
  await run(
    'mutation ($input: CreateAnnouncementInput!) { createAnnouncement(input: $input) { announcement { id } } }',
    { input: { title: `News ${n}`, content: 'Tonight.', priority: 'HIGH' } },
    admin,
  );
}

// A minute each, so a normal run draws one of them at random.
const databases = sampleOf([['DATABASE_URL', onDatabaseUrl] as const, ['the embedded database', embedded] as const], 2);

test.each(databases)(`an instance works after two backups and restores, on %s (${sampleHint})`, async (_, make) => {
  let place = await make();
  expect(await createAdmin(place)).toMatchObject({ code: 0 });
  const served = async (n: number, meanwhile = async () => {}) => {
    const server = await startProcess(place.env.DATABASE_URL, place.env);
    onTestFinished(() => server.kill());
    await requestsOfOneEvening(server.url, n);
    await meanwhile();
    expect(await server.stop()).toBe(0);
  };
  for (const n of [1, 2]) {
    const file = join(place.env.DATA_DIR, 'nightly');
    await served(n, async () => {
      expect(await evmProcess(['server', 'backup', file], place)).toMatchObject({ code: 0, out: file });
    });
    place = await make();
    expect(await evmProcess(['server', 'restore', file, '--yes'], place)).toMatchObject({ code: 0 });
  }
  await served(3);
  const { out } = await evmProcess(['server', 'status', '--json', 'users,events,registrations'], place);
  expect(JSON.parse(out)).toEqual({ users: 4, events: 3, registrations: 3 });
});
