import fastify, { type FastifyInstance } from 'fastify';
import { hashesOf, policyOf } from '../../core/context/headers.ts';
import type { OpenApi } from './openapi.ts';

/** Blocks everything from other origins, in later versions of the page too. */
const ownOnly = (page: string) =>
  policyOf({
    'script-src': `'self' ${hashesOf(page)}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
  });

/** Serves GET /api/openapi.json, and an interactive page at /api/docs that loads nothing from other origins. */
export async function serveDocs(scope: FastifyInstance, describe: () => OpenApi): Promise<void> {
  let text: string | undefined;
  scope.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((text ??= JSON.stringify(describe()))),
  );
  let pages: Promise<Pages> | undefined;
  scope.get('/api/docs', async ({ url }, reply) => {
    // the page refers to its script by a relative path
    if (!url.split('?', 1)[0]!.endsWith('/')) return reply.redirect('/api/docs/', 301);
    const { page } = await (pages ??= loadPages());
    return reply.type('text/html; charset=utf-8').header('content-security-policy', ownOnly(page)).send(page);
  });
  scope.get('/api/docs/js/scalar.js', async (_request, reply) => {
    const { script } = await (pages ??= loadPages());
    // 4 MB, but the path has no version, so do not cache it for long
    return reply
      .type('application/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(script);
  });
}

interface Pages {
  readonly page: string;
  readonly script: Buffer;
}

/**
 * Loads the package on the first visit, because it keeps 14 MB of the heap. Its plugin cannot join a running server, so
 * it runs in a separate one.
 */
async function loadPages(): Promise<Pages> {
  const { default: scalar } = await import('@scalar/fastify-api-reference');
  const app = fastify();
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: {
      url: '/api/openapi.json',
      pageTitle: 'evm over REST',
      withDefaultFonts: false,
      telemetry: false,
      hideClientButton: true,
      showDeveloperTools: 'never',
      mcp: { disabled: true },
      agent: { disabled: true },
    },
  });
  const page = await app.inject('/api/docs/');
  const script = await app.inject('/api/docs/js/scalar.js');
  return { page: page.payload, script: script.rawPayload };
}
