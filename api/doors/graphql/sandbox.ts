import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashesOf, policyOf } from '../../core/context/headers.ts';
import { explorerPath } from './explorer.ts';

const apollo = (...hosts: string[]) => hosts.map((host) => `https://${host}.apollographql.com`).join(' ');
const [landing, sandbox] = ['apollo-server-landing-page.cdn', 'embeddable-sandbox.cdn'];

/** GraphiQL replaces Sandbox if its scripts fail, or if its frame sends no message for this many milliseconds. */
const timeout = 8000;

/** Inserted before the meta tag of Sandbox's own policy, which allows no other scripts. */
const leave = `<script>
  (() => {
    let isThere = false;
    const leave = () => isThere || location.replace('${explorerPath}');
    addEventListener('error', ({ target }) => target instanceof HTMLScriptElement && leave(), true);
    addEventListener('message', ({ origin }) => (isThere ||= origin === '${apollo('sandbox.embed')}'));
    setTimeout(leave, navigator.onLine ? ${timeout} : 0);
  })();
</script>`;

/**
 * Sandbox is loaded from Apollo's servers into a frame, and its requests go to this origin only. Sandbox sets a policy
 * with a nonce in a meta tag; the header adds directives that a meta tag cannot set. Both apply. If Apollo's servers
 * are unreachable, the page redirects to GraphiQL.
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
