import { type Statement, statement } from '../core/statements/rows.ts';
import type { TitleFacts } from '../core/texts/translated.ts';
import { eventLimits } from '../events/validate.ts';
import { eventVisible } from '../events/visible.ts';
import type { CalendarFeedKind } from './CalendarFeed.ts';
import { feedLimits } from './validate.ts';

/** The data of one calendar entry. */
export interface FeedEntry extends TitleFacts {
  /** The UUID of the event. */
  readonly id: string;
  readonly location: string;
  readonly date: Date;
  readonly endsAt: Date | null;
  readonly sequence: number;
  /** When the entry last changed. */
  readonly stamp: Date;
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  /** A hash of the entry. */
  readonly mark: string;
}

const { days, events: most, gone: mostGone } = feedLimits;

const retentionStart = `now() - interval '${days} days'`;

/** A lower bound of the start date, so that its index applies: no event lasts longer than `eventLimits.days`. */
const isMaybeRetained = (date: string) => `${date} > ${retentionStart} - interval '${eventLimits.days} days'`;

const isRetained = `e.over_at > ${retentionStart} AND ${isMaybeRetained('e.date')}`;

const facts = `e.id, e.title, evm_facts(e)->'titles' AS titles, e.location, e.date, e.ends_at AS "endsAt", e.version AS sequence`;

const tombstoneFacts = `g.event_id, g.title, g.titles, g.location, g.date, g.ends_at, g.sequence, g.gone_at, 'CANCELLED'`;

/** Tombstones of events that no longer satisfy `isThere`, a condition on `e`. */
const tombstones = (reader: string, isThere: string, and = 'true') => `(SELECT ${tombstoneFacts} FROM calendar_gone g
  WHERE g.reader ${reader} AND ${and} AND g.gone_at > ${retentionStart} AND coalesce(g.ends_at, g.date) > ${retentionStart}
    AND NOT EXISTS (SELECT FROM events e WHERE e.id = g.event_id AND ${isThere})
  ORDER BY g.gone_at DESC LIMIT ${mostGone})`;

/** Upcoming events first, then the latest past ones, up to the limit of a feed. */
const latestEvents = (what: string, where: string) => `(SELECT * FROM (
    (SELECT ${what} AND ${where} AND e.date >= now() ORDER BY e.date LIMIT ${most})
    UNION ALL (SELECT ${what} AND ${where} AND e.date < now() AND ${isRetained} ORDER BY e.date DESC LIMIT ${most})
  ) AS live LIMIT ${most})`;

const isVisibleToOwner = eventVisible({ self: '$1', isAdmin: 'false' });

/** Includes hidden events, because the person has a registration or created them. Undecided ones are tentative. */
const ownEntries = `${latestEvents(
  `${facts}, greatest(e.updated_at, r.created_at) AS stamp,
     CASE WHEN e.approval = 'rejected' OR e.cancelled_at IS NOT NULL THEN 'CANCELLED' WHEN e.approval = 'pending' OR r.state <> 'confirmed' THEN 'TENTATIVE'
       ELSE 'CONFIRMED' END AS status
   FROM events e LEFT JOIN registrations r ON r.event_id = e.id AND r.user_id = $1
  WHERE e.id IN (SELECT event_id FROM registrations WHERE user_id = $1 UNION SELECT id FROM events WHERE created_by = $1 AND ${isMaybeRetained('date')})`,
  isVisibleToOwner,
)} UNION ALL ${tombstones(
  '= $1',
  `${isVisibleToOwner} AND (e.created_by = $1 OR EXISTS (SELECT FROM registrations r WHERE r.event_id = e.id AND r.user_id = $1))`,
)}`;

const isListed = `e.approval = 'approved' AND NOT e.hidden`;

const entriesWhere = (isThere: string, and?: string) =>
  `${latestEvents(
    `${facts}, e.updated_at AS stamp,
     CASE WHEN e.cancelled_at IS NULL THEN 'CONFIRMED' ELSE 'CANCELLED' END AS status FROM events e WHERE true`,
    isThere,
  )}
   UNION ALL ${tombstones('IS NULL', isThere, and)}`;

const hasTag = (tags: string) => `evm_fold_all(${tags}) @> evm_fold_all(ARRAY[$2::text])`;

interface FeedStatements {
  readonly entries: Statement<FeedEntry>;
  /** One text that changes whenever an entry does. */
  readonly version: Statement<{ version: string | null }>;
}

/** `$1` is the owner of the feed, `$2` its tag. */
function feedStatements(kind: CalendarFeedKind, text: string): FeedStatements {
  // reference both parameters in every case, so that PostgreSQL can infer their types
  const entries = `SELECT told.*, md5(told::text) AS mark FROM (${text}) AS told
     WHERE $1::uuid IS NOT NULL AND ($2::text IS NULL OR true)`;
  return {
    entries: statement(`calendar-${kind}`, `${entries} ORDER BY id`),
    version: statement(
      `calendar-${kind}-version`,
      `SELECT string_agg(mark, '' ORDER BY id) AS version FROM (${entries}) AS marked`,
    ),
  };
}

export const statementsByKind: Readonly<Record<CalendarFeedKind, FeedStatements>> = {
  mine: feedStatements('mine' as CalendarFeedKind, ownEntries),
  all: feedStatements('all' as CalendarFeedKind, entriesWhere(isListed)),
  tag: feedStatements('tag' as CalendarFeedKind, entriesWhere(`${isListed} AND ${hasTag('e.tags')}`, hasTag('g.tags'))),
};
