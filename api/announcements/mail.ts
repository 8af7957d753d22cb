import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { toUuid } from '../core/ids.ts';
import type { Job, Queue } from '../core/jobs.ts';
import { statement } from '../core/rows.ts';
import { type Announcement, AnnouncementPriority } from './Announcement.ts';
import { isShown } from './state.ts';

/** Announcements that wait to be written to everybody whom they concern. */
const announcementMailQueue: Queue = {
  name: 'announcement-mail',
  options: { retryLimit: 14, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
};

/** Whether an announcement is mailed to those whom it concerns, once it is there to be seen. */
export const isMailed = ({ isPublished, priority }: Pick<Announcement, 'isPublished' | 'priority'>): boolean =>
  isPublished && priority === AnnouncementPriority.HIGH;

/** In a statement that also sets `mail_asked_at`: has the announcement of this uuid mailed within the minute after its commit. */
export const queueMail = (uuid: string): string =>
  `evm_queue_job('${announcementMailQueue.name}', jsonb_build_object('id', ${uuid}), now() + interval '45 seconds')`;

/** What decides to whom an announcement is mailed, as it was before an update. */
type Before = Pick<Announcement, 'shown' | 'priority' | 'audience' | 'college' | 'event'>;

/**
 * In the transaction of an update that is written: has the announcement of this uuid mailed where it is for others than
 * before, or was not mailed before. Whom it was mailed to already does not get it again.
 */
export async function queueMailAfter(em: SqlEntityManager, uuid: string, before: Before): Promise<void> {
  const was = before.shown && before.priority === AnnouncementPriority.HIGH;
  await em.execute(
    `UPDATE announcements SET mail_asked_at = now() WHERE id = ? AND shown AND priority = 'high'
        AND NOT (? AND (audience, event_id, college) IS NOT DISTINCT FROM (?::text, ?::uuid, ?::text))
     RETURNING ${queueMail('id')}`,
    [uuid, was, before.audience, before.event && toUuid('event', before.event.id), before.college],
  );
}

/**
 * All that wait are mailed together, one letter to a person; the jobs of the others then find nothing. Nobody gets an
 * announcement twice, however often it is published or its job is done. It is looked at only now: it may have become a
 * draft, of less weight, over or gone, and is for whom it is for now. Whoever has not yet shown that an address is theirs gets no news there: it may be
 * a stranger's. The same order each time lets two jobs wait for each other in one direction only.
 */
const writeToAll = statement(
  'announcement-post',
  `WITH asked AS (
     UPDATE announcements SET mail_asked_at = NULL
      WHERE id IN (SELECT id FROM announcements WHERE mail_asked_at IS NOT NULL ORDER BY id FOR UPDATE)
      RETURNING *
   ), news AS (
     SELECT a.id, a.event_id, evm_mail_audience(a) AS audience, a.college, a.created_by, a.created_at,
            jsonb_build_object('id', a.id, 'title', a.title, 'content', a.content, 'author', u.first_name || ' ' || u.last_name,
              'event', CASE WHEN e.id IS NOT NULL THEN jsonb_build_object('id', e.id, 'title', e.title) END) AS data
       FROM announcements a JOIN asked USING (id) JOIN users u ON u.id = a.created_by LEFT JOIN events e ON e.id = a.event_id
      WHERE ${isShown} AND a.priority = 'high' AND (e.id IS NULL OR e.approval = 'approved')
   ), due AS (
     INSERT INTO journal (kind, event_id, data) SELECT 'announcement.due', event_id, jsonb_build_object('id', id) FROM news
   ), readers AS (
     SELECT u.id, news.id AS news FROM news
       CROSS JOIN LATERAL evm_addressed(audience, event_id, college) AS person
       JOIN users u ON u.id = person
      WHERE evm_wants(u.id, 'announcement', 'email') AND u.id <> news.created_by AND (news.event_id IS NOT NULL OR NOT u.awaits_verification)
   ), fresh AS (
     INSERT INTO mail_told (user_id, thread) SELECT id, 'announcement:' || news FROM readers ORDER BY id, news
     ON CONFLICT DO NOTHING RETURNING user_id AS reader, thread
   ), letters AS (
     SELECT fresh.reader, jsonb_agg(news.data ORDER BY news.created_at, news.id) AS all_news
       FROM fresh JOIN news ON fresh.thread = 'announcement:' || news.id GROUP BY fresh.reader
   )
   SELECT evm_post_mail('announcement', reader, CASE jsonb_array_length(all_news) WHEN 1 THEN all_news->0
            ELSE all_news->0 || jsonb_build_object('more', all_news - 0) END)
     FROM (SELECT * FROM letters ORDER BY reader) AS letter`,
);

/** Writes to each of those whom the published announcements of high priority that wait concern. */
export const announcementMail: Job = {
  queue: announcementMailQueue,
  start: ({ database }) => ({ work: () => database.write(writeToAll) }),
};
