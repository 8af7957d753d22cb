import DataLoader from 'dataloader';
import { bellSource, isInBell, isReadBy } from '../announcements/bell.ts';
import type { Context } from '../core/context.ts';
import { toId } from '../core/ids.ts';
import type { Live } from '../core/live.ts';
import { statement, uuidList } from '../core/rows.ts';
import type { Notice } from './Notice.ts';
import { noticesById } from './read.ts';

/** How somebody's bell is, and which of the announcements that have just come is new there. */
export interface Bell {
  readonly unread: number;
  readonly notice: Notice | undefined;
}

/** How many are looked at by one statement, and for how long, in ms, it is waited for others who are woken by the same. */
const mostTogether = 500;
const patience = 25;

const look = statement<{ person: string; unread: number; fresh: string | null }>(
  'notices-bells',
  `SELECT person, (own.count + news.count)::int AS unread, news.fresh
     FROM unnest(${uuidList('$1')}) AS person
    CROSS JOIN LATERAL (
      SELECT count(*) FROM notices n WHERE n.user_id = person AND n.read_at IS NULL) AS own
    CROSS JOIN LATERAL (
      SELECT count(*), (array_agg(a.id ORDER BY a.told_at DESC) FILTER (WHERE a.id = ANY(${uuidList('$2')})))[1] AS fresh
        FROM ${bellSource} WHERE ${isInBell('person')} AND NOT ${isReadBy('person')}) AS news`,
);

interface Key {
  readonly ctx: Context;
  readonly person: string;
  /** The announcements that have come, by uuid. */
  readonly news: readonly string[];
}

async function lookAt(keys: readonly Key[]): Promise<Bell[]> {
  const found = new Map<Key, Bell>();
  for (const group of Map.groupBy(keys, ({ news }) => news.join(' ')).values()) {
    const { ctx, news } = group[0]!;
    const rows = await ctx.rows(look, [group.map(({ person }) => person), news]);
    const byPerson = new Map(rows.map((row) => [row.person, row]));
    const notices = new Map<string, Notice>();
    for (const key of group) {
      const { unread, fresh } = byPerson.get(key.person)!;
      // it says the same to all who have not read it
      if (fresh && !notices.has(fresh))
        for (const notice of await noticesById(key.ctx, [toId('notice', fresh)])) notices.set(fresh, notice);
      found.set(key, { unread, notice: fresh ? notices.get(fresh) : undefined });
    }
  }
  return keys.map((key) => found.get(key)!);
}

/** One for each process: those whom it wakes together are looked at together. */
const loaders = new WeakMap<Live, DataLoader<Key, Bell>>();

/** The bell of a person of whom this is asked because of what has happened to announcements. */
export function bellOf(ctx: Context, person: string, news: readonly string[]): Promise<Bell> {
  const options = {
    cache: false,
    maxBatchSize: mostTogether,
    batchScheduleFn: (begin: () => void) => void setTimeout(begin, patience),
  };
  const loader = loaders.get(ctx.live) ?? new DataLoader(lookAt, options);
  loaders.set(ctx.live, loader);
  return loader.load({ ctx, person, news });
}
