import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashesOf, policyOf } from '../core/headers.ts';

/** Where the web client lies when it has been built: dist/web, seen from the sources as well as from dist/api. */
const built = () =>
  ['../../web', '../../dist/web']
    .map((each) => fileURLToPath(new URL(each, import.meta.url)))
    .find((each) => existsSync(`${each}/index.html`) && existsSync(`${each}/assets`));

export interface WebOptions {
  /** Whether its pages may show Google's button. */
  readonly withGoogle: boolean;
  readonly folder?: string | undefined;
}

/** What every address gets that nothing else answers. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Serves the files of the built web client, the hashed ones for a year. Returns how to send its one page, which stands
 * for every screen; undefined where the client has not been built.
 */
export async function serveWeb(
  app: FastifyInstance,
  { withGoogle, folder = built() }: WebOptions,
): Promise<SendPage | undefined> {
  if (!folder) return undefined;
  const page = readFileSync(`${folder}/index.html`);
  // the build has compressed it; it is kept here, so that it stays the page whose scripts the policy names
  const compressed = (['br', 'gzip'] as const).flatMap((encoding) => {
    const file = `${folder}/index.html.${encoding === 'br' ? 'br' : 'gz'}`;
    return existsSync(file) ? [{ encoding, content: readFileSync(file) }] : [];
  });
  const headers = {
    'content-security-policy': policyFor(page.toString(), withGoogle),
    'cache-control': 'no-cache',
  };

  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // each file is two routes, so what is only ever sent in place of another has none
    globIgnore: ['**/.vite/**', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) reply.header('cache-control', 'public, max-age=31536000, immutable');
      // browsers ask again each time whether the service worker has changed
      else if (path.includes('/worker.js'))
        reply
          .header('cache-control', 'no-cache')
          // it fetches what it keeps
          .header('content-security-policy', policyOf({ 'connect-src': "'self'" }));
    },
  });

  // browsers ask for it beside documents that are no pages
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));

  return ({ url, headers: { 'accept-encoding': accepted } }, reply) => {
    const taken = rangesOf(accepted);
    const sent = compressed.find(({ encoding }) => taken.get(encoding) ?? taken.get('*'));
    if (sent) reply.header('content-encoding', sent.encoding);
    return reply
      .headers(headers)
      .header('vary', [reply.getHeader('vary') ?? [], 'accept-encoding'].flat().join(', '))
      .header('referrer-policy', referrerPolicyFor(url))
      .type('text/html; charset=utf-8')
      .send(sent?.content ?? page);
  };
}

/** Addresses of programs and of files: where there is nothing they say so, instead of showing a page about it. */
const noPage = /^\/+(api|assets|uploads|graphql|socket\.io|\.well-known)(\/|$)/;
const file = /\.[^/]*$/;

/**
 * Whether a request is for a page: of everybody who does not refuse HTML, which programs that fetch, preview and watch
 * pages do not. What looks like a file is one to them; who asks for HTML by name gets a page at every other address.
 */
export function isForPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const path = url.split('?', 1)[0]!;
  if (!['GET', 'HEAD'].includes(method) || noPage.test(path)) return false;
  const accepted = acceptsHtml(headers.accept);
  return accepted === 'by name' || (accepted === 'too' && !file.test(path));
}

/** How an Accept header takes HTML: the range that says it best decides, and a quality of 0 refuses. */
function acceptsHtml(accept = ''): 'by name' | 'too' | 'no' {
  if (!accept.trim()) return 'too';
  const ranges = rangesOf(accept);
  if (ranges.has('text/html')) return ranges.get('text/html') ? 'by name' : 'no';
  return (ranges.get('text/*') ?? ranges.get('*/*')) ? 'too' : 'no';
}

/** What a header like Accept names, and whether it is taken: a quality of 0 refuses. */
const rangesOf = (header = ''): Map<string, boolean> =>
  new Map(
    header.split(',').map((each) => {
      const [range, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
      return [range!, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );

/** Nobody learns the secret of a link from where a browser comes from. */
const referrerPolicyFor = (url: string) =>
  /^\/+(reset-password|verify-email)\//i.test(url) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** What Google's button needs: its script, and the frame that it stands in. */
const google = 'https://accounts.google.com/gsi/';

/**
 * Scripts of our own only, the inline ones of the page by their hashes, and Google's where people sign in with it. Pictures
 * of events may lie anywhere (https); one that is about to be uploaded is a blob, and arrows of controls are data.
 */
function policyFor(page: string, withGoogle: boolean): string {
  const its = (what = '') => (withGoogle ? ` ${google}${what}` : '');
  return policyOf({
    // the decoder of the door's scanner is WebAssembly of our own
    'script-src': `'self' 'wasm-unsafe-eval' ${hashesOf(page)}${its('client')}`,
    'style-src': `'self' 'unsafe-inline'${its('style')}`,
    'img-src': "'self' https: data: blob:",
    'font-src': "'self'",
    // of the same origin, WebSockets too
    'connect-src': `'self'${its()}`,
    ...(withGoogle && { 'frame-src': google }),
    'form-action': "'self'",
  });
}
