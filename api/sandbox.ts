import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashesOf, policyOf } from './core/headers.ts';

const apollo = (...hosts: string[]) => hosts.map((host) => `https://${host}.apollographql.com`).join(' ');
const [landing, sandbox] = ['apollo-server-landing-page.cdn', 'embeddable-sandbox.cdn'];

/**
 * Sandbox is a page of Apollo's that comes from their servers, and stands in a frame of ours: the frame's script asks this
 * address alone. It brings a policy with a nonce in a meta tag; both hold, and this one says what a tag cannot.
 */
export async function protectSandbox(_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
  if (!String(reply.getHeader('content-type')).startsWith('text/html')) return;
  reply.header(
    'content-security-policy',
    policyOf({
      'script-src': `${hashesOf(String(payload))} ${apollo(landing, sandbox)}`,
      'style-src': `'unsafe-inline' https://fonts.googleapis.com ${apollo(landing, sandbox)}`,
      'font-src': 'https://fonts.gstatic.com',
      'img-src': apollo(landing),
      'manifest-src': apollo(landing),
      'frame-src': apollo('sandbox.embed'),
      'connect-src': "'self'",
    }),
  );
}
