import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Where the built web client lies: dist/web, seen from the sources as well as from dist/api. */
const folders = ['../web', '../dist/web'].map((each) => fileURLToPath(new URL(each, import.meta.url)));

/** What every address gets that nothing else answers. */
export type SendPage = (reply: FastifyReply) => FastifyReply;

/**
 * Serves the files of the built web client, the hashed ones for a year. Returns how to send its one page, which stands
 * for every screen; undefined where the client has not been built.
 */
export async function serveWeb(app: FastifyInstance): Promise<SendPage | undefined> {
  const folder = folders.find((each) => existsSync(`${each}/index.html`) && existsSync(`${each}/assets`));
  if (!folder) return undefined;
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const headers = {
    'content-security-policy': policyFor(page),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cache-control': 'no-cache',
  };

  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/.vite/**'],
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
    },
  });

  // browsers ask for it beside documents that are no pages
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));

  return (reply) => reply.headers(headers).type('text/html; charset=utf-8').send(page);
}

/** Scripts of our own only, and the inline ones of the page by their hashes. */
function policyFor(page: string): string {
  const hashes = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: data: blob:",
    "connect-src 'self' ws: wss:",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ');
}
