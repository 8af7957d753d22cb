import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type Context, type MakeContext, refuseMaintenance, type Role } from '../core/context.ts';
import { sendFailure } from '../core/envelope.ts';
import { refusal, tooMany } from '../core/errors.ts';
import { countGuess } from '../core/guesses.ts';
import { statement } from '../core/rows.ts';
import { Turns } from '../core/turns.ts';
import { senderOf } from '../mail/server.ts';
import type { CalendarFeedKind } from './CalendarFeed.ts';
import { type FeedFrame, feedFile } from './file.ts';
import { type Entry, readings } from './read.ts';
import { hashOf, isSecret } from './rules.ts';

/** Another number for another way to write the same events: whoever has them as they were reads them again. */
const writing = 1;

/** How many links that open nothing a network may try in a quarter of an hour; those that do are never refused. */
export const mostUnknown = 300;

interface Feed {
  readonly id: string;
  readonly userId: string;
  readonly role: Role;
  readonly kind: CalendarFeedKind;
  readonly tag: string | null;
  readonly told: string | null;
  readonly changedAt: Date;
  readonly sender: string;
}

const findFeed = statement<Feed>(
  'calendar-feed-of-link',
  `SELECT f.id, f.user_id AS "userId", u.role, f.kind, f.tag, f.told, f.changed_at AS "changedAt",
          s.system_email_address AS sender
     FROM calendar_feeds f JOIN users u ON u.id = f.user_id CROSS JOIN system_settings s WHERE f.hash = $1`,
);

/** Of two that are told within one second the later has the next one: who asks by time misses none. */
const tell = statement<{ changedAt: Date }>(
  'calendar-feed-tell',
  `UPDATE calendar_feeds SET told = $2,
          changed_at = CASE WHEN told = $2 THEN changed_at ELSE greatest(date_trunc('second', now()), changed_at + interval '1 second') END
    WHERE id = $1 RETURNING changed_at AS "changedAt"`,
);

/** What is written at once for one person. */
const turns = new Turns(1);

/** GET /calendar/{secret}.ics: a calendar to whoever has its link. */
export async function serveFeeds(
  app: FastifyInstance,
  { makeContext, log }: { readonly makeContext: MakeContext; readonly log: Logger },
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error, _request, reply) => sendFailure(reply, error, log));
    scope.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
      // programs that subscribe have no account; whatever else they send along is not looked at
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
  const { kind, tag, sender } = feed;
  const frame: FeedFrame = { kind, tag, base: ctx.base, from: senderOf(sender, ctx.base), zone: ctx.platform.timeZone };
  const { entries, version } = readings[kind];

  const { 'if-none-match': known, 'if-modified-since': last } = request.headers;
  if (known !== undefined || last !== undefined) {
    const [found] = await ctx.rows(version, keys);
    const etag = etagOf(frame, found?.version ?? '');
    const isKnown =
      known === undefined ? etag === feed.told && Date.parse(last!) >= feed.changedAt.getTime() : isIn(known, etag);
    if (isKnown)
      return headed(reply, etag, await changed(ctx, feed, etag))
        .code(304)
        .send();
  }
  return turns.take(feed.userId, async () => {
    const rows = await ctx.rows<Entry>(entries, keys);
    const etag = etagOf(frame, rows.map(({ mark }) => mark).join(''));
    headed(reply, etag, await changed(ctx, feed, etag))
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="events.ics"');
    return reply.send(await feedFile(rows, frame));
  });
}

/** Guesses come to nothing; that they are counted keeps whoever makes them from making them for ever. */
async function refuseUnknown(ctx: Context): Promise<never> {
  const { used, wait } = await countGuess(ctx, 'calendar links');
  if (used > mostUnknown)
    throw tooMany('Too many calendar links that do not exist were tried from your network.', wait);
  throw refusal('NOT_FOUND', 'There is no calendar at this link, or no longer.');
}

/** The same for what is the same and written alike. */
const etagOf = (frame: FeedFrame, version: string): string =>
  `W/"${createHash('sha256')
    .update(JSON.stringify([writing, frame, version]))
    .digest('base64url')
    .slice(0, 27)}"`;

const isIn = (known: string, etag: string): boolean =>
  known.split(',').some((each) => each.trim().replace(/^(?!W\/)/, 'W/') === etag || each.trim() === '*');

/** Since when a feed is as it is now. */
async function changed(ctx: Context, { id, told, changedAt }: Feed, etag: string): Promise<Date> {
  if (told === etag) return changedAt;
  const [now] = await ctx.write(tell, [id, etag]);
  return now?.changedAt ?? changedAt;
}

const headed = (reply: FastifyReply, etag: string, changedAt: Date): FastifyReply =>
  reply.headers({
    etag,
    'last-modified': changedAt.toUTCString(),
    'cache-control': 'private, no-cache',
  });
