import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashesOf, policyOf } from '../../core/headers.ts';
import { explorerPath } from './explorer.ts';

const apollo = (...hosts: string[]) => hosts.map((host) => `https://${host}.apollographql.com`).join(' ');
const [landing, sandbox] = ['apollo-server-landing-page.cdn', 'embeddable-sandbox.cdn'];

/** Where nothing of Sandbox comes, or nothing is heard from its frame for this many milliseconds, GraphiQL takes its place. */
const patience = 8000;

/** Stands before Sandbox's own policy, which takes no scripts but its own. */
const leave = `<script>
  (() => {
    let isThere = false;
    const leave = () => isThere || location.replace('${explorerPath}');
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && leave(), true);
    addEventListener('message', ({ origin }) => (isThere ||= origin === '${apollo('sandbox.embed')}'));
    setTimeout(leave, navigator.onLine ? ${patience} : 0);
  })();
</script>`;

/**
 * Sandbox is a page of Apollo's that comes from their servers, and stands in a frame of ours: the frame's script asks this
 * address alone. It brings a policy with a nonce in a meta tag; both hold, and this one says what a tag cannot. Without a
 * way to their servers the page would stay empty: it then goes on to GraphiQL.
 */
export const protectSandbox =
  (hasExplorer: boolean) =>
  async (_request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> => {
    if (!String(reply.getHeader('content-type')).startsWith('text/html')) return payload;
    const page = hasExplorer ? String(payload).replace('<head>', () => `<head>${leave}`) : String(payload);
    reply.header(
      'content-security-policy',
      policyOf({
        'script-src': `${hashesOf(page)} ${apollo(landing, sandbox)}`,
        'style-src': `'unsafe-inline' https://fonts.googleapis.com ${apollo(landing, sandbox)}`,
        'font-src': 'https://fonts.gstatic.com',
        'img-src': apollo(landing),
        'manifest-src': apollo(landing),
        'frame-src': apollo('sandbox.embed'),
        'connect-src': "'self'",
      }),
    );
    return page;
  };
