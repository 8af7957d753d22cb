import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policyOf } from '../core/headers.ts';
import { leaving, listPage, messagePage, styles } from './devMailPage.ts';
import type { Outbox } from './outbox.ts';

/** A message in its frame lives by the policy of the page around it, and has its styles on its elements. */
const own = policyOf({ 'style-src': "'self' 'unsafe-inline'", 'img-src': "'self' data:" });
const asSent = policyOf({
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  sandbox: 'allow-top-navigation-by-user-activation',
});

/** A name of this machine; another one that leads here may have been made to by the page that asks (DNS rebinding). */
const isOwnName = (host: string | undefined, publicUrl: string | undefined) =>
  /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host ?? '') ||
  (publicUrl !== undefined && host === new URL(publicUrl).host);

const isLocal = (address: string) => /^(127\.|::1$)/.test(address);

/**
 * The local outbox as a page at /dev/mail, for a developer on this machine: messages hold links that change passwords, so
 * nobody else's requests are answered.
 */
export function serveDevMail(app: FastifyInstance, outbox: Outbox, publicUrl: string | undefined): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request.address) || !isOwnName(request.headers.host, publicUrl)) return unknown(reply);
      reply.header('referrer-policy', 'no-referrer');
    });
    scope.get('/dev/mail', async (request: FastifyRequest<{ Querystring: { to?: string } }>, reply) =>
      html(reply, own, listPage(await outbox.list(request.query.to))),
    );
    const css = styles();
    scope.get('/dev/mail.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
    scope.get('/dev/mail.json', (request: FastifyRequest<{ Querystring: { to?: string } }>) =>
      outbox.list(request.query.to),
    );
    scope.get('/dev/mail/:id', async (request: ById, reply) => {
      const mail = await outbox.find(request.params.id);
      return mail ? html(reply, own, messagePage(mail)) : unknown(reply);
    });
    scope.get('/dev/mail/:id/html', async (request: ById, reply) => {
      const mail = await outbox.find(request.params.id);
      return mail ? html(reply, asSent, leaving(mail.html)) : unknown(reply);
    });
    scope.get('/dev/mail/:id/source', async (request: ById, reply) => {
      const source = await outbox.source(request.params.id);
      if (!source) return unknown(reply);
      return reply
        .header('content-disposition', `attachment; filename="${request.params.id}.eml"`)
        .type('message/rfc822')
        .send(source);
    });
  });
}

type ById = FastifyRequest<{ Params: { id: string } }>;

const html = (reply: FastifyReply, policy: string, text: string): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text);

const unknown = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ success: false, message: 'There is nothing at this address.', code: 'NOT_FOUND' });
