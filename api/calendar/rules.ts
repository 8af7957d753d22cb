import { createHash, randomBytes } from 'node:crypto';
import { type Context, requireViewer } from '../core/context.ts';
import { refusal, refuseInvalid } from '../core/errors.ts';
import { newId, toId, toUuid } from '../core/ids.ts';
import { statement } from '../core/rows.ts';
import { seal, unseal } from '../core/seal.ts';
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
  // inside a transaction the driver returns text
  createdAt: new Date(raw.createdAt as string),
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

/** Creates a feed of the viewer, or returns the existing one. */
export async function createCalendarFeed(ctx: Context, { kind, tag }: CreateCalendarFeedInput): Promise<CalendarFeed> {
  const user = toUuid('user', requireViewer(ctx).id)!;
  refuseInvalid(validateFeed({ kind, tag }));
  const own = kind === CalendarFeedKind.TAG ? tag!.trim() : null;
  return ctx.em.transactional(async (em) => {
    // lock the user, so that concurrent requests cannot exceed the limit
    await em.execute('SELECT FROM users WHERE id = ? FOR NO KEY UPDATE', [user]);
    const rows = await em.execute<Record<string, unknown>[]>(
      `SELECT ${columns}, tag IS NOT DISTINCT FROM ? OR evm_fold(tag) = evm_fold(?) AS same
         FROM calendar_feeds WHERE user_id = ? AND kind = ?`,
      [own, own, user, kind],
    );
    const there = rows.find(({ same }) => same);
    if (there) return withUrl(ctx, readFeed(withoutSame(there)));
    if (rows.length >= feedLimits.tags)
      throw refusal('CALENDAR_LIMIT_REACHED', sentence('tooManyTags', { most: feedLimits.tags }));
    const secret = newSecret();
    const [made] = await em.execute<Record<string, unknown>[]>(
      `INSERT INTO calendar_feeds (id, user_id, kind, tag, hash, sealed) VALUES (?, ?, ?, ?, ?, ?) RETURNING ${columns}`,
      [toUuid('feed', newId('feed')), user, kind, own, hashOf(secret), seal(ctx.secret, secret)],
    );
    return withUrl(ctx, readFeed(made!));
  });
}

const withoutSame = ({ same: _, ...row }: Record<string, unknown>) => row;

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
