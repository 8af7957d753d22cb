import { bellSource, isInBell, isReadBy } from '../announcements/bell.ts';
import type { Database } from '../core/statements/database.ts';
import type { Sweep } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';
import { serverZone } from '../core/context/time.ts';
import { weekDue } from './week.ts';

/** The maximum per list in one mail. */
const mostEvents = 10;

/** The number of people per transaction. */
const batchSize = 200;

const facts = 'evm_facts(e)';

/**
 * `$1` is the week, `$2` its first instant. Handles each person once per week (`mail_told`), with or without a mail.
 * The mark and the mail are written in one transaction, so concurrent processes are safe.
 */
const writeBatch = statement(
  'digest-write',
  `WITH fresh AS MATERIALIZED (
     SELECT ${facts} AS facts, e.id, e.created_by, e.created_at FROM events e
      WHERE e.created_at > $2::timestamptz - interval '7 days' AND e.date > $2 AND e.approval = 'approved' AND e.cancelled_at IS NULL AND NOT e.hidden
        AND NOT EXISTS (SELECT FROM series_events s JOIN series_events o ON o.series_id = s.series_id
                          JOIN events first ON first.id = o.event_id
                         WHERE s.event_id = e.id AND (first.date, first.id) < (e.date, e.id) AND first.date > $2)
      ORDER BY e.created_at DESC, e.id DESC LIMIT 100
   ), near AS MATERIALIZED (
     SELECT ${facts} AS facts, e.id, e.created_by, e.date FROM events e
      WHERE e.date >= $2 AND e.date < $2::timestamptz + interval '7 days' AND e.approval = 'approved' AND e.cancelled_at IS NULL
   ), readers AS (
     SELECT u.id FROM message_choices c JOIN users u ON u.id = c.user_id
      WHERE c.topic = 'digest' AND c.way = 'email' AND c.wanted AND u.notify_email AND NOT u.awaits_verification
        AND NOT EXISTS (SELECT FROM mail_told t WHERE t.user_id = u.id AND t.thread = 'digest:' || $1::text)
      ORDER BY u.id LIMIT ${batchSize}
   ), recipients AS (
     INSERT INTO mail_told (user_id, thread) SELECT id, 'digest:' || $1::text FROM readers ORDER BY id
     ON CONFLICT DO NOTHING RETURNING user_id
   ), letters AS (
     SELECT recipients.user_id, mine.list AS mine, news.list AS fresh, unread.count AS unread FROM recipients
      CROSS JOIN LATERAL (SELECT coalesce(array_agg(r.event_id), '{}') AS ids,
          coalesce(array_agg(r.event_id) FILTER (WHERE r.state = 'confirmed'), '{}') AS seats
        FROM registrations r WHERE r.user_id = recipients.user_id) AS has
      CROSS JOIN LATERAL (SELECT coalesce(jsonb_agg(one.facts ORDER BY one.date, one.id), '[]') AS list FROM (
        SELECT n.facts, n.date, n.id FROM near n WHERE n.created_by = recipients.user_id OR n.id = ANY(has.seats)
         ORDER BY n.date, n.id LIMIT ${mostEvents}) AS one) AS mine
      CROSS JOIN LATERAL (SELECT coalesce(jsonb_agg(one.facts ORDER BY one.created_at DESC, one.id DESC), '[]') AS list
        FROM (SELECT n.facts, n.created_at, n.id FROM fresh n
         WHERE n.created_by IS DISTINCT FROM recipients.user_id AND n.id <> ALL(has.ids)
         ORDER BY n.created_at DESC, n.id DESC LIMIT ${mostEvents}) AS one) AS news
      CROSS JOIN LATERAL (SELECT ((SELECT count(*) FROM notices n WHERE n.user_id = recipients.user_id AND n.read_at IS NULL)
        + (SELECT count(*) FROM ${bellSource} WHERE ${isInBell('recipients.user_id')} AND NOT ${isReadBy('recipients.user_id')})
        )::int AS count) AS unread
   )
   SELECT user_id, CASE WHEN mine <> '[]' OR fresh <> '[]' OR unread > 0 THEN
     evm_post_mail('digest', user_id, jsonb_build_object('own', jsonb_build_object('mine', mine, 'fresh', fresh, 'unread', unread))) END FROM letters`,
);

/** Writes the digests of a week to all subscribers that were not handled yet. */
export async function writeDigests(database: Database, week: string, now: Date): Promise<void> {
  while ((await database.write(writeBatch, [week, now])).length > 0);
}

const readTimeZone = statement<{ timeZone: string }>(
  'digest-zone',
  'SELECT time_zone AS "timeZone" FROM system_settings',
);

/** Writes the digests that are due now in the college's time zone, if any. */
export async function writeDueDigests(database: Database, now = new Date()): Promise<void> {
  const [settings] = await database.reader.rows(readTimeZone);
  const week = weekDue(settings!.timeZone || serverZone(), now);
  if (week) await writeDigests(database, week, now);
}

export const digestSweep: Sweep = { minutes: 1, run: ({ database }) => writeDueDigests(database) };
