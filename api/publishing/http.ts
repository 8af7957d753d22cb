import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Logger } from 'pino';
import type { Config } from '../core/context/config.ts';
import type { Context, MakeContext } from '../core/context/context.ts';
import { varied } from '../core/context/headers.ts';
import { languageNames, languageTags } from '../core/texts/languages.ts';
import { sendFailure, sendNotFound } from '../core/refusals/envelope.ts';
import { chargeVisitor, publishedEvent, publishedEvents, publishedIds, publishedIn } from '../events/published.ts';
import { sentence as eventSentence } from '../events/texts.ts';
import { openStore } from '../uploads/open.ts';
import { atomFeed, calendarFeed, type FeedFrame, robots, sitemap } from './feeds.ts';
import { busyPage, eventPage, missingPage, pageHeaders } from './page.ts';
import { previewOf, previewPicture } from './preview.ts';

/** How many events the sitemap lists, and the feeds. */
const most = { sitemap: 1000, feed: 100 } as const;

/** Copies must be revalidated before each use, so that none outlives a withdrawal. */
const revalidated = 'public, no-cache';

type EventRequest = FastifyRequest<{ Params: { id: string }; Querystring: { lang?: unknown } }>;

/** The language that the address of a page asks for. */
const languageIn = ({ query: { lang } }: EventRequest) => languageNames.find((name) => languageTags[name] === lang);

export interface PublishingParts {
  readonly config: Pick<Config, 'dataDir' | 's3'>;
  readonly makeContext: MakeContext;
  readonly log: Logger;
}

/** The pages of published events, their pictures and lists. Ignores credentials: everybody gets the same. */
export async function servePublished(
  app: FastifyInstance,
  { config, makeContext, log }: PublishingParts,
): Promise<void> {
  const store = await openStore(config);
  app.addHook('onClose', async () => store.close());
  const contextOf = ({ address, id, headers }: FastifyRequest) =>
    makeContext(undefined, address, id, headers['user-agent']);

  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error, log));

    scope.get('/e/:id', async (request: EventRequest, reply) => {
      const ctx = await contextOf(request);
      const { id } = request.params;
      reply.headers(pageHeaders).type('text/html; charset=utf-8').header('vary', varied(reply, 'accept-language'));
      try {
        const event = await publishedEvent(ctx, id);
        const asked = languageIn(request);
        return event
          ? sendRevalidated(request, reply, eventPage(publishedIn(event, asked), ctx, asked))
          : await reply.code(404).send(missingPage(id));
      } catch (error) {
        if (!(error instanceof GraphQLError) || error.extensions['code'] !== 'TOO_MANY_REQUESTS') throw error;
        const page = busyPage(eventSentence('tooManyLookUps'));
        return reply.code(429).headers({ 'retry-after': '5', refresh: '5' }).send(page);
      }
    });

    scope.get('/e/:id/preview', async (request: EventRequest, reply) => {
      const ctx = await contextOf(request);
      const event = await publishedEvent(ctx, request.params.id);
      if (!event) return sendNotFound(reply);
      const preview = previewOf(event);
      reply.type(preview.type);
      if (isKnown(request, reply, preview.version)) return reply.code(304).send();
      chargeVisitor(ctx, 5);
      return reply.send(await previewPicture(store, event.id, preview));
    });

    list('/sitemap.xml', 'application/xml; charset=utf-8', async (ctx, frame) =>
      sitemap(await publishedIds(ctx, most.sitemap), frame),
    );
    list('/feed.xml', 'application/atom+xml; charset=utf-8', async (ctx, frame) =>
      atomFeed(
        (await publishedEvents(ctx, most.feed)).map((event) => publishedIn(event)),
        frame,
      ),
    );
    list('/feed.ics', 'text/calendar; charset=utf-8', async (ctx, frame) =>
      calendarFeed(
        (await publishedEvents(ctx, most.feed)).map((event) => publishedIn(event)),
        frame,
      ),
    );

    scope.get('/robots.txt', async (request, reply) => {
      const ctx = await contextOf(request);
      return reply.type('text/plain; charset=utf-8').send(robots(ctx, ctx.platform.publishingAllowed));
    });

    function list(path: string, type: string, write: (ctx: Context, frame: FeedFrame) => Promise<string>) {
      scope.get(path, async (request, reply) => {
        const ctx = await contextOf(request);
        const { base, platform } = ctx;
        if (!platform.publishingAllowed) return sendNotFound(reply);
        const text = await write(ctx, { base, timeZone: platform.timeZone });
        reply.type(type).header('vary', varied(reply, 'accept-language'));
        return sendRevalidated(request, reply, text);
      });
    }
  });
}

function sendRevalidated(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const version = createHash('sha256').update(text).digest('base64url').slice(0, 27);
  return isKnown(request, reply, version) ? reply.code(304).send() : reply.send(text);
}

/** Whether the client has this version; sets the headers that name it. */
function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `W/"${version}"`;
  reply.headers({ etag, 'cache-control': revalidated });
  return (request.headers['if-none-match'] ?? '').split(',').some((each) => each.trim() === etag);
}
