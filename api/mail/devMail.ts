import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { policyOf } from '../core/headers.ts';
import { leaving, listPage, messagePage, styles } from './devMailPage.ts';
import type { Outbox } from './outbox.ts';

/** A message in a frame inherits the policy of the page around it, and has inline styles. */
const own = policyOf({ 'style-src': "'self' 'unsafe-inline'", 'img-src': "'self' data:" });
const asSent = policyOf({
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  sandbox: 'allow-top-navigation-by-user-activation',
});

/** A name of this machine. Another name that resolves to it may be an attack by DNS rebinding. */
const isOwnName = (host = '') => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);

/** Headers that a proxy or a tunnel adds to a request. */
const passedOn =
  /^(forwarded|via|x-(forwarded|real|client|original|cluster)-.*|(cf|true|fastly)-(connecting|client)-ip)$/;

const isLocal = (address = '') => /^(127\.|::1$|::ffff:127\.)/.test(address);

/**
 * Serves the local outbox at /dev/mail, only for a developer on this machine: messages contain links that change passwords.
 * Requests that a proxy or a tunnel on this machine forwards are refused, too.
 */
export function serveDevMail(app: FastifyInstance, outbox: Outbox): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { headers, raw, address } = request;
      const isOwn = isLocal(address) && isLocal(raw.socket.remoteAddress) && isOwnName(headers.host);
      if (!isOwn || Object.keys(headers).some((name) => passedOn.test(name))) return unknown(reply);
      reply.header('referrer-policy', 'no-referrer');
    });
    scope.get('/dev/mail', async (request, reply) =>
      html(reply, own, listPage(await outbox.list(recipients(request)))),
    );
    const css = styles();
    scope.get('/dev/mail.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
    scope.get('/dev/mail.json', (request) => outbox.list(recipients(request)));
    scope.get('/dev/mail/:id', async (request: MailRequest, reply) => {
      const mail = await outbox.find(request.params.id);
      return mail ? html(reply, own, messagePage(mail)) : unknown(reply);
    });
    scope.get('/dev/mail/:id/html', async (request: MailRequest, reply) => {
      const mail = await outbox.find(request.params.id);
      return mail ? html(reply, asSent, leaving(mail.html)) : unknown(reply);
    });
    scope.get('/dev/mail/:id/source', async (request: MailRequest, reply) => {
      const source = await outbox.source(request.params.id);
      if (!source) return unknown(reply);
      return reply
        .header('content-disposition', `attachment; filename="${request.params.id}.eml"`)
        .type('message/rfc822')
        .send(source);
    });
  });
}

/** The `to` parameters of the query; empty means all. */
const recipients = ({ query }: FastifyRequest): string[] =>
  [(query as { to?: string | string[] }).to ?? []].flat().filter(Boolean);

type MailRequest = FastifyRequest<{ Params: { id: string } }>;

const html = (reply: FastifyReply, policy: string, text: string): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text);

const unknown = (reply: FastifyReply): FastifyReply =>
  reply.code(404).send({ success: false, message: 'There is nothing at this address.', code: 'NOT_FOUND' });
