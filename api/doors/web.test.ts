import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { isForPage, serveWeb } from './web.ts';

const folder = mkdtempSync(join(tmpdir(), 'evm-web-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><script>start()</script>');
afterAll(() => rmSync(folder, { recursive: true }));

async function headersOf(url: string, withGoogle = false) {
  const app = fastify();
  const sendPage = await serveWeb(app, { withGoogle, folder });
  app.setNotFoundHandler((request, reply) => sendPage!(request, reply));
  const { headers } = await app.inject({ url });
  await app.close();
  return headers;
}

test.each([
  ['/reset-password/secret', 'no-referrer'],
  ['/verify-email/secret?from=mail', 'no-referrer'],
  ['//Reset-Password/secret', 'no-referrer'],
  ['/login', 'strict-origin-when-cross-origin'],
  ['/events/reset-password', 'strict-origin-when-cross-origin'],
])('who follows a link on %s tells no more than its policy allows: %s', async (url, policy) => {
  expect((await headersOf(url))['referrer-policy']).toBe(policy);
});

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

test('the pages run scripts of our own only', async () => {
  const policy = String((await headersOf('/login'))['content-security-policy']);
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toContain('google');
});

test('and those of Google’s button where people sign in with Google', async () => {
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
