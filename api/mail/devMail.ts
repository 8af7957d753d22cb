import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from './layout.ts';
import type { KeptMail, Outbox } from './outbox.ts';

const own = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";
const asSent = "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation";

const isLocal = (address: string) => /^(127\.|::1$)/.test(address);

/**
 * The local outbox as a page at /dev/mail, for a developer on this machine: messages hold links that change passwords, so
 * nobody else's requests are answered.
 */
export function serveDevMail(app: FastifyInstance, outbox: Outbox): void {
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocal(request.address)) return unknown(reply);
      reply.headers({
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    });
    scope.get('/dev/mail', async (request: FastifyRequest<{ Querystring: { to?: string } }>, reply) =>
      html(reply, own, page('Local outbox', list(await outbox.list(request.query.to)))),
    );
    scope.get('/dev/mail.json', (request: FastifyRequest<{ Querystring: { to?: string } }>) =>
      outbox.list(request.query.to),
    );
    scope.get('/dev/mail/:id', async (request: ById, reply) => {
      const mail = await outbox.find(request.params.id);
      return mail ? html(reply, own, page(mail.subject, whole(mail))) : unknown(reply);
    });
    scope.get('/dev/mail/:id/html', async (request: ById, reply) => {
      const mail = await outbox.find(request.params.id);
      return mail ? html(reply, asSent, mail.html.replace('<head>', '<head><base target="_top">')) : unknown(reply);
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

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escaped(title)}</title>
<style>
:root { color-scheme: light dark; font: 16px/24px system-ui, sans-serif; }
body { max-width: 760px; margin: 32px auto; padding: 0 16px; }
h1 { font-size: 24px; line-height: 32px; }
ol { list-style: none; padding: 0; }
li { padding: 12px 0; border-top: 1px solid #8884; }
a { color: light-dark(#0969da, #4493f8); }
small, dt { color: light-dark(#59636e, #9198a1); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dd { margin: 0; overflow-wrap: anywhere; }
iframe { width: 100%; height: 640px; border: 1px solid #8884; border-radius: 8px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: 14px; }
</style>
</head>
<body>${body}</body>
</html>
`;

const list = (mails: readonly KeptMail[]): string =>
  `<h1>Local outbox</h1>
<p>There is no mail server, so messages stay here. Set one in the system settings to have them sent.</p>
${mails.length === 0 ? '<p>No messages yet.</p>' : ''}
<ol>${mails
    .map(
      ({ id, to, subject, createdAt }) =>
        `<li><a href="/dev/mail/${id}">${escaped(subject)}</a><br><small>to ${escaped(to)}, ${time(createdAt)}</small></li>`,
    )
    .join('')}</ol>`;

const whole = ({ id, to, subject, text, createdAt }: KeptMail): string =>
  `<p><a href="/dev/mail">Local outbox</a></p>
<h1>${escaped(subject)}</h1>
<dl><dt>To</dt><dd>${escaped(to)}</dd><dt>Written</dt><dd>${time(createdAt)}</dd>
<dt>Source</dt><dd><a href="/dev/mail/${id}/source">${id}.eml</a></dd></dl>
<iframe src="/dev/mail/${id}/html" title="The message as mail programs show it"></iframe>
<h2>Plain text</h2>
<pre>${escaped(text)}</pre>`;

const time = (instant: string): string =>
  `<time datetime="${instant}">${instant.slice(0, 19).replace('T', ' ')} UTC</time>`;
