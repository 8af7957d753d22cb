import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { announcementsIn } from '../../testing/announce.ts';
import { type Api, startApi } from '../../testing/api.ts';
import { type BuiltEvent, inHours, type Person } from '../../testing/build.ts';
import { refusalOf, restOf } from '../../testing/rest.ts';

const college = 'https://college.example';

let api: Api;
let rest: ReturnType<typeof restOf>;
let participant: Person;
let organizer: Person;
let event: BuiltEvent;

beforeAll(async () => {
  api = await startApi({ corsOrigins: [college] });
  rest = restOf(api);
  participant = await api.buildUser();
  organizer = await api.buildUser({ role: 'organizer' });
  event = await api.buildEvent({ createdBy: organizer, description: 'Bring friends and a lamp. '.repeat(200) });
  const announce = announcementsIn(api.sql);
  await announce({ createdBy: organizer });
  await announce({ createdBy: organizer, isPublished: false });
});
afterAll(() => api?.close());

const reads = () => [
  '/api/auth/me',
  '/api/events',
  `/api/events/${event.id}`,
  `/api/events/${event.id}/participants`,
  `/api/events/${event.id}/calendar.ics`,
  '/api/announcements',
  `/api/announcements/event/${event.id}`,
  `/api/leaderboard/event/${event.id}`,
  '/api/leaderboard/top',
  '/api/settings/user',
];

describe('reading', () => {
  test('ignores a trailing slash, with a query too', async () => {
    for (const path of reads()) {
      const plain = await rest(`GET ${path}`, { as: organizer });
      const slashed = await rest(`GET ${path}/`, { as: organizer });
      expect([plain.status, slashed.status, slashed.text]).toEqual([200, 200, plain.text]);
    }
    const { body } = await rest('GET /api/announcements/?limit=1&isPublished=true', { as: organizer });
    expect(body).toMatchObject({ count: 1, total: 1 });
  });

  test('with HEAD sends the same headers without a body', async () => {
    for (const path of reads()) {
      const whole = await rest(`GET ${path}`, { as: participant, headers: { 'accept-encoding': 'identity' } });
      const head = await rest(`HEAD ${path}`, { as: participant, headers: { 'accept-encoding': 'identity' } });
      expect([head.status, head.text]).toEqual([200, '']);
      for (const name of ['content-type', 'etag', 'content-length', 'cache-control'])
        expect([name, head.headers.get(name)]).toEqual([name, whole.headers.get(name)]);
    }
    expect(await rest('HEAD /api/events')).toMatchObject({ status: 401, text: '' });
    expect(await rest('HEAD /api/events/5', { as: participant })).toMatchObject({ status: 404, text: '' });
  });

  test('again with an ETag answers 304 until something changes', async () => {
    for (const path of reads()) {
      const first = await rest(`GET ${path}`, { as: participant });
      const etag = first.headers.get('etag')!;
      for (const known of [etag, etag.replace('W/', ''), `"other", ${etag}`]) {
        const again = await rest(`GET ${path}`, { as: participant, headers: { 'if-none-match': known } });
        expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
      }
      const other = await rest(`GET ${path}`, { as: participant, headers: { 'if-none-match': '"other"' } });
      expect([other.status, other.text]).toEqual([200, first.text]);
    }
    const path = `/api/events/${event.id}`;
    const { headers } = await rest(`GET ${path}`, { as: participant });
    await rest(`PUT ${path}`, { as: organizer, body: { title: `${path} now` } });
    const now = await rest(`GET ${path}`, { as: participant, headers: { 'if-none-match': headers.get('etag')! } });
    expect([now.status, now.body.data.title]).toEqual([200, `${path} now`]);
  });

  test('a part of a list again with its ETag answers 304, although its cursor contains the time', async () => {
    const path = '/api/events?limit=1';
    const later = await api.buildEvent({ createdBy: organizer, date: inHours(2000) });
    const { headers, body } = await rest<{ id: string }[]>(`GET ${path}`, { as: participant });
    const known = { as: participant, headers: { 'if-none-match': headers.get('etag')! } };
    const again = await rest(`GET ${path}`, known);
    expect([again.status, again.text]).toEqual([304, '']);
    const next = await rest<{ id: string }[]>(`GET ${path}&cursor=${encodeURIComponent(body.nextCursor!)}`, known);
    expect([next.status, next.body.data.map(({ id }) => id)]).toEqual([200, [later.id]]);
    // the page has the same event, but is now the only one
    await api.sql('DELETE FROM events WHERE id = $1', [later.uuid]);
    expect((await rest(`GET ${path}`, known)).status).toBe(200);
  });

  test("with the ETag of another user gets that user's own response", async () => {
    for (const path of ['/api/auth/me', '/api/announcements']) {
      const { headers } = await rest(`GET ${path}`, { as: organizer });
      const mine = await rest(`GET ${path}`, {
        as: participant,
        headers: { 'if-none-match': headers.get('etag')! },
      });
      expect(mine.status).toBe(200);
    }
  });

  test('is never cached for other users', async () => {
    const { headers } = await rest('GET /api/events', { as: participant });
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('vary')).toMatch(/authorization/i);
    const refused = await rest('GET /api/events');
    expect([refused.headers.get('cache-control'), refused.headers.get('etag')]).toEqual(['no-store', null]);
    const login = { email: participant.email, password: 'Evm@demo1' };
    const written = await rest('POST /api/auth/login', { body: login });
    expect([written.headers.get('cache-control'), written.headers.get('etag')]).toEqual(['no-store', null]);
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('compresses long responses with %s if the client accepts it', async (encoding, decompress) => {
    const plain = await rest(`GET /api/events/${event.id}`, { as: participant });
    const clientRequest = request(`${api.url}/api/events/${event.id}`, {
      headers: { 'accept-encoding': encoding, authorization: `Bearer ${await api.tokenOf(participant)}` },
    }).end();
    const [response] = (await once(clientRequest, 'response')) as [IncomingMessage];
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk as Buffer);
    const sent = Buffer.concat(chunks);
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(sent.length).toBeLessThan(plain.text.length / 3);
    expect(decompress(sent).toString()).toBe(plain.text);
  });
});

describe('a body', () => {
  const post = (body: string, type = 'application/json') =>
    rest('POST /api/announcements', { as: organizer, body, headers: { 'content-type': type } });
  const good = JSON.stringify({ title: 'Hello', content: 'Everybody' });

  test.each(['{"title": "Hello"', 'title=Hello', '{"a": 01}', '\u0000'])(
    'of %j is rejected as malformed JSON',
    async (body) => {
      expect(refusalOf(await post(body))).toEqual([400, 'BAD_REQUEST', 'The request is not well-formed JSON.']);
    },
  );

  test.each(['[]', '"Hello"', '5', 'true', `[${good}]`])('of %s is rejected because it is no object', async (body) => {
    expect(refusalOf(await post(body))).toEqual([400, 'BAD_REQUEST', 'Send the request as a JSON object.']);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'multipart/form-data; boundary=x'])(
    'with the content type %s is rejected',
    async (type) => {
      expect(refusalOf(await post(good, type))).toEqual([
        415,
        'UNSUPPORTED_MEDIA_TYPE',
        'Send the request as application/json.',
      ]);
    },
  );

  test('may name its charset, and cannot set prototypes', async () => {
    expect((await post(good, 'application/json; charset=utf-8')).status).toBe(201);
    const polluted = await post('{"__proto__": {"title": "a"}, "constructor": {"prototype": {}}, "content": "b"}');
    expect(refusalOf(polluted)).toEqual([
      400,
      'VALIDATION_FAILED',
      'Title is required',
      { title: 'Title is required' },
    ]);
  });

  test.each(['/api/announcements', '/graphql'])('that is not UTF-8 is rejected by %s', async (path) => {
    const text = JSON.stringify({ title: 'Café', content: 'Café', query: '{ __typename } # é' });
    const send = (body: Buffer) =>
      fetch(`${api.url}${path}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const refused = await send(Buffer.from(text, 'latin1'));
    expect([refused.status, await refused.text()]).toEqual([
      400,
      expect.stringContaining('The request is not well-formed JSON.'),
    ]);
    expect((await send(Buffer.from(text))).status).toBe(path === '/graphql' ? 200 : 401);
  });

  test('over 256 KB is rejected', async () => {
    const sized = (bytes: number) => JSON.stringify({ title: 'Hello', content: 'b', padding: 'x'.repeat(bytes) });
    expect(refusalOf(await post(sized(257 * 1024)))).toEqual([413, 'PAYLOAD_TOO_LARGE', 'The request is too large.']);
    expect((await post(sized(250 * 1024))).status).toBe(201);
  });

  test.each<Record<string, string>>([{}, { 'idempotency-key': 'deep' }])(
    'with deep nesting is rejected, with headers %j',
    async (headers) => {
      const body = `{"title": "Hello", "content": "b", "more": ${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}}`;
      const refused = await rest('POST /api/announcements', { as: organizer, body, headers });
      expect(refusalOf(refused)).toEqual([400, 'BAD_REQUEST', 'The request is nested deeper than 32 levels.']);
    },
  );

  test('with characters that PostgreSQL cannot store is rejected', async () => {
    for (const title of ['a\u0000b', '\u0000'])
      expect((await rest('POST /api/announcements', { as: organizer, body: { title, content: 'b' } })).status).toBe(
        400,
      );
    expect((await rest('GET /api/events?search=%00', { as: participant })).status).toBe(400);
  });
});

describe('a page of another origin', () => {
  const preflight = (origin: string, method = 'PUT') =>
    rest(`OPTIONS /api/events/${event.id}`, {
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': 'authorization,content-type',
      },
    });

  test('that is configured may send the Authorization header', async () => {
    const { status, headers } = await preflight(college);
    expect([status, headers.get('access-control-allow-origin')]).toEqual([204, college]);
    expect(headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'])
      expect(headers.get('access-control-allow-methods')).toContain(method);
    expect(headers.get('allow')).toBe('DELETE, GET, HEAD, OPTIONS, PUT');
    const answered = await rest('GET /api/events', { as: participant, headers: { origin: college } });
    expect([answered.status, answered.headers.get('access-control-allow-origin')]).toEqual([200, college]);
    const refused = await rest('GET /api/events', { headers: { origin: college } });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, college]);
    expect(answered.headers.get('vary')).toMatch(/origin/i);
    expect(answered.headers.get('access-control-expose-headers')).toMatch(/retry-after/);
  });

  test.each(['https://evil.example', 'http://college.example', 'https://college.example.evil.example', 'null'])(
    'from %s may not',
    async (origin) => {
      expect((await preflight(origin)).headers.get('access-control-allow-origin')).not.toBe(origin);
      const { headers } = await rest('GET /api/events', { as: participant, headers: { origin } });
      expect(headers.get('access-control-allow-origin')).not.toBe(origin);
      expect(headers.get('access-control-allow-credentials')).toBeNull();
    },
  );
});

test('internal errors are hidden, and the response names the request id of the log', async () => {
  await api.sql('ALTER TABLE announcements RENAME TO gone');
  const answer = await rest('GET /api/announcements', { as: participant });
  await api.sql('ALTER TABLE gone RENAME TO announcements');
  const requestId = answer.headers.get('x-request-id');
  expect([answer.status, answer.body]).toEqual([
    500,
    { success: false, code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.', requestId },
  ]);
  expect(api.logged.find((line) => line.requestId === requestId)?.level).toBe(50);
  expect((await rest('GET /api/announcements', { as: participant })).status).toBe(200);
});
