import scalar from '@scalar/fastify-api-reference';
import type { FastifyInstance } from 'fastify';
import type { OpenApi } from './openapi.ts';

/** Whatever the page may want from elsewhere, now or in a later version, it does not get. */
const ownOnly = "default-src 'self' data: blob: 'unsafe-inline'";

/** GET /api/openapi.json, and the same to be read and tried out at /api/docs; nothing comes from elsewhere. */
export async function serveDocs(scope: FastifyInstance, document: OpenApi): Promise<void> {
  const text = JSON.stringify(document);
  scope.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text),
  );
  await scope.register(async (pages) => {
    pages.addHook('onSend', async (_request, reply) => void reply.header('content-security-policy', ownOnly));
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
