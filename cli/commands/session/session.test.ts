import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { startApi } from '../../../api/testing/api.ts';
import { password } from '../../../api/testing/build.ts';
import { saveSettings } from '../../../api/testing/settings.ts';
import { parse } from '../../testing/parse.ts';
import { scriptedAnswers, evmAt } from '../../testing/run.ts';

const api = await startApi();
const { url, buildUser, tokenOf } = api;
afterAll(() => api.close());

let { evm, home, leave } = evmAt(url);
beforeEach(() => {
  ({ evm, home, leave } = evmAt(url));
});
afterEach(() => leave());

test.each([
  ['login', [{}]],
  ['login --email a@b.example --password-stdin', [{ email: 'a@b.example', passwordStdin: true }]],
  ['login --host evm.example', [{}, { host: 'evm.example' }]],
  ['logout', [{}]],
  ['whoami', [{}]],
  ['whoami --json', [{ json: true }]],
  ['whoami --json id,role', [{ json: 'id,role' }]],
  ['status --json ready', [{ json: 'ready' }]],
  ['logout now', "error: too many arguments for 'logout'. Expected 0 arguments but got 1: now."],
])('"%s" means %j', async (line, meaning) => {
  expect(await parse(line.split(' '))).toEqual(meaning);
});

const replacesSignIn = 'EVM_TOKEN is set, so evm uses it instead of your sign-in. Replace or unset it.';

test('signing in saves a token that only its owner can read, and signing out deletes it', async () => {
  const person = await buildUser({ role: 'organizer' });
  const login = await evm(['login', '--email', person.email, '--password-stdin'], { input: `${password}\n` });
  expect(login).toMatchObject({ code: 0, out: '', sent: [{ input: { email: person.email, password } }] });
  expect(login.said).toContain(`Signed in to ${url} as Person Number`);
  const file = join(home, 'evm/hosts.json');
  expect(statSync(file).mode & 0o777).toBe(0o600);

  expect((await evm(['whoami', '--json', 'email,role'])).out).toBe(
    JSON.stringify({ email: person.email, role: 'ORGANIZER' }, null, 2),
  );
  const { tokens } = JSON.parse(readFileSync(file, 'utf8')) as { tokens: Record<string, string> };
  const out = JSON.stringify({ host: url }, null, 2);
  expect(await evm(['logout', '--json'])).toMatchObject({ code: 0, out, said: `Signed out of ${url}.` });
  expect(await evm(['whoami'])).toMatchObject({
    code: 4,
    out: '',
    said: 'You are not signed in.\nSign in with: evm login',
  });
  expect(await evm(['whoami'], { env: { EVM_TOKEN: tokens[url] } })).toMatchObject({
    code: 4,
    said: `Your session has ended. Please log in again.\n${replacesSignIn}`,
  });
  expect(await evm(['logout'])).toMatchObject({ code: 4 });
});

test('EVM_TOKEN replaces a sign-in: login says so, and logout ends only the session of EVM_TOKEN', async () => {
  const [person, other] = [await buildUser({ role: 'organizer' }), await buildUser()];
  const session = { env: { EVM_TOKEN: await tokenOf(other) } };
  const login = await evm(['login', '--email', person.email, '--password-stdin'], { ...session, input: password });
  expect(login).toMatchObject({ code: 0, said: expect.stringContaining(`Signed in to ${url}`) as string });
  expect(login.said.split('\n').at(-1)).toBe(replacesSignIn);
  expect((await evm(['whoami', '--json', 'id'], session)).out).toContain(other.id);
  expect(await evm(['logout'], session)).toMatchObject({ code: 0, said: `Signed out of ${url}.` });
  expect(await evm(['whoami'], session)).toMatchObject({ code: 4 });
  expect((await evm(['whoami', '--json', 'id'])).out).toContain(person.id);
});

test('a file for tokens that cannot be written is named', async () => {
  const person = await buildUser();
  const file = join(home, 'evm/hosts.json');
  mkdirSync(file, { recursive: true });
  expect(await evm(['login', '--email', person.email, '--password-stdin'], { input: `${password}\n` })).toMatchObject({
    code: 1,
    said: `${file} cannot be written (EISDIR).`,
  });
});

test.each(['two\nlines', 'ünlikely'])('a token that no header can carry (%j) is not printed', async (token) => {
  expect(await evm(['whoami'], { env: { EVM_TOKEN: token } })).toMatchObject({
    code: 4,
    said: `You are not signed in.\n${replacesSignIn}`,
  });
});

test('on a terminal, login asks for missing values', async () => {
  const person = await buildUser({ role: 'participant' });
  const answers = scriptedAnswers(person.email, password);
  expect(await evm(['login'], { answers })).toMatchObject({ code: 0 });
  expect(answers.askedQuestions).toEqual(['E-mail', 'Password']);
  expect((await evm(['whoami', '--json', 'id'])).out).toContain(person.id);
});

test('a wrong password ends with exit code 4 and the server’s message, and saves nothing', async () => {
  const person = await buildUser({ role: 'participant' });
  const run = await evm(['login', '--email', person.email, '--password-stdin'], { input: 'Wrong@pass1' });
  expect(run).toMatchObject({ code: 4, out: '' });
  expect(run.said).toContain('Invalid email or password.');
  expect((await evm(['whoami'])).code).toBe(4);
});

test('without a terminal, the error names the missing option', async () => {
  expect(await evm(['login'])).toMatchObject({ code: 2, said: 'There is nobody to ask here: give --email.' });
  expect(await evm(['login', '--email', 'nobody'])).toMatchObject({ code: 2, said: 'Invalid email address' });
  expect(await evm(['login', '--email', 'a@b.example'])).toMatchObject({
    code: 2,
    said: 'There is nobody to ask here: give --password-stdin.',
    sent: [],
  });
});

test('an unverified e-mail address leads to the server’s message and a hint', async () => {
  const admin = await buildUser({ role: 'admin' });
  await saveSettings(api, admin, { smtpServer: 'mail.evm.example', systemEmailAddress: 'evm@evm.example' });
  const person = await buildUser({ role: 'participant' });
  await api.sql('UPDATE users SET awaits_verification = true WHERE id = $1', [person.uuid]);
  const run = await evm(['login', '--email', person.email, '--password-stdin'], { input: password });
  await saveSettings(api, admin, {});
  expect(run).toMatchObject({ code: 1, out: '' });
  expect(run.said).toBe(
    'Please confirm your email address first: we have sent you a link.\nFollow it, then sign in with: evm login',
  );
});

test('the status shows the server’s health to visitors, and also waiting mail to admins', async () => {
  const visitor = await evm(['status']);
  expect(visitor.code).toBe(0);
  expect(visitor.out.replace(url, 'http://host')).toMatchInlineSnapshot(`
    "host	http://host
    alive	true
    ready	true
    registrationOpen	true
    maintenance	false
    version	
    signedInAs	
    role	
    mailWaiting	"
  `);
  const session = { env: { EVM_TOKEN: await tokenOf(await buildUser({ role: 'admin' })) } };
  expect(JSON.parse((await evm(['status', '--json', 'ready,version,role,mailWaiting'], session)).out)).toEqual({
    ready: true,
    version: '0.1.0',
    role: 'ADMIN',
    mailWaiting: 0,
  });
  expect(JSON.parse((await evm(['status', '--json'], { env: { EVM_TOKEN: 'over' } })).out)).toMatchObject({
    ready: true,
    signedInAs: null,
  });
});

test('the status of an unreachable server, or one without its database, ends with exit code 1', async () => {
  const gone = await evm(['status', '--host', 'http://127.0.0.1:2']);
  expect(gone.code).toBe(1);
  expect(gone.out).toContain('host\thttp://127.0.0.1:2\nalive\tfalse\nready\tfalse\n');
  expect(gone.said).toContain('refuses the connection.');

  const server = createServer(({ url: path }, response) => response.writeHead(path === '/healthz' ? 200 : 503).end());
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const half = await evm([
    'status',
    '--host',
    `127.0.0.1:${(server.address() as AddressInfo).port}`,
    '--json',
    'ready',
  ]);
  server.closeAllConnections();
  server.close();
  expect(half).toMatchObject({ code: 1, out: JSON.stringify({ ready: false }, null, 2) });
  expect(half.said).toContain('lives, but does not reach its database.');
});

test('in maintenance mode only admins can use the commands', async () => {
  const admin = await buildUser({ role: 'admin' });
  await saveSettings(api, admin, { maintenanceMode: true });
  const visitor = { env: { EVM_TOKEN: await tokenOf(await buildUser()) } };
  const list = () => evm(['events', 'list'], visitor);
  await expect.poll(list).toMatchObject({
    code: 1,
    out: '',
    said: 'We are working on the platform and will be back soon.',
  });
  const { out } = await evm(['status', '--json', 'maintenance,signedInAs'], visitor);
  expect(JSON.parse(out)).toEqual({ maintenance: true, signedInAs: null });
  expect((await evm(['events', 'list'], { env: { EVM_TOKEN: await tokenOf(admin) } })).code).toBe(0);
  await saveSettings(api, admin, {});
  await expect.poll(async () => (await list()).code).toBe(0);
});
