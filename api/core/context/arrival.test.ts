import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Api, startApi } from '../../testing/api.ts';
import type { BuiltEvent, Person } from '../../testing/build.ts';
import { documentOfBridge, expectDocumented } from '../../testing/documented.ts';

let api: Api;
let admin: Person;
let person: Person;
let event: BuiltEvent;
const dataDir = mkdtempSync(join(tmpdir(), 'evm-arrival-'));

beforeAll(async () => {
  api = await startApi({ dataDir });
  admin = await api.buildUser({ role: 'admin' });
  person = await api.buildUser();
  event = await api.buildEvent({ createdBy: admin });
  await api.buildRegistrations(event, [person]);
  await api.tokenOf(admin);
  // Node checks for late requests every two seconds
  Object.assign(api.app.server, { headersTimeout: 300, requestTimeout: 400 });
});
afterAll(async () => {
  await api?.close();
  rmSync(dataDir, { recursive: true });
});

async function dial(): Promise<Socket> {
  const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
  await once(socket, 'connect');
  return socket;
}

/** Reads the response until the connection is closed. */
async function answerOn(socket: Socket): Promise<{ status: number; body: unknown; text: string }> {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  socket.on('error', () => {});
  await once(socket, 'close');
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), body: body ? JSON.parse(body) : undefined, text };
}

async function send(raw: string): Promise<{ status: number; body: unknown; text: string }> {
  const socket = await dial();
  socket.write(raw);
  return answerOn(socket);
}

const head = (method: string, path: string, token: string, more = '') =>
  `${method} ${path} HTTP/1.1\r\nHost: here\r\nAuthorization: Bearer ${token}\r\n${more}`;
const half = (method: string, path: string, token: string, body: string, type = 'application/json') =>
  `${head(method, path, token)}Content-Type: ${type}\r\nContent-Length: ${body.length * 2}\r\n\r\n${body}`;

const late = 'The request did not arrive in time. Please try again.';

describe('a request that arrives incomplete or is not HTTP', () => {
  test.each([
    ['a head that never ends', 'POST /api/events HTTP/1.1\r\nHost: here\r\n', 408, 'REQUEST_TIMEOUT', late],
    ['nothing at all', '', 408, 'REQUEST_TIMEOUT', late],
    ['half a body', half('POST', '/api/auth/login', '', '{"email":'), 408, 'REQUEST_TIMEOUT', late],
    [
      'a head that is too long',
      `GET / HTTP/1.1\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'HEADERS_TOO_LARGE',
      'The headers of the request are too large.',
    ],
    [
      'a chunk with long extensions',
      `POST /api/events HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(20_000)}\r\nxx`,
      413,
      'PAYLOAD_TOO_LARGE',
      'The request is too large.',
    ],
    ['another protocol', 'HELO evm.example\r\n\r\n', 400, 'BAD_REQUEST', 'The request is not well-formed HTTP.'],
  ])('a broken request is refused in the usual format: %s', async (_what, raw, status, code, message) => {
    const answer = await send(raw);
    expect([answer.status, answer.body]).toEqual([status, { success: false, message, code }]);
    expectDocumented('POST', '/api/events', answer.status, answer.body);
  });

  test('a broken request to GraphQL is refused in the format of GraphQL', async () => {
    const { status, body } = await send(half('POST', '/graphql', '', '{"query":'));
    expect([status, body]).toEqual([408, { errors: [{ message: late, extensions: { code: 'REQUEST_TIMEOUT' } }] }]);
  });

  test('a broken request gets no response while an earlier request is in progress', async () => {
    const lock = await api.database.pool.connect();
    await lock.query('BEGIN; LOCK TABLE users IN ACCESS EXCLUSIVE MODE');
    const token = await api.tokenOf(admin);
    const answer = send(`${head('GET', '/api/auth/me', token)}\r\nHELO evm.example\r\n\r\n`);
    expect(await answer).toMatchObject({ text: '' });
    await lock.query('ROLLBACK');
    lock.release();
  });
});

test('a busy process answers a request that arrived in time', async () => {
  const accepted = once(api.app.server, 'connection');
  const socket = await dial();
  await accepted;
  const answer = answerOn(socket);
  socket.write('GET /healthz HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
  const until = performance.now() + 3000;
  while (performance.now() < until);
  expect(await answer).toMatchObject({ status: 200, body: { status: 'ok' } });
});

/** The content of all tables, and the names of all files. */
async function everything(): Promise<unknown> {
  const tables = await api.sql<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema = 'public' ORDER BY 1`,
  );
  const rows = await Promise.all(
    tables.map(({ name }) =>
      api.sql(`SELECT '${name}' AS name, md5(string_agg(t::text, '' ORDER BY t::text)) FROM ${name} t`),
    ),
  );
  return { rows, files: await readdir(dataDir, { recursive: true }) };
}

describe('an incomplete body', () => {
  const writing = Object.entries(documentOfBridge().paths).flatMap(([path, operations]) =>
    Object.keys(operations)
      .filter((method) => method !== 'get')
      .map((method) => [method.toUpperCase(), path] as const),
  );

  test('no REST call writes from an incomplete body', async () => {
    const ids: Record<string, string> = { userId: person.id, eventId: event.id, id: event.id };
    const token = await api.tokenOf(admin);
    const before = await everything();
    const answers = writing.map(async ([method, path]) => {
      const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? event.id);
      const { status } = await send(half(method, address, token, '{"title":"Half an event",'));
      return `${method} ${path} ${status}`;
    });
    expect(await Promise.all(answers)).toEqual(writing.map(([method, path]) => `${method} ${path} 408`));
    expect(writing.length).toBeGreaterThan(15);
    expect(await everything()).toEqual(before);
  });

  test('an incomplete body changes nothing in GraphQL or as an upload', async () => {
    const token = await api.tokenOf(admin);
    const before = await everything();
    const mutation = `{"query":"mutation { deleteEvent(input: { id: \\"${event.id}\\" }) { deletedEventId } }"`;
    expect((await send(half('POST', '/graphql', token, mutation))).status).toBe(408);
    const picture = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf a picture';
    const socket = await dial();
    socket.write(half('POST', '/api/uploads?for=event', token, picture, 'multipart/form-data; boundary=x'));
    // longer than other requests may take
    await pause(3000);
    socket.destroy();
    await pause(200);
    expect(await everything()).toEqual(before);
  });
});
