import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Context, MakeContext } from '../core/context/context.ts';
import { sendFailure } from '../core/refusals/envelope.ts';
import { countGuess } from '../core/context/guesses.ts';
import { topicOf } from '../core/messages/message.ts';
import { KeyedQueues } from '../core/transactions/keyedQueues.ts';
import { readLink, type Unsubscription } from './link.ts';
import { confirmPage, donePage, pageHeaders, problemPage } from './page.ts';
import { saveChoices } from './rules.ts';
import { sentence } from './texts.ts';

/** How many invalid links one network may try per 15 minutes. Valid links are not limited. */
export const mostInvalidLinks = 300;

/** In bytes. An RFC 8058 request is much shorter. */
const longestBody = 4096;

/** Serializes concurrent requests for the same person. */
const queues = new KeyedQueues(1);

type LinkRequest = FastifyRequest<{ Params: { token: string }; Body: string | undefined }>;

/**
 * /unsubscribe/{token}, the link of a mail that switches off its topic: GET shows a form, POST unsubscribes at once
 * (RFC 8058). The token replaces a sign-in; cookies and headers are ignored. Works in maintenance mode, because mail
 * programs do not retry.
 */
export async function serveUnsubscribe(
  app: FastifyInstance,
  { makeContext, log }: { readonly makeContext: MakeContext; readonly log: Logger },
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error, log));
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: longestBody }, (_request, body, done) =>
      done(null, body),
    );
    scope.get('/unsubscribe/:token', (request: LinkRequest, reply) => answer(request, reply));
    scope.post('/unsubscribe/:token', (request: LinkRequest, reply) => answer(request, reply));
  });

  async function answer(request: LinkRequest, reply: FastifyReply) {
    const ctx = await makeContext(undefined, request.address, request.id, request.headers['user-agent']);
    const link = readLink(ctx.secret, request.params.token, new Date());
    if (!link) return refuseInvalidLink(ctx, reply);
    if (link.isOver) return sendPage(reply.code(410), problemPage(sentence('linkTooOld')));
    const topic = topicOf(link.topic)?.name ?? sentence('formerTopic');
    if (request.method !== 'POST') return sendPage(reply, confirmPage(topic));
    if (!isOneClick(request.body ?? '')) return sendPage(reply.code(400), problemPage(sentence('openLink')));
    await queues.run(link.userUuid, () => switchTopicOff(ctx, link));
    return sendPage(reply, donePage(topic));
  }
}

/** If the account is deleted, there is nothing to switch off; the response does not reveal it. */
const switchTopicOff = (ctx: Context, { userUuid, topic, way }: Unsubscription) =>
  saveChoices(ctx, userUuid, [{ topic, way, wanted: false }]);

/** The only field of an RFC 8058 request, as a form or multipart. */
const isOneClick = (body: string): boolean =>
  /(?:^|&)List-Unsubscribe=One-Click(?:&|\s*$)|name="?List-Unsubscribe"?\s*?\r?\n(?:[^\r\n]+\r?\n)*\r?\nOne-Click\b/i.test(
    body,
  );

/** Throttles guesses per network: 404 up to the limit, then 429. */
async function refuseInvalidLink(ctx: Context, reply: FastifyReply) {
  const { used, wait } = await countGuess(ctx, 'unsubscribe links');
  if (used <= mostInvalidLinks) return sendPage(reply.code(404), problemPage(sentence('linkIncomplete')));
  reply.code(429).header('retry-after', Math.max(1, wait));
  return sendPage(reply, problemPage(sentence('tooManyLinks')));
}

const sendPage = (reply: FastifyReply, text: string) =>
  reply.headers(pageHeaders).type('text/html; charset=utf-8').send(text);
