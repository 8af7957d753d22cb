import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { type Api, startApi } from '../../../api/testing/api.ts';
import { makeLog } from '../../../api/core/context/log.ts';
import { openDatabase } from '../../../api/database.ts';
import { seedDemo } from '../../../api/demo/seed.ts';
import { createBareDatabase, dropDatabase } from '../../../api/testing/database.ts';
import { startSmtp } from '../../../api/testing/mail.ts';
import { parse } from '../../testing/parse.ts';
import { scriptedAnswers, evmAt } from '../../testing/run.ts';

let folder: string;
let college: Api;
let evm: ReturnType<typeof evmAt>['evm'];
let leave: () => void;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'evm-server-'));
  college = await startApi({ dataDir: folder });
  await seedDemo(college.database);
  ({ evm, leave } = evmAt(college));
});
afterAll(async () => {
  leave?.();
  await college?.close();
  await rm(folder, { recursive: true, force: true });
});

const thisInstance = () => ({ env: { DATABASE_URL: college.address, DATA_DIR: folder } });

/** The environment of an instance with a new, empty database. */
async function emptyInstance() {
  const address = await createBareDatabase(inject('postgres'));
  onTestFinished(() => dropDatabase(inject('postgres'), address));
  return { env: { DATABASE_URL: address, DATA_DIR: folder } };
}

test.each([
  ['server migrate', [{}]],
  ['server migrate --plan --json name', [{ plan: true, json: 'name' }]],
  ['server status --json', [{ json: true }]],
  [
    'server create-admin --email a@b.de --first-name Asha --last-name Rao --college Hill --password-stdin',
    [{ email: 'a@b.de', firstName: 'Asha', lastName: 'Rao', college: 'Hill', passwordStdin: true }],
  ],
  ['server backup nightly --force', ['nightly', { force: true }]],
  ['server backup', "error: missing required argument 'file'"],
  ['server restore nightly -y', ['nightly', { yes: true }]],
  ['server doctor --json what,state', [{ json: 'what,state' }]],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

test('an empty database is migrated once', async () => {
  const place = await emptyInstance();
  const first = await evm(['server', 'migrate'], place);
  expect(first.out.split('\n')[0]).toBe('Migration20261121_house');
  expect(first.said).toBe('The database is up to date.');
  expect(await evm(['server', 'migrate'], place)).toMatchObject({
    code: 0,
    out: '',
    said: 'The database was up to date already.',
  });
});

test('migrate --plan lists pending migrations with the tables they lock, and runs none', async () => {
  await college.sql(
    `SET LOCAL evm.release = 2147483647; UPDATE applied_sql SET hash = 'another' WHERE file IN ('audit/trail.sql', 'core/jobs/jobs.sql')`,
  );
  const plan = async (...more: string[]) => evm(['server', 'migrate', '--plan', ...more], thisInstance());
  expect(JSON.parse((await plan('--json')).out)).toEqual([
    { name: 'core/jobs/jobs.sql', table: '', rows: null, megabytes: null },
    { name: 'audit/trail.sql', table: 'audit_entries', rows: expect.any(Number), megabytes: expect.any(Number) },
  ]);
  expect((await evm(['server', 'migrate'], thisInstance())).out).toBe('core/jobs/jobs.sql\naudit/trail.sql');
  expect(await plan()).toMatchObject({ code: 0, out: '', said: 'The database is up to date.' });

  const bare = await emptyInstance();
  const rows = JSON.parse((await evm(['server', 'migrate', '--plan', '--json'], bare)).out) as { name: string }[];
  expect(rows[0]).toMatchObject({ name: 'Migration20261121_house', table: '' });
  expect((await evm(['server', 'status', '--json', 'users'], bare)).out).toBe('{\n  "users": 0\n}');
});

test('the status counts users, events, waiting mail and pending migrations', async () => {
  const { out } = await evm(['server', 'status', '--json', 'users,admins,events,mailWaiting'], thisInstance());
  expect(JSON.parse(out)).toEqual({ users: 300, admins: expect.any(Number), events: 55, mailWaiting: 0 });
  const bare = await evm(['server', 'status', '--json', 'users,pendingMigrations'], await emptyInstance());
  expect(JSON.parse(bare.out)).toEqual({ users: 0, pendingMigrations: expect.any(Number) });
});

test('a changed .sql file counts as a pending migration and is then applied once', async () => {
  await college.sql(
    "SET LOCAL evm.release = 2147483647; UPDATE applied_sql SET hash = 'another' WHERE file = 'audit/trail.sql'",
  );
  const { out } = await evm(['server', 'status', '--json', 'users,pendingMigrations'], thisInstance());
  expect(JSON.parse(out)).toEqual({ users: expect.any(Number), pendingMigrations: 1 });
  expect((await evm(['server', 'doctor'], thisInstance())).out).toContain('1 migration has not run.');
  expect(JSON.parse(out).users).toBeGreaterThan(0);
  expect((await evm(['server', 'migrate'], thisInstance())).out.trim()).toBe('audit/trail.sql');
  expect((await evm(['server', 'migrate'], thisInstance())).out).toBe('');
});

describe('create-admin', () => {
  const line = ['server', 'create-admin', '--first-name', 'Asha', '--last-name', 'Rao', '--college', 'Hill'];

  test('creates an admin account that can sign in', async () => {
    const run = await evm([...line, '--email', 'it@evm.example', '--password-stdin'], {
      ...thisInstance(),
      input: 'Evm@demo1\n',
    });
    expect(run).toMatchObject({ code: 0, said: 'it@evm.example is an admin and can sign in now.' });
    const { data } = await college.graphql<{ login: { user: { id: string; role: string } } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { user { id role } } }',
      { input: { email: 'it@evm.example', password: 'Evm@demo1' } },
    );
    expect(data.login.user).toEqual({ id: run.out, role: 'ADMIN' });
  });

  test('asks for missing values', async () => {
    const answers = scriptedAnswers('other@evm.example', 'Evm@demo1');
    expect(await evm(line, { ...thisInstance(), answers })).toMatchObject({ code: 0 });
    expect(answers.askedQuestions).toEqual(['E-mail', 'Password']);
    expect(await evm(line, thisInstance())).toMatchObject({ code: 2 });
  });

  test.each([
    ['admin@evm.example', 'Evm@demo1', 'admin@evm.example has an account already.'],
    ['new@evm.example', 'short', 'Password must be at least 8 characters.'],
    ['new@evm.example', 'Password1!', 'Password is too common, please choose one that others would not think of.'],
    ['nobody', 'Evm@demo1', 'Invalid email address.'],
  ])('refuses %s with %s', async (email, input, sentence) => {
    const run = await evm([...line, '--email', email, '--password-stdin'], { ...thisInstance(), input });
    expect(run).toMatchObject({ code: 1, said: expect.stringContaining(sentence) });
  });
});

test('a backup does not overwrite a file without --force, and restores only into an empty instance', async () => {
  const file = join(folder, 'nightly');
  const backup = await evm(['server', 'backup', file], thisInstance());
  expect(backup).toMatchObject({ code: 0, out: file });
  expect(backup.said).toMatch(/^[\d,]+ rows of \d+ tables and 0 files of pictures are in it\.$/);
  expect(await evm(['server', 'backup', file], thisInstance())).toMatchObject({
    code: 1,
    said: `There is a file ${file} already.\nName another, or give --force.`,
  });
  const again = await evm(['server', 'backup', file, '--force', '--json'], thisInstance());
  expect(JSON.parse(again.out)).toMatchObject({ file, uploads: expect.any(Number), rows: expect.any(Number) });
  expect(existsSync(`${file}.part`)).toBe(false);

  const place = await emptyInstance();
  expect(await evm(['server', 'restore', file], place)).toMatchObject({ code: 2 });
  const restored = await evm(['server', 'restore', file, '--yes'], place);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('If the server runs, start it again now.') });
  const users = async (at: object) => (await evm(['server', 'status', '--json', 'users,registrations'], at)).out;
  expect(await users(place)).toBe(await users(thisInstance()));
  expect(await evm(['server', 'restore', file, '--yes'], place)).toMatchObject({
    code: 1,
    said: expect.stringContaining('This instance is not empty.'),
  });
});

test.each([['migrate'], ['status'], ['backup', 'somewhere'], ['restore', 'somewhere', '--yes']])(
  'if the database does not answer, server %s reports it with a hint',
  async (...argv) => {
    const run = await evm(['server', ...argv], {
      env: { ...thisInstance().env, DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
    });
    expect(run.code).toBe(1);
    expect(run.said).toMatch(/^The database does not answer: .*\.\nIs it running, and is DATABASE_URL right\?$/);
  },
);

test.each([
  ['a device', 'EEXIST', (file: string) => execFileSync('mkfifo', [file])],
  ['a folder', 'EISDIR', mkdirSync],
])('a backup never replaces %s', async (_, code, make) => {
  const file = join(folder, code);
  make(file);
  const { mode } = statSync(file);
  expect(await evm(['server', 'backup', file, '--force'], thisInstance())).toMatchObject({
    code: 1,
    said: `${file} cannot be written (${code}).`,
  });
  expect(statSync(file).mode).toBe(mode);
});

test('errors name a backup file that cannot be written or read', async () => {
  const nowhere = join(folder, 'no', 'such', 'folder');
  expect(await evm(['server', 'backup', nowhere], thisInstance())).toMatchObject({
    code: 1,
    said: `${nowhere} cannot be written (ENOENT).`,
  });
  expect(await evm(['server', 'restore', nowhere, '--yes'], await emptyInstance())).toMatchObject({
    code: 1,
    said: `There is no file ${nowhere}.`,
  });
});

describe('the doctor', () => {
  const examine = async (env: NodeJS.ProcessEnv) => {
    const { code, out } = await evm(['server', 'doctor', '--json'], { env });
    const findings = JSON.parse(out) as { what: string; state: string; finding: string; advice: string }[];
    return { code, of: (what: string) => findings.find((each) => each.what === what) };
  };

  test('reports no problem in a working instance, but a warning for a missing mail server', async () => {
    const { code, of } = await examine(thisInstance().env);
    expect(code).toBe(0);
    for (const what of ['Configuration', 'Data folder', 'Disk', 'Redis', 'Database', 'Clock', 'Admins', 'Mail queue'])
      expect([what, of(what)?.state]).toEqual([what, 'ok']);
    expect(of('Mail server')).toMatchObject({ state: 'warning', finding: 'None is set: no message is sent.' });
  });

  test('warns about failed messages, but not about messages withheld by the daily limit', async () => {
    const { uuid } = await college.buildUser();
    onTestFinished(async () => void (await college.sql('DELETE FROM mail_messages WHERE user_id = $1', [uuid])));
    const news = { title: 'Storm', content: 'Stay.', author: 'Olga', event: null };
    await college.sql('SELECT evm_post_mail($1, $2, $3) FROM generate_series(1, 11)', ['announcement', uuid, news]);
    await college.sql(
      "SELECT evm_claim_mail(id), evm_settle_mail(id, 'sent', '250 Ok') FROM mail_messages WHERE user_id = $1",
      [uuid],
    );
    const withheld = `SELECT FROM mail_messages WHERE user_id = $1 AND state = 'withheld'`;
    expect(await college.sql(withheld, [uuid])).toHaveLength(1);
    expect((await examine(thisInstance().env)).of('Mail queue')?.state).toBe('ok');
    await college.sql(
      `UPDATE mail_messages SET state = 'failed', attempts = 1 WHERE user_id = $1 AND state = 'withheld'`,
      [uuid],
    );
    expect((await examine(thisInstance().env)).of('Mail queue')).toMatchObject({
      state: 'warning',
      finding: '0 messages have waited for more than ten minutes, 1 failed within a day.',
    });
  });

  test.each<[string, NodeJS.ProcessEnv, string, string]>([
    ['a bad variable', { PORT: 'four' }, 'Configuration', 'PORT must be a number from 0 to 65535, not "four".'],
    ['Redis that is not there', { REDIS_URL: 'redis://127.0.0.1:1' }, 'Redis', 'It does not answer.'],
    [
      'a database that is not there',
      { DATABASE_URL: 'postgres://x@127.0.0.1:1/x' },
      'Database',
      'The database does not answer',
    ],
  ])('reports %s as a problem', async (_, env, what, finding) => {
    const { code, of } = await examine({ ...thisInstance().env, ...env });
    expect(code).toBe(1);
    expect(of(what)).toMatchObject({ state: 'problem', finding: expect.stringContaining(finding) });
  });

  test('connects to the mail server, and reports a password that cannot be decrypted', async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.close);
    const set = (server: string, port: number, user = '', password: string | null = null) =>
      college.sql(
        'UPDATE system_settings SET smtp_server = $1, smtp_port = $2, smtp_username = $3, smtp_password = $4',
        [server, port, user, password],
      );
    await set('127.0.0.1', smtp.port);
    expect((await examine(thisInstance().env)).of('Mail server')).toMatchObject({ state: 'ok' });
    await set('127.0.0.1', 1);
    expect((await examine(thisInstance().env)).of('Mail server')).toMatchObject({
      state: 'problem',
      finding: expect.stringContaining('ECONNREFUSED'),
    });
    await set('127.0.0.1', smtp.port, 'events', 'v1.sealed-elsewhere');
    expect((await examine(thisInstance().env)).of('Mail server')).toMatchObject({
      state: 'problem',
      finding: 'Its password cannot be read with this JWT_SECRET.',
    });
    await set('', 587);
  });
});

describe('in the language of the terminal', () => {
  const german = (env: NodeJS.ProcessEnv) => ({ env: { ...env, LANG: 'de_DE.UTF-8' } });

  test.each<[NodeJS.ProcessEnv, string]>([
    [{ PORT: 'four' }, 'PORT muss eine Zahl von 0 bis 65535 sein, nicht „four“.'],
    [{ REDIS_URL: 'localhost' }, 'REDIS_URL muss eine Adresse sein, die mit redis:// oder rediss:// beginnt.'],
    [
      { S3_BUCKET: 'pictures' },
      'S3_REGION muss auch gesetzt sein: S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY gehören zusammen.',
    ],
  ])('%j is refused', async (env, problem) => {
    expect(await evm(['server', 'status'], german({ ...thisInstance().env, ...env }))).toMatchObject({
      code: 1,
      said: `${problem}\nSetz die Umgebungsvariablen wie für den Server.`,
    });
  });

  test('a missing instance and a missing database are reported with advice', async () => {
    const DATA_DIR = join(folder, 'nothing');
    expect(await evm(['server', 'status'], german({ DATA_DIR }))).toMatchObject({
      code: 1,
      said: `In ${DATA_DIR} ist keine Instanz.\nNenne ihren Ordner mit DATA_DIR, oder starte eine.`,
    });
    const DATABASE_URL = college.address.replace(/[^/]+$/, 'evm_missing');
    expect(await evm(['server', 'status'], german({ DATABASE_URL, DATA_DIR }))).toMatchObject({
      code: 1,
      said: expect.stringMatching(
        /^Auf 127\.0\.0\.1:\d+ gibt es keine Datenbank „evm_missing“\.\nLeg sie dort als Admin an mit: CREATE DATABASE "evm_missing" OWNER "postgres";$/,
      ),
    });
  });

  test('a terminal shows the findings of the doctor; pipes and JSON have the English ones', async () => {
    const env = { DATA_DIR: join(folder, 'nothing') };
    const [line, shown] = [['server', 'doctor'], { width: 200 }];
    const table = await evm(line, { ...german(env), ...shown });
    expect(table.out).toMatch(/^WAS +STATUS +BEFUND +RAT\nKonfiguration +ok +Alle Variablen sind brauchbar\.$/m);
    expect(table.said).toBe('Es gibt ein Problem.\nBeginne damit: Nenne ihren Ordner mit DATA_DIR, oder starte eine.');
    for (const argv of [line, [...line, '--json']]) {
      const [english, piped] = [await evm(argv, { env }), await evm(argv, german(env))];
      expect(piped.out).toBe(english.out);
      expect(piped.out).toContain(`There is no instance in ${env.DATA_DIR}.`);
      expect(piped.said).toBe(table.said);
    }
  });

  test('an upgrade reports its progress', async () => {
    const place = await emptyInstance();
    const database = await openDatabase(place.env.DATABASE_URL, makeLog('silent'));
    await database.migrate({ to: 'Migration20270301_staff' }).finally(database.close);
    const { said } = await evm(['server', 'migrate'], german(place.env));
    const lines = said.split('\n');
    expect(lines[0]).toMatch(/^Migration20270302_tickets \(registrations: etwa 0 Zeilen, \d,\d MB\)$/);
    expect(lines).toContainEqual(expect.stringMatching(/^ {2}dauerte \d,\d s$/));
    expect(lines.at(-1)).toBe('Die Datenbank ist auf dem neuesten Stand.');
  });
});

test.each([['status'], ['backup', 'nothing.tar.gz']])(
  '%s of a folder without an instance creates no database',
  async (...verb) => {
    const empty = join(folder, 'nothing');
    const run = await evm(['server', ...verb], { env: { DATA_DIR: empty } });
    expect(run).toMatchObject({ code: 1, said: expect.stringContaining(`There is no instance in ${empty}.`) });
    expect(existsSync(join(empty, 'postgres'))).toBe(false);
  },
);
