import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from './testing/api.ts';
import type { Person } from './testing/build.ts';
import { paint, upload } from './testing/pictures.ts';

const folders: string[] = [];
const folder = () => folders[folders.push(mkdtempSync(join(tmpdir(), 'evm-headers-'))) - 1]!;

let api: Api;
let secure: Api;
let person: Person;
let picture: string;

beforeAll(async () => {
  api = await startApi({ dataDir: folder() });
  const publicUrl = 'https://events.college.example';
  secure = await startApi({ production: true, publicUrl, databaseUrl: api.address, secret: api.config.secret });
  person = await api.buildUser({ role: 'organizer' });
  const sent = await paint().jpeg().toBuffer();
  picture = (await upload(api.url, sent, { token: await api.tokenOf(person) })).data.url;
});
afterAll(async () => {
  await secure?.close();
  await api?.close();
  for (const each of folders) rmSync(each, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

async function ask(
  at: Api,
  what: string,
  {
    signedIn = false,
    headers = {},
    body,
  }: { signedIn?: boolean; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const [method, path] = what.split(' ') as [string, string];
  const clientRequest = request(`${at.url}${path}`, {
    method,
    headers: {
      ...(signedIn && { authorization: `Bearer ${await api.tokenOf(person)}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
  });
  clientRequest.end(body);
  const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  return { status: response.statusCode!, headers: response.headers, text };
}

const page = { accept: 'text/html' };
const query = JSON.stringify({ query: '{ viewer { id } }' });

/** Every kind of response: the request, its status, and its cache-control header. */
const doors: readonly [what: string, status: number, kept: string, options?: Parameters<typeof ask>[2]][] = [
  ['GET /healthz', 200, 'no-store'],
  ['GET /readyz', 200, 'no-store'],
  ['POST /graphql', 200, 'no-store', { body: query }],
  ['POST /graphql', 200, 'no-store', { body: query, signedIn: true }],
  ['POST /graphql', 400, 'no-store', { body: '{' }],
  ['POST /graphql', 401, 'no-store', { body: query, headers: { authorization: 'Bearer a.b.c' } }],
  ['PUT /graphql', 405, 'no-store'],
  ['GET /api/events', 200, 'private, no-cache', { signedIn: true }],
  ['GET /api/events', 401, 'no-store'],
  ['GET /api/events/none', 404, 'no-store', { signedIn: true }],
  ['DELETE /api/events', 405, 'no-store'],
  ['OPTIONS /api/events', 204, 'no-store'],
  ['POST /api/auth/login', 400, 'no-store', { body: '{' }],
  ['POST /api/auth/login', 413, 'no-store', { body: `"${'a'.repeat(300_000)}"` }],
  ['POST /api/uploads?for=event', 401, 'no-store'],
  ['GET /uploads/nothing', 404, 'no-store'],
  ['GET /api/openapi.json', 200, 'no-cache'],
  ['GET /nowhere', 404, 'no-store', { headers: { accept: 'application/json' } }],
  ['GET /api/nowhere', 404, 'no-store', { headers: page }],
  ['GET /%', 404, 'no-store'],
  ['GET /socket.io/?EIO=4&transport=polling', 200, 'no-store'],
  ['GET /socket.io/?EIO=9', 400, 'no-store'],
];

const inDevelopment: typeof doors = [
  ['GET /graphql', 200, 'no-store', { headers: page }],
  ['GET /dev/mail', 200, 'no-store'],
  ['GET /dev/mail.json', 200, 'no-store'],
  ['GET /dev/mail.css', 200, 'no-store'],
  ['GET /dev/mail/none', 404, 'no-store'],
];

const directives = ({ headers }: Answer) =>
  Object.fromEntries(
    String(headers['content-security-policy'])
      .split('; ')
      .map((each) => each.split(/ (.*)/, 2) as [string, string]),
  );

function expectGuarded(answer: Answer, isSecure: boolean): void {
  const { headers } = answer;
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['strict-transport-security']).toBe(isSecure ? 'max-age=31536000' : undefined);
  const policy = directives(answer);
  for (const name of ['default-src', 'base-uri', 'object-src', 'frame-ancestors'])
    expect([name, policy[name]]).toEqual([name, "'none'"]);
  expect(policy['script-src'] ?? '').not.toMatch(/unsafe|\*/);
}

describe.each(['over http', 'over https'])('status, caching and security headers of every response, %s', (how) => {
  const isSecure = how === 'over https';
  test.each([...doors, ...(isSecure ? [] : inDevelopment)])('%s, %d, %s', async (what, status, kept, options) => {
    const answer = await ask(isSecure ? secure : api, what, options);
    expect([answer.status, answer.headers['cache-control']]).toEqual([status, kept]);
    expectGuarded(answer, isSecure);
  });

  test('a picture is cached for ever and sandboxed', async () => {
    const answer = await ask(api, `GET ${picture}`);
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
    expect(directives(answer)).toHaveProperty('sandbox');
    expectGuarded(answer, false);
  });

  test('a request that is not HTTP gets security headers', async () => {
    const socket = connect(Number(new URL((isSecure ? secure : api).url).port), '127.0.0.1');
    socket.write('HELO evm.example\r\n\r\n');
    let text = '';
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
    await once(socket, 'close');
    const headers = Object.fromEntries(
      text
        .split('\r\n\r\n')[0]!
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(/: (.*)/, 2) as [string, string]),
    );
    expectGuarded({ status: 400, headers, text }, isSecure);
    expect(headers['cache-control']).toBe('no-store');
  });
});

test('an unchanged response may be cached and has security headers', async () => {
  const first = await ask(api, 'GET /api/auth/me', { signedIn: true });
  const again = await ask(api, 'GET /api/auth/me', {
    signedIn: true,
    headers: { 'if-none-match': String(first.headers.etag) },
  });
  expect([again.status, again.headers['cache-control']]).toEqual([304, 'private, no-cache']);
  expectGuarded(again, false);
});

test.each(['/api/docs/', '/graphql'])(
  'the policy of the page at %s names its inline scripts by their hashes',
  async (path) => {
    const answer = await ask(api, `GET ${path}`, { headers: page });
    expect(answer.text).toMatch(/<script(?![^>]*\ssrc=)/);
    expect(directives(answer)['script-src']).toContain("'sha256-");
    expectGuarded(answer, false);
  },
);

test('the script of the documentation is cached for an hour', async () => {
  const answer = await ask(api, 'GET /api/docs/js/scalar.js');
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'public, max-age=3600']);
  expectGuarded(answer, false);
});

describe('the local outbox accepts only names of this machine', () => {
  test.each(['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000', 'LOCALHOST'])('%s works', async (host) => {
    for (const path of ['/dev/mail', '/dev/mail.json'])
      expect((await ask(api, `GET ${path}`, { headers: { host } })).status).toBe(200);
  });

  test.each(['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '127.0.0.1@evil.example', ' ', 'x:y'])(
    '%j is refused, even with a forwarded host',
    async (host) => {
      for (const path of ['/dev/mail', '/dev/mail.json', '/dev/mail.css', '/dev/mail/none/html'])
        for (const also of ['x-nothing', 'x-forwarded-host']) {
          const answer = await ask(api, `GET ${path}`, { headers: { host, [also]: 'localhost' } });
          expect(answer.status).toBe(404);
          expectGuarded(answer, false);
        }
    },
  );
});
