import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Context, MakeContext } from '../core/context.ts';
import { sendFailure } from '../core/envelope.ts';
import { countGuess } from '../core/guesses.ts';
import { topicOf } from '../core/message.ts';
import { Turns } from '../core/turns.ts';
import { readLink, type Unwanted } from './link.ts';
import { askingPage, donePage, pageHeaders, problemPage } from './page.ts';
import { keepChoices } from './rules.ts';

/** How many links that are none a network may try in a quarter of an hour; those that are work all the same. */
export const mostUnknown = 300;

/** Bytes of what is sent; what RFC 8058 sends is much shorter. */
const longestBody = 4096;

/** What is switched off at once for one person. */
const turns = new Turns(1);

type ByLink = FastifyRequest<{ Params: { token: string }; Body: string | undefined }>;

/**
 * /unsubscribe/{token}, the link in a mail that switches off its kind: GET asks, POST does it at once (RFC 8058). Who has the
 * link need not sign in, and nothing that is sent along is looked at; it works in maintenance, as mail programs ask once.
 */
export async function serveUnsubscribing(
  app: FastifyInstance,
  { makeContext, log }: { readonly makeContext: MakeContext; readonly log: Logger },
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error, log));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestBody }, (_request, body, done) =>
      done(null, body),
    );
    scope.get('/unsubscribe/:token', (request: ByLink, reply) => answer(request, reply));
    scope.post('/unsubscribe/:token', (request: ByLink, reply) => answer(request, reply));
  });

  async function answer(request: ByLink, reply: FastifyReply) {
    const ctx = await makeContext(undefined, request.address, request.id, request.headers['user-agent']);
    const link = readLink(ctx.secret, request.params.token, new Date());
    if (!link) return refuseUnknown(ctx, reply);
    if (link.isOver) return send(reply.code(410), problemPage('It is too old by now.'));
    const name = topicOf(link.topic)?.name ?? 'this';
    if (request.method !== 'POST') return send(reply, askingPage(name));
    if (!isOneClick(request.body ?? ''))
      return send(reply.code(400), problemPage('Please open it, and press its button.'));
    await turns.take(link.userUuid, () => switchOff(ctx, link));
    return send(reply, donePage(name));
  }
}

/** Where the person is gone there is nothing to switch off, and nobody is told so. */
const switchOff = (ctx: Context, { userUuid, topic, way }: Unwanted) =>
  keepChoices(ctx, userUuid, [{ topic, way, wanted: false }]);

/** The one pair that RFC 8058 sends, as a form or in parts. */
const isOneClick = (body: string): boolean =>
  /(?:^|&)List-Unsubscribe=One-Click(?:&|\s*$)|name="?List-Unsubscribe"?\s*?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\b/i.test(
    body,
  );

/** That guesses are counted keeps whoever makes them from making them for ever. */
async function refuseUnknown(ctx: Context, reply: FastifyReply) {
  const { used, wait } = await countGuess(ctx, 'unsubscribe links');
  if (used <= mostUnknown) return send(reply.code(404), problemPage('Please see that you have copied all of it.'));
  reply.code(429).header('retry-after', Math.max(1, wait));
  return send(reply, problemPage('Too many links that do not exist were tried from your network. Please try later.'));
}

const send = (reply: FastifyReply, text: string) =>
  reply.headers(pageHeaders).type('text/html; charset=utf-8').send(text);
