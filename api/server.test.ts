import { brotliDecompressSync } from 'node:zlib';
import { type IncomingMessage, request } from 'node:http';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { startApi } from './testing/api.ts';

const api = await startApi({ corsOrigins: ['https://college.example'] });
const { url, as, buildUser, buildEvent } = api;
afterAll(api.close);

describe('health', () => {
  test('health checks report a living process and a working database', async () => {
    for (const path of ['/healthz', '/readyz', '/healthz/', '/readyz/'])
      expect(await fetch(`${url}${path}`)).toMatchObject({ status: 200, url: `${url}${path}` });
  });

  test('readiness fails without the database, while the process lives', async () => {
    const alone = await startApi();
    await alone.database.reader.close();
    expect((await fetch(`${alone.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${alone.url}/healthz`)).status).toBe(200);
    const answer = await alone.graphql('{ viewer { id } }', {}, { token: 'a.b.c' });
    expect(answer.status).toBe(401);
    await alone.close();
  });
});

describe('other origins', () => {
  const preflight = (origin: string, at = url) =>
    fetch(`${at}/graphql`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  test('named origins are allowed, and so is the sandbox outside production', async () => {
    for (const origin of ['https://college.example', 'https://studio.apollographql.com'])
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).toBe(origin);
  });

  test.each(['https://evil.example', 'https://college.example.evil.example', 'http://college.example', 'null'])(
    'the origin %s is refused',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).not.toBe(origin);
    },
  );

  test('the sandbox is refused in production', async () => {
    const production = await startApi({ production: true, databaseUrl: api.address });
    const origin = 'https://studio.apollographql.com';
    expect((await preflight(origin, production.url)).headers.get('access-control-allow-origin')).not.toBe(origin);
    await production.close();
  });

  test('other origins can read the time to wait and the request id', async () => {
    const { headers } = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { origin: 'https://college.example', 'content-type': 'application/json' },
      body: '{"query":"{ viewer { id } }"}',
    });
    expect(headers.get('access-control-expose-headers')).toBe(
      'content-disposition, etag, idempotency-replayed, retry-after, x-request-id',
    );
  });
});

test('long responses are compressed if the client supports it', async () => {
  const person = await buildUser();
  await buildEvent({ description: 'Bring friends and a lamp. '.repeat(200) });
  const query = '{ events { edges { node { description } } } }';
  const plain = await as(person)(query);
  const token = await api.tokenOf(person);
  const clientRequest = request(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-encoding': 'br', authorization: `Bearer ${token}` },
  });
  clientRequest.end(JSON.stringify({ query }));
  const [response] = (await once(clientRequest, 'response')) as [import('node:http').IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);

  expect(response.headers['content-encoding']).toBe('br');
  expect(Buffer.concat(chunks).length).toBeLessThan(1000);
  expect(JSON.parse(brotliDecompressSync(Buffer.concat(chunks)).toString())).toMatchObject({ data: plain.data });
});

test.each(['/nowhere', '/api', '/api/nothing', '/socket.io.js'])(
  'the unknown address %s is answered with 404',
  async (path) => {
    const response = await fetch(`${url}${path}`, { headers: { accept: 'application/json' } });
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      message: 'There is nothing at this address.',
      code: 'NOT_FOUND',
    });
  },
);

test('a client that never finishes its request is disconnected', async () => {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.resume();
  socket.write('POST /graphql HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const drip = setInterval(() => socket.write('a'), 500);
  await once(socket, 'close');
  clearInterval(drip);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
});

test.each(['/graphql', '/api/auth/login', '/api/events'])(
  'an aborted request to %s is not reported as a database error',
  async (path) => {
    const arrived = once(api.app.server, 'request') as Promise<[IncomingMessage]>;
    const socket = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => {});
    const head = [`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', 'Content-Length: 100'];
    socket.write(`${head.join('\r\n')}\r\n\r\n{"query":`);
    const [question] = await arrived;
    const over = new Promise((resolve) => question.once('close', resolve));
    socket.resetAndDestroy();
    await over;
    // the error handler runs after the request has closed
    await setImmediate();
    expect(api.logged).toEqual([]);
  },
);

test('closing waits for running requests, but not for idle connections', async () => {
  const closing = await startApi();
  const person = await closing.buildUser();
  await closing.tokenOf(person);
  // without this time-out, only the server can close an idle connection
  closing.app.server.keepAliveTimeout = 0;
  const stayer = connect(Number(new URL(closing.url).port), '127.0.0.1').on('error', () => {});
  stayer.write('GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(stayer, 'data');
  stayer.resume();
  const lock = await closing.database.pool.connect();
  await lock.query('BEGIN');
  await lock.query('LOCK TABLE users IN SHARE MODE');
  const change = closing.as(person)(
    'mutation { updateProfile(input: { firstName: "Mira", lastName: "Nair", college: "Lakeside" }) { user { name } } }',
  );
  await expect
    .poll(() =>
      closing.sql(`SELECT FROM pg_locks WHERE NOT granted AND relation = 'users'::regclass
                      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`),
    )
    .toHaveLength(1);
  const closed = closing.close();
  await lock.query('COMMIT');
  lock.release();

  expect((await change).data).toEqual({ updateProfile: { user: { name: 'Mira Nair' } } });
  await closed;
});
