import type { OutgoingHttpHeaders } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import cors from '@fastify/cors';
import fastify, { type InjectOptions } from 'fastify';
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { hashesOf } from '../core/context/headers.ts';
import { sendFailure } from '../core/refusals/envelope.ts';
import { isForPage, serveWeb } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'evm-web-'));
mkdirSync(join(folder, 'assets'));
const page = '<!doctype html><script>start()</script>';
const germanPage = '<!doctype html><html lang="de"><script>los()</script>';
const script = 'start();'.repeat(200);
for (const [name, content] of [
  ['index.html', page],
  ['index.de.html', germanPage],
  ['assets/start-1a2b.js', script],
  ['worker.js', script],
] as const) {
  writeFileSync(join(folder, name), content);
  writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
  writeFileSync(join(folder, `${name}.gz`), gzipSync(content));
}
afterAll(() => rmSync(folder, { recursive: true }));

async function answerTo(request: InjectOptions, withGoogle = false) {
  const app = fastify();
  await app.register(cors, { origin: ['https://elsewhere.example', 'https://other.example'] });
  app.setErrorHandler((error, _request, reply) => sendFailure(reply, error, pino({ level: 'silent' })));
  const sendPage = await serveWeb(app, { withGoogle, folder });
  app.setNotFoundHandler((request, reply) => sendPage!(request, reply));
  const answer = await app.inject(request);
  await app.close();
  return answer;
}

const headersOf = async (url: string, withGoogle = false) => (await answerTo({ url }, withGoogle)).headers;

test.each([
  ['/reset-password/secret', 'no-referrer'],
  ['/verify-email/secret?from=mail', 'no-referrer'],
  ['//Reset-Password/secret', 'no-referrer'],
  ['/login', 'strict-origin-when-cross-origin'],
  ['/events/reset-password', 'strict-origin-when-cross-origin'],
])('the page at %s has the referrer policy %s', async (url, policy) => {
  expect((await headersOf(url))['referrer-policy']).toBe(policy);
});

test.each([
  [undefined, page],
  ['de-AT,de;q=0.9,en;q=0.8', germanPage],
  ['ja, de;q=0.5', germanPage],
  ['en, de;q=0.5', page],
  // a build without this language
  ['hi', page],
  ['de'.repeat(300), page],
])(
  'with Accept-Language “%s”, the page is in the language of the reader, with the hash of its script',
  async (accepted, content) => {
    const { body, headers } = await answerTo({
      url: '/login',
      headers: accepted ? { 'accept-language': accepted } : {},
    });
    expect(body).toBe(content);
    expect(headers['content-security-policy']).toContain(hashesOf(content));
  },
);

const plain = (content: Buffer) => content;

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=1.0, gzip;q=0.5', 'br', brotliDecompressSync],
  ['GZIP', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
  ['identity', undefined, plain],
  ['', undefined, plain],
  [undefined, undefined, plain],
  ['br;q=0, gzip;q=0.0', undefined, plain],
])(
  'with Accept-Encoding “%s”, page and files are sent as %s with the same headers',
  async (accepted, encoding, read) => {
    for (const [url, content, vary] of [
      ['/login', page, 'Origin, accept-encoding, accept-language'],
      ['/assets/start-1a2b.js', script, 'accept-encoding'],
    ] as const) {
      const bare = await answerTo({ url });
      const headers = accepted === undefined ? {} : { 'accept-encoding': accepted };
      const answer = await answerTo({ url, headers });
      expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding]);
      expect(read(answer.rawPayload).toString()).toBe(content);
      expect(answer.headers['content-length']).toBe(String(answer.rawPayload.length));
      expect(answer.headers.vary).toBe(vary);
      expect(withoutSize(answer.headers)).toEqual(withoutSize(bare.headers));
      // HEAD sends the same headers
      const head = await answerTo({ method: 'HEAD', url, headers });
      expect([head.statusCode, head.body, withoutSize(head.headers, [])]).toEqual([
        200,
        '',
        withoutSize(answer.headers, []),
      ]);
    }
  },
);

test('an asset has the same headers for a request with an origin and for one without', async () => {
  const url = '/assets/start-1a2b.js';
  const own = await answerTo({ url, headers: { origin: 'https://elsewhere.example' } });
  expect(own.headers['access-control-allow-origin']).toBeUndefined();
  expect(withoutSize(own.headers, [])).toEqual(withoutSize((await answerTo({ url })).headers, []));
});

test('precompressed files have no path of their own', async () => {
  for (const ending of ['br', 'gz'])
    expect((await answerTo({ url: `/assets/start-1a2b.js.${ending}` })).body).toBe(page);
});

/** The headers without those of one encoding, and without the date. */
function withoutSize(
  headers: OutgoingHttpHeaders,
  own = ['content-encoding', 'content-length', 'etag', 'last-modified'],
) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => ![...own, 'date'].includes(name)));
}

test('Accept-Encoding * allows every encoding', async () => {
  expect((await answerTo({ url: '/login', headers: { 'accept-encoding': '*' } })).headers['content-encoding']).toBe(
    'br',
  );
});

test('the service worker is revalidated each time and is a script', async () => {
  expect(await headersOf('/worker.js')).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript') as string,
    // it fetches the files that it caches, and nothing else
    'content-security-policy': expect.stringContaining("connect-src 'self'") as string,
  });
  expect((await headersOf('/assets/start-1a2b.js'))['cache-control']).toContain('immutable');
});

test('a page without precompressed files is sent uncompressed', async () => {
  const bare = mkdtempSync(join(tmpdir(), 'evm-web-'));
  mkdirSync(join(bare, 'assets'));
  writeFileSync(join(bare, 'index.html'), page);
  const app = fastify();
  const sendPage = await serveWeb(app, { withGoogle: false, folder: bare });
  app.setNotFoundHandler((request, reply) => sendPage!(request, reply));
  const answer = await app.inject({ url: '/login', headers: { 'accept-encoding': 'br' } });
  expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, page]);
  await app.close();
  rmSync(bare, { recursive: true });
});

test('range requests are supported', async () => {
  const headers = { range: 'bytes=0-5', 'accept-encoding': 'identity' };
  const answer = await answerTo({ url: '/assets/start-1a2b.js', headers });
  expect([answer.statusCode, answer.body]).toEqual([206, 'start(']);
});

test.each(['/assets/start-1a2b.js', '/worker.js'])(
  'a range beyond the end of %s is refused with its size',
  async (url) => {
    const { statusCode, headers, body } = await answerTo({ url, headers: { range: 'bytes=5000-' } });
    expect([statusCode, headers['content-range']]).toEqual([416, `bytes */${script.length}`]);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body)).toMatchObject({ success: false, code: 'RANGE_NOT_SATISFIABLE' });
  },
);

const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

test.each<[string, string | undefined, boolean]>([
  ['GET /', undefined, true],
  ['GET /', '', true],
  ['GET /', '*/*', true],
  ['HEAD /login', '*/*', true],
  ['GET /login?from=chat', 'TEXT/*;q=0.1', true],
  ['GET /events/event_01jd5xq2m8fz4tqv7n3r6k9w0c', browser, true],
  ['GET /robots.txt', browser, true],
  ['GET /login', 'application/json', false],
  ['GET /login', 'text/html;q=0, */*', false],
  ['GET /login', 'image/png, */*;q=0.0', false],
  ['POST /login', browser, false],
  ['GET /robots.txt', '*/*', false],
  ['GET /apple-touch-icon.png', undefined, false],
  ['GET /.well-known/security', '*/*', false],
  ['GET /api', browser, false],
  ['GET /api/emperor', '*/*', false],
  ['GET /assets/gone.js', browser, false],
  ['GET /uploads/gone', '*/*', false],
  ['GET //api/emperor', browser, false],
  ['GET /apiary', '*/*', true],
])('%s with Accept: %s is for a page: %s', (what, accept, expected) => {
  const [method, url] = what.split(' ') as [string, string];
  expect(isForPage({ method, url, headers: accept === undefined ? {} : { accept } })).toBe(expected);
});

test('pages allow own scripts only', async () => {
  const policy = String((await headersOf('/login'))['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-");
  expect(policy).not.toContain('google');
});

test("pages allow Google's scripts if sign-in with Google is enabled", async () => {
  const policy = String((await headersOf('/login', true))['content-security-policy']).split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^script-src 'self' .*https:\/\/accounts\.google\.com\/gsi\/client$/),
      'frame-src https://accounts.google.com/gsi/',
      expect.stringMatching(/^connect-src 'self' https:\/\/accounts\.google\.com\/gsi\/$/),
      expect.stringMatching(/^style-src 'self' .*https:\/\/accounts\.google\.com\/gsi\/style$/),
    ]),
  );
});
