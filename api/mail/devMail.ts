import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendNotFound } from '../core/refusals/envelope.ts';
import { policyOf } from '../core/context/headers.ts';
import { listPage, messagePage, styles, withLinksOutside } from './devMailPage.ts';
import type { Outbox } from './outbox.ts';

/** A message in a frame inherits the policy of the page around it, and has inline styles. */
const pagePolicy = policyOf({ 'style-src': "'self' 'unsafe-inline'", 'img-src': "'self' data:" });
const messagePolicy = policyOf({
  'style-src': "'unsafe-inline'",
  'img-src': 'data:',
  sandbox: 'allow-top-navigation-by-user-activation',
});

/** A name of this machine. Another name that resolves to it may be an attack by DNS rebinding. */
const isLocalName = (host = '') => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host);

/** Headers that a proxy or a tunnel adds to a request. */
const proxyHeader =
  /^(forwarded|via|x-(forwarded|real|client|original|cluster)-.*|(cf|true|fastly)-(connecting|client)-ip)$/;

const isLocalAddress = (address = '') => /^(127\.|::1$|::ffff:127\.)/.test(address);

/**
 * Serves the local outbox at /dev/mail, only for a developer on this machine: messages contain links that change passwords.
 * Requests that a proxy or a tunnel on this machine forwards are refused, too.
 */
export function serveDevMail(app: FastifyInstance, outbox: Outbox): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { headers, raw, address } = request;
      const isFromThisMachine =
        isLocalAddress(address) && isLocalAddress(raw.socket.remoteAddress) && isLocalName(headers.host);
      if (!isFromThisMachine || Object.keys(headers).some((name) => proxyHeader.test(name))) return sendNotFound(reply);
      reply.header('referrer-policy', 'no-referrer');
    });
    scope.get('/dev/mail', async (request, reply) =>
      sendHtml(reply, pagePolicy, listPage(await outbox.list(recipients(request)))),
    );
    const css = styles();
    scope.get('/dev/mail.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(css));
    scope.get('/dev/mail.json', (request) => outbox.list(recipients(request)));
    scope.get('/dev/mail/:id', async (request: MailRequest, reply) => {
      const mail = await outbox.find(request.params.id);
      return mail ? sendHtml(reply, pagePolicy, messagePage(mail)) : sendNotFound(reply);
    });
    scope.get('/dev/mail/:id/html', async (request: MailRequest, reply) => {
      const mail = await outbox.find(request.params.id);
      return mail ? sendHtml(reply, messagePolicy, withLinksOutside(mail.html)) : sendNotFound(reply);
    });
    scope.get('/dev/mail/:id/source', async (request: MailRequest, reply) => {
      const source = await outbox.source(request.params.id);
      if (!source) return sendNotFound(reply);
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

const sendHtml = (reply: FastifyReply, policy: string, text: string): FastifyReply =>
  reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(text);
