import DataLoader from 'dataloader';
import { bellSource, isInBell, isReadBy } from '../announcements/bell.ts';
import type { Context } from '../core/context.ts';
import type { Live } from '../core/live.ts';
import { statement, uuidList } from '../core/rows.ts';
import { Turns } from '../core/turns.ts';
import type { Notice } from './Notice.ts';
import { noticeOf } from './read.ts';

/** How somebody's bell is, and which of the announcements that have just come is new there. */
export interface Bell {
  readonly unread: number;
  readonly notice: Notice | undefined;
}

/** How many are looked at by one statement, and for how long, in ms, it is waited for others who are woken by the same. */
const mostTogether = 500;
const patience = 25;

/** How many of these statements the server has under way: what it reads for itself is not limited otherwise. */
const atOnce = 2;

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

/** Where they are read: on the account of the server, because one statement reads for many people. */
type Source = Pick<Context, 'live' | 'serverRows'>;

interface Key {
  readonly source: Source;
  readonly person: string;
  /** The announcements that have come, by uuid. */
  readonly news: readonly string[];
}

const turns = new Turns(atOnce);

async function lookAt(keys: readonly Key[]): Promise<Bell[]> {
  const found = new Map<Key, Bell>();
  const groups = Map.groupBy(keys, ({ news }) => news.join(' ')).values();
  await Promise.all(
    [...groups].map(async (group) => {
      const bells = await turns.take('bells', () => lookTogether(group));
      group.forEach((key, n) => found.set(key, bells[n]!));
    }),
  );
  return keys.map((key) => found.get(key)!);
}

/** The bells of people to whom the same has come. */
async function lookTogether(group: readonly Key[]): Promise<Bell[]> {
  const { source, news } = group[0]!;
  // a person has several screens
  const people = [...new Set(group.map(({ person }) => person))];
  const rows = await source.serverRows(look, [people, news]);
  const byPerson = new Map(rows.map((row) => [row.person, row]));
  const notices = new Map<string, Notice | undefined>();
  const bells: Bell[] = [];
  for (const { person } of group) {
    const { unread, fresh } = byPerson.get(person)!;
    // it says the same to all who have not read it
    if (fresh && !notices.has(fresh)) notices.set(fresh, await noticeOf(source.serverRows, person, fresh));
    bells.push({ unread, notice: fresh ? notices.get(fresh) : undefined });
  }
  return bells;
}

/** One for each process: those whom it wakes together are looked at together. */
const loaders = new WeakMap<Live, DataLoader<Key, Bell>>();

/** The bell of a person of whom this is asked because of what has happened to announcements. */
export function bellOf(source: Source, person: string, news: readonly string[]): Promise<Bell> {
  const options = {
    cache: false,
    maxBatchSize: mostTogether,
    batchScheduleFn: (begin: () => void) => void setTimeout(begin, patience),
  };
  const loader = loaders.get(source.live) ?? new DataLoader(lookAt, options);
  loaders.set(source.live, loader);
  return loader.load({ source, person, news });
}
