import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import { hashesOf, policyOf } from '../../core/headers.ts';
import type { OpenApi } from './openapi.ts';

/** Whatever the page may want from elsewhere, now or in a later version, it does not get. */
const ownOnly = (page: string) =>
  policyOf({
    'script-src': `'self' ${hashesOf(page)}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
  });

/** GET /api/openapi.json, and the same to be read and tried out at /api/docs; nothing comes from elsewhere. */
export async function serveDocs(scope: FastifyInstance, describe: () => OpenApi): Promise<void> {
  let text: string | undefined;
  scope.get('/api/openapi.json', (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send((text ??= JSON.stringify(describe()))),
  );
  await scope.register(async (pages) => {
    pages.addHook('onSend', async (_request, reply, payload) => {
      if (String(reply.getHeader('content-type')).startsWith('text/html'))
        reply.header('content-security-policy', ownOnly(String(payload)));
      // four megabytes, of which the address does not tell the version
      else reply.header('cache-control', 'public, max-age=3600');
    });
    await pages.register(scalar, {
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
  });
}
