import DataLoader from 'dataloader';
import { bellSource, countUnread, isInBell, isReadBy, recentAnnouncements } from '../announcements/bell.ts';
import type { Context } from '../core/context/context.ts';
import type { Live } from '../core/journal/live.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { KeyedQueues } from '../core/transactions/keyedQueues.ts';
import type { Notice } from './Notice.ts';
import { noticeOf } from './read.ts';

/**
 * The bell of one person: the unread count, and the newest of the given announcements that is unread there. `alert` is the
 * newest of them that open screens show at once.
 */
export interface Bell {
  readonly unread: number;
  readonly notice: Notice | undefined;
  readonly alert: Notice | undefined;
}

/** The most people in one statement, and how long, in ms, a batch collects them. */
const batchSize = 500;
const batchDelay = 25;

/** The most of these statements at once. They have no other limit, because they are not charged to a viewer's budget. */
const mostStatements = 2;

/**
 * SQL condition: `a` is important, and the person has a seat at its event. A person who wants no push messages about
 * announcements gets no alerts.
 */
const isAlert = (self: string) => `a.priority = 'high' AND NOT a.told_again
  AND EXISTS (SELECT FROM registrations r WHERE r.event_id = a.event_id AND r.user_id = ${self} AND r.state = 'confirmed')
  AND evm_wants(${self}, 'announcement', 'push')`;

interface BellRow {
  readonly person: string;
  readonly language: string;
  readonly unread: number;
  readonly fresh: string | null;
  readonly alert: string | null;
}

const readBells = statement<BellRow>(
  'notices-bells',
  `WITH ${recentAnnouncements}
   SELECT person, (SELECT language FROM users WHERE id = person), (own.count + ${countUnread('person')})::int AS unread,
          news.ids[1] AS fresh, news.alerts[1] AS alert
     FROM unnest(${uuidList('$1')}) AS person
    CROSS JOIN LATERAL (
      SELECT count(*) FROM notices n WHERE n.user_id = person AND n.read_at IS NULL) AS own
    CROSS JOIN LATERAL (
      SELECT array_agg(a.id ORDER BY a.told_at DESC) AS ids,
             array_agg(a.id ORDER BY a.told_at DESC) FILTER (WHERE ${isAlert('person')}) AS alerts
        FROM ${bellSource}
       WHERE a.id = ANY(${uuidList('$2')}) AND ${isInBell('person')} AND NOT ${isReadBy('person')}) AS news`,
);

/** Reads are charged to the server, not to a viewer, because one statement reads for many people. */
type RowSource = Pick<Context, 'live' | 'serverRows'>;

interface BellKey {
  readonly source: RowSource;
  readonly person: string;
  /** The uuids of the announcements that have just appeared. */
  readonly news: readonly string[];
}

const queues = new KeyedQueues(mostStatements);

async function loadBells(keys: readonly BellKey[]): Promise<Bell[]> {
  const bellsByKey = new Map<BellKey, Bell>();
  const groups = Map.groupBy(keys, ({ news }) => news.join(' ')).values();
  await Promise.all(
    [...groups].map(async (group) => {
      const bells = await queues.run('bells', () => loadGroup(group));
      group.forEach((key, n) => bellsByKey.set(key, bells[n]!));
    }),
  );
  return keys.map((key) => bellsByKey.get(key)!);
}

/** The bells of people who were notified of the same announcements. */
async function loadGroup(group: readonly BellKey[]): Promise<Bell[]> {
  const { source, news } = group[0]!;
  // a person may have several open screens
  const people = [...new Set(group.map(({ person }) => person))];
  const rows = await source.serverRows(readBells, [people, news]);
  const byPerson = new Map(rows.map((row) => [row.person, row]));
  const notices = new Map<string, Notice | undefined>();
  const bells: Bell[] = [];
  for (const { person } of group) {
    const { language, unread, fresh, alert } = byPerson.get(person)!;
    const keyOf = (id: string) => `${language} ${id}`;
    // the notice is the same for all readers of a language who have not read it, so one person's copy serves them
    for (const id of [fresh, alert])
      if (id && !notices.has(keyOf(id))) notices.set(keyOf(id), await noticeOf(source.serverRows, person, id));
    const of = (id: string | null) => (id ? notices.get(keyOf(id)) : undefined);
    bells.push({ unread, notice: of(fresh), alert: of(alert) });
  }
  return bells;
}

/** One loader per process, so that people notified at the same time share a batch. */
const loaders = new WeakMap<Live, DataLoader<BellKey, Bell>>();

/** The bell of a person (uuid) after changes to announcements. `news` are the uuids of those that have just appeared. */
export function bellOf(source: RowSource, person: string, news: readonly string[]): Promise<Bell> {
  const options = {
    cache: false,
    maxBatchSize: batchSize,
    batchScheduleFn: (begin: () => void) => void setTimeout(begin, batchDelay),
  };
  const loader = loaders.get(source.live) ?? new DataLoader(loadBells, options);
  loaders.set(source.live, loader);
  return loader.load({ source, person, news });
}
