import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hashesOf, policyOf, varied } from '../core/context/headers.ts';
import { localeOf } from '../core/texts/language.ts';
import { type LanguageTag, languageTags } from '../core/texts/languages.ts';

/** The folder of the built web client, dist/web. Works from the sources and from dist/api. */
const builtFolder = () =>
  ['../../web', '../../dist/web']
    .map((each) => fileURLToPath(new URL(each, import.meta.url)))
    .find((each) => existsSync(`${each}/index.html`) && existsSync(`${each}/assets`));

export interface WebOptions {
  /** Whether pages may show Google's button. */
  readonly withGoogle: boolean;
  /** The preview of the requested page; undefined for that of the site. */
  readonly previewOf?: (request: FastifyRequest) => Promise<Preview | undefined>;
  readonly folder?: string | undefined;
}

/** Sends the page for every path without another handler. */
export type SendPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** How chats show a link to a page. */
interface Preview {
  readonly title: string;
  readonly description: string;
}

/**
 * Serves the files of the built web client; hashed ones are cached for a year. Returns the handler that sends its
 * single page for every screen, in the language that the browser prefers; undefined if the client was not built.
 */
export async function serveWeb(
  app: FastifyInstance,
  { withGoogle, previewOf, folder = builtFolder() }: WebOptions,
): Promise<SendPage | undefined> {
  if (!folder) return undefined;
  const english = pageIn(folder, 'index.html', withGoogle)!;
  const translated = new Map(
    Object.values(languageTags).map((tag) => [tag, pageIn(folder, `index.${tag}.html`, withGoogle)]),
  );

  await app.register(staticFiles, {
    root: folder,
    index: false,
    wildcard: false,
    preCompressed: true,
    // each file needs two routes, so exclude files that are only sent as encodings of others, and the many assets
    globIgnore: ['assets/**', '**/.vite/**', '**/*.{br,gz}'],
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) {
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        // browsers send Origin with an import, but not with a fetch: both must find the same cached file
        reply.removeHeader('vary');
        reply.removeHeader('access-control-allow-origin');
      }
      // browsers must revalidate the service worker on each load
      else if (path.includes('/worker.js'))
        reply
          .header('cache-control', 'no-cache')
          // it fetches the files that it caches
          .header('content-security-policy', policyOf({ 'connect-src': "'self'" }));
    },
  });

  const assets = new Set(readdirSync(`${folder}/assets`).filter((name) => !/\.(br|gz)$/.test(name)));
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
    if (assets.has(name)) return reply.sendFile(`assets/${name}`);
    reply.callNotFound();
    return reply;
  });

  // browsers request it for documents that are no pages
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));

  return async (request, reply) => {
    const { url, headers } = request;
    const page = translated.get(localeOf(headers['accept-language']).slice(0, 2) as LanguageTag) ?? english;
    const taken = rangesOf(headers['accept-encoding']);
    // a page without a preview is still a page
    const preview = await previewOf?.(request).catch(() => undefined);
    const sent = preview
      ? { content: withPreview(page.content.toString(), preview), encoding: undefined }
      : page.compressed.find(({ encoding }) => taken.get(encoding) ?? taken.get('*'));
    if (sent?.encoding) reply.header('content-encoding', sent.encoding);
    return reply
      .headers(page.headers)
      .header('vary', varied(reply, 'accept-encoding, accept-language'))
      .header('referrer-policy', referrerPolicyFor(url))
      .type('text/html; charset=utf-8')
      .send(sent?.content ?? page.content);
  };
}

/** The page in one language, with its headers; undefined if the build has none. */
function pageIn(folder: string, name: string, withGoogle: boolean) {
  const file = `${folder}/${name}`;
  if (!existsSync(file)) return undefined;
  const content = readFileSync(file);
  // keep the precompressed page in memory, so that its scripts always match the policy's hashes
  const compressed = (['br', 'gzip'] as const).flatMap((encoding) => {
    const compressedFile = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    return existsSync(compressedFile) ? [{ encoding, content: readFileSync(compressedFile) }] : [];
  });
  const headers = {
    'content-security-policy': policyFor(content.toString(), withGoogle),
    'cache-control': 'no-cache',
  };
  return { content, compressed, headers };
}

const escaped = (text: string) =>
  text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`).replaceAll(/\s+/g, ' ');

/** The page with this title and description in the tags that programs read for a preview. */
const withPreview = (page: string, preview: Preview): string =>
  page.replaceAll(
    /(<meta property="og:(title|description)" content=")[^"]*/g,
    (_, start: string, name: keyof Preview) => start + escaped(preview[name]),
  );

/** Paths of APIs and files: unknown ones get a 404 instead of the page. */
const noPage = /^\/+(api|assets|uploads|graphql|socket\.io|\.well-known)(\/|$)/;
const file = /\.[^/]*$/;

/**
 * Whether a request gets the page: it must accept HTML, which fetching, previewing and monitoring programs also do.
 * With wildcards only, paths with an extension count as files; with text/html, every other path gets the page.
 */
export function isForPage({ method, url, headers }: Pick<FastifyRequest, 'method' | 'url' | 'headers'>): boolean {
  const path = url.split('?', 1)[0]!;
  if (!['GET', 'HEAD'].includes(method) || noPage.test(path)) return false;
  const accepted = acceptsHtml(headers.accept);
  return accepted === 'by name' || (accepted === 'too' && !file.test(path));
}

/** How an Accept header accepts HTML: the most specific range decides, and q=0 refuses. */
function acceptsHtml(accept = ''): 'by name' | 'too' | 'no' {
  if (!accept.trim()) return 'too';
  const ranges = rangesOf(accept);
  if (ranges.has('text/html')) return ranges.get('text/html') ? 'by name' : 'no';
  return (ranges.get('text/*') ?? ranges.get('*/*')) ? 'too' : 'no';
}

/** The ranges of a header like Accept; false if q=0 refuses the range. */
const rangesOf = (header = ''): Map<string, boolean> =>
  new Map(
    header.split(',').map((each) => {
      const [range, ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
      return [range!, !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))];
    }),
  );

/** Links with secrets must not leak by the Referer header. */
const referrerPolicyFor = (url: string) =>
  /^\/+(reset-password|verify-email)\//i.test(url) ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** The script and frame of Google's button. */
const google = 'https://accounts.google.com/gsi/';

/**
 * Allows own scripts, the page's inline ones by hash, and Google's if enabled. Pictures of events may come from any
 * https origin; pictures to be uploaded are blobs, and icons of form controls are data URLs.
 */
function policyFor(page: string, withGoogle: boolean): string {
  const its = (what = '') => (withGoogle ? ` ${google}${what}` : '');
  return policyOf({
    // the QR decoder of the scanner is our own WebAssembly
    'script-src': `'self' 'wasm-unsafe-eval' ${hashesOf(page)}${its('client')}`,
    'style-src': `'self' 'unsafe-inline'${its('style')}`,
    'img-src': "'self' https: data: blob:",
    'font-src': "'self'",
    // includes WebSockets of the same origin
    'connect-src': `'self'${its()}`,
    ...(withGoogle && { 'frame-src': google }),
    'form-action': "'self'",
  });
}
