import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Context, type MakeContext, refuseMaintenance, type Role } from '../core/context/context.ts';
import type { LanguageName } from '../core/texts/languages.ts';
import { sendFailure } from '../core/refusals/envelope.ts';
import { refusal, tooMany } from '../core/refusals/errors.ts';
import { countGuess } from '../core/context/guesses.ts';
import { statement } from '../core/statements/rows.ts';
import { KeyedQueues } from '../core/transactions/keyedQueues.ts';
import { senderOf } from '../mail/server.ts';
import type { CalendarFeedKind } from './CalendarFeed.ts';
import { type FeedFrame, feedFile } from './file.ts';
import { type FeedEntry, statementsByKind } from './read.ts';
import { hashOf, isSecret } from './rules.ts';
import { sentence } from './texts.ts';

/** Increase when the file format changes: this invalidates the ETags of all clients. */
const formatVersion = 1;

/** How many invalid links one network may try per 15 minutes. Valid links are not limited. */
export const mostUnknownLinks = 300;

interface Feed {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  readonly kind: CalendarFeedKind;
  readonly tag: string | null;
  readonly told: string | null;
  readonly changedAt: Date;
  readonly sender: string;
  readonly language: LanguageName;
}

const findFeed = statement<Feed>(
  'calendar-feed-of-link',
  `SELECT f.id, f.user_id AS "userId", u.role, f.kind, f.tag, f.told, f.changed_at AS "changedAt",
          s.system_email_address AS sender, u.language
     FROM calendar_feeds f JOIN users u ON u.id = f.user_id CROSS JOIN system_settings s WHERE f.hash = $1`,
);

/** Versions within one second get different seconds, so that If-Modified-Since misses none. */
const storeVersion = statement<{ changedAt: Date }>(
  'calendar-feed-tell',
  `UPDATE calendar_feeds SET told = $2,
          changed_at = CASE WHEN told = $2 THEN changed_at ELSE greatest(date_trunc('second', now()), changed_at + interval '1 second') END
    WHERE id = $1 RETURNING changed_at AS "changedAt"`,
);

/** Serializes concurrent reads of the same person. */
const queues = new KeyedQueues(1);

/** GET /calendar/{secret}.ics: a feed. The secret in the link is the only credential. */
export async function serveFeeds(
  app: FastifyInstance,
  { makeContext, log }: { readonly makeContext: MakeContext; readonly log: Logger },
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error, log));
    scope.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
      // calendar programs cannot sign in; ignore credentials of the request
      const ctx = await makeContext(undefined, request.address, request.id, request.headers['user-agent']);
      return sendFeed(ctx, request.params.file, request, reply);
    });
  });
}

async function sendFeed(ctx: Context, file: string, request: FastifyRequest, reply: FastifyReply) {
  const [, secret = ''] = /^(.*)\.ics$/.exec(file) ?? [];
  const [feed] = isSecret(secret) ? await ctx.rows(findFeed, [hashOf(secret)]) : [];
  if (!feed) return refuseUnknown(ctx);
  refuseMaintenance(ctx, feed);
  const keys = [feed.userId, feed.tag];
  const { kind, tag, sender, language } = feed;
  const from = senderOf(sender, ctx.base);
  const frame: FeedFrame = { kind, tag, language, base: ctx.base, from, zone: ctx.platform.timeZone };
  const { entries, version } = statementsByKind[kind];

  const { 'if-none-match': clientEtags, 'if-modified-since': last } = request.headers;
  if (clientEtags !== undefined || last !== undefined) {
    const [found] = await ctx.rows(version, keys);
    const etag = etagOf(frame, found?.version ?? '');
    const isKnown =
      clientEtags === undefined
        ? etag === feed.told && Date.parse(last!) >= feed.changedAt.getTime()
        : matchesEtag(clientEtags, etag);
    if (isKnown)
      return withHeaders(reply, etag, await changedAtOf(ctx, feed, etag))
        .code(304)
        .send();
  }
  return queues.run(feed.userId, async () => {
    const rows = await ctx.rows<FeedEntry>(entries, keys);
    const etag = etagOf(frame, rows.map(({ mark }) => mark).join(''));
    withHeaders(reply, etag, await changedAtOf(ctx, feed, etag))
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="events.ics"');
    return reply.send(await feedFile(rows, frame));
  });
}

/** Throttles guesses per network: 404 up to the limit, then 429. */
async function refuseUnknown(ctx: Context): Promise<never> {
  const { used, wait } = await countGuess(ctx, 'calendar links');
  if (used > mostUnknownLinks) throw tooMany(sentence('tooManyGuesses'), wait);
  throw refusal('NOT_FOUND', sentence('linkUnknown'));
}

/** Changes with the contents, the frame and the file format. */
const etagOf = (frame: FeedFrame, version: string): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify([formatVersion, frame, version]))
    .digest('base64url')
    .slice(0, 27)}"`;

const matchesEtag = (etags: string, etag: string): boolean =>
  etags.split(',').some((each) => each.trim().replace(/^(?!W\/)/, 'W/') === etag || each.trim() === '*');

/** The time of the last change of a feed; stores a new one if the ETag differs from the last. */
async function changedAtOf(ctx: Context, { id, told, changedAt }: Feed, etag: string): Promise<Date> {
  if (told === etag) return changedAt;
  const [now] = await ctx.write(storeVersion, [id, etag]);
  return now?.changedAt ?? changedAt;
}

const withHeaders = (reply: FastifyReply, etag: string, changedAt: Date): FastifyReply =>
  reply.headers({
    etag,
    'last-modified': changedAt.toUTCString(),
    'cache-control': 'private, no-cache',
  });
