import { createHash, randomBytes } from 'node:crypto';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal, refuseInvalid } from '../core/refusals/errors.ts';
import { newId, toId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { seal, unseal } from '../core/context/seal.ts';
import { type CalendarFeed, CalendarFeedKind } from './CalendarFeed.ts';
import type { CreateCalendarFeedInput } from './inputs.ts';
import { sentence } from './texts.ts';
import { feedLimits, validateFeed } from './validate.ts';

/** Feeds are looked up by this hash; the secret itself is stored encrypted only. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

/** A secret of 256 bits in base64url. */
const newSecret = (): string => randomBytes(32).toString('base64url');

export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

interface FeedRow extends Omit<CalendarFeed, 'url'> {
  readonly sealed: string;
}

const columns = 'id, kind, tag, sealed, created_at AS "createdAt"';

const readFeed = (raw: Record<string, unknown>): FeedRow => ({
  ...(raw as unknown as FeedRow),
  id: toId('feed', raw.id as string),
});

function withUrl({ base, secret }: Context, { sealed, ...feed }: FeedRow): CalendarFeed {
  const own = unseal(secret, sealed);
  return { ...feed, url: own === undefined ? null : `${base}/calendar/${own}.ics` };
}

const feedsOfViewer = statement(
  'calendar-feeds',
  `SELECT ${columns} FROM calendar_feeds WHERE user_id = $1
    ORDER BY array_position('{mine,all,tag}', kind), evm_fold(tag), id`,
  readFeed,
);

/** The feeds of the viewer: MINE, ALL, then TAG feeds by tag. */
export async function calendarFeeds(ctx: Context): Promise<CalendarFeed[]> {
  const rows = await ctx.rows(feedsOfViewer, [toUuid('user', requireViewer(ctx).id)]);
  return rows.map((row) => withUrl(ctx, row));
}

const lockUser = statement('calendar-user-lock', 'SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE');

const feedsOfKind = statement<{ feed: FeedRow; isSame: boolean }>(
  'calendar-feeds-of-kind',
  `SELECT ${columns}, tag IS NOT DISTINCT FROM $3 OR evm_fold(tag) = evm_fold($3) AS same
     FROM calendar_feeds WHERE user_id = $1 AND kind = $2`,
  ({ same, ...row }) => ({ feed: readFeed(row), isSame: same === true }),
);

const insertFeed = statement(
  'calendar-feed-insert',
  `INSERT INTO calendar_feeds (id, user_id, kind, tag, hash, sealed) VALUES ($1, $2, $3, $4, $5, $6) RETURNING ${columns}`,
  readFeed,
);

/** Creates a feed of the viewer, or returns the existing one. */
export async function createCalendarFeed(ctx: Context, { kind, tag }: CreateCalendarFeedInput): Promise<CalendarFeed> {
  const user = toUuid('user', requireViewer(ctx).id)!;
  refuseInvalid(validateFeed({ kind, tag }));
  const own = kind === CalendarFeedKind.TAG ? tag!.trim() : null;
  return ctx.em.transactional(async (em) => {
    // lock the user, so that concurrent requests cannot exceed the limit
    await em.rows(lockUser, [user]);
    const feeds = await em.rows(feedsOfKind, [user, kind, own]);
    const there = feeds.find(({ isSame }) => isSame);
    if (there) return withUrl(ctx, there.feed);
    if (feeds.length >= feedLimits.tags)
      throw refusal('CALENDAR_LIMIT_REACHED', sentence('tooManyTags', { most: feedLimits.tags }));
    const secret = newSecret();
    const keys = [hashOf(secret), seal(ctx.secret, secret)];
    const [made] = await em.write(insertFeed, [toUuid('feed', newId('feed')), user, kind, own, ...keys]);
    return withUrl(ctx, made!);
  });
}

const renewFeed = statement(
  'calendar-feed-renew',
  `UPDATE calendar_feeds SET hash = $3, sealed = $4, created_at = now() WHERE id = $1 AND user_id = $2 RETURNING ${columns}`,
  readFeed,
);

const noFeed = () => refusal('NOT_FOUND', sentence('notFound'));

const ownKeys = (ctx: Context, feedId: string) => {
  const user = toUuid('user', requireViewer(ctx).id)!;
  const feed = toUuid('feed', feedId);
  if (!feed) throw noFeed();
  return [feed, user];
};

/** Replaces the secret of a feed of the viewer; the old link stops working. */
export async function renewCalendarFeed(ctx: Context, feedId: string): Promise<CalendarFeed> {
  const secret = newSecret();
  const [feed] = await ctx.write(renewFeed, [...ownKeys(ctx, feedId), hashOf(secret), seal(ctx.secret, secret)]);
  if (!feed) throw noFeed();
  return withUrl(ctx, feed);
}

const endFeed = statement<object>(
  'calendar-feed-end',
  `WITH ended AS (DELETE FROM calendar_feeds WHERE id = $1 AND user_id = $2 RETURNING user_id, kind),
        forgotten AS (DELETE FROM calendar_gone USING ended WHERE reader = ended.user_id AND ended.kind = 'mine')
   SELECT 1 FROM ended`,
);

/** Deletes a feed of the viewer. */
export async function endCalendarFeed(ctx: Context, feedId: string): Promise<void> {
  const [ended] = await ctx.write(endFeed, ownKeys(ctx, feedId));
  if (!ended) throw noFeed();
}
