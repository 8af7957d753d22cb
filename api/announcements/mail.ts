import { toUuid } from '../core/ids/ids.ts';
import type { Job, Queue } from '../core/jobs/jobs.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';
import { type Announcement, AnnouncementPriority } from './Announcement.ts';
import { isShown } from './state.ts';

const announcementMailQueue: Queue = {
  name: 'announcement-mail',
  options: { retryLimit: 14, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
};

/** Whether an announcement is mailed to its audience once it is visible. */
export const isMailed = ({ isPublished, priority }: Pick<Announcement, 'isPublished' | 'priority'>): boolean =>
  isPublished && priority === AnnouncementPriority.HIGH;

/** For a statement that also sets `mail_asked_at`: queues the mail of this announcement, 45 seconds after the commit. */
export const queueMail = (uuid: string): string =>
  `evm_queue_job('${announcementMailQueue.name}', jsonb_build_object('id', ${uuid}), now() + interval '45 seconds')`;

/** The facts before an update that decided who gets the mail. */
type AudienceBefore = Pick<Announcement, 'shown' | 'priority' | 'audience' | 'college' | 'event'>;

const queueAfterUpdate = statement(
  'announcement-mail-queue',
  `UPDATE announcements SET mail_asked_at = now() WHERE id = $1 AND shown AND priority = 'high'
      AND NOT ($2 AND (audience, event_id, college) IS NOT DISTINCT FROM ($3::text, $4::uuid, $5::text))
   RETURNING ${queueMail('id')}`,
);

/**
 * Queues mail in the transaction of an update, after its flush. Does nothing if the announcement was mailed before and its
 * audience has not changed. People who already got the mail do not get it again.
 */
export async function queueMailAfter(em: UnitOfWork, uuid: string, before: AudienceBefore): Promise<void> {
  const wasMailed = before.shown && before.priority === AnnouncementPriority.HIGH;
  const event = before.event && toUuid('event', before.event.id);
  await em.write(queueAfterUpdate, [uuid, wasMailed, before.audience, event, before.college]);
}

/**
 * Mails all pending announcements together, one letter per person; the jobs of the other announcements then find nothing.
 * `mail_told` keeps a person from getting an announcement twice. State, priority and audience are read only now, since they
 * may have changed while the job waited. Accounts with an unverified address get no general news: the address may belong to
 * a stranger. The ORDER BY clauses fix the lock order, so that two jobs cannot deadlock.
 */
const postAnnouncements = statement(
  'announcement-post',
  `WITH chosen AS (
     UPDATE announcements SET mail_asked_at = NULL
      WHERE id IN (SELECT id FROM announcements WHERE mail_asked_at IS NOT NULL ORDER BY id FOR UPDATE)
      RETURNING *
   ), news AS (
     SELECT a.id, a.event_id, evm_mail_audience(a) AS audience, a.college, a.created_by, a.created_at,
            a.translations, jsonb_build_object('id', a.id, 'title', a.title, 'content', a.content, 'language', a.language,
              'author', u.first_name || ' ' || u.last_name, 'event', CASE WHEN e.id IS NOT NULL THEN
              jsonb_build_object('id', e.id, 'title', e.title, 'language', e.language, 'titles', evm_facts(e)->'titles') END) AS data
       FROM announcements a JOIN chosen USING (id) JOIN users u ON u.id = a.created_by LEFT JOIN events e ON e.id = a.event_id
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
     SELECT fresh.reader, jsonb_agg(news.data ORDER BY news.created_at, news.id) AS all_news,
            jsonb_object_agg(news.id, news.translations->u.language || jsonb_build_object('language', u.language))
              FILTER (WHERE news.translations ? u.language) AS own
       FROM fresh JOIN news ON fresh.thread = 'announcement:' || news.id JOIN users u ON u.id = fresh.reader GROUP BY fresh.reader
   )
   SELECT evm_post_mail('announcement', reader, CASE jsonb_array_length(all_news) WHEN 1 THEN all_news->0
            ELSE all_news->0 || jsonb_build_object('more', all_news - 0) END
            || CASE WHEN own IS NULL THEN '{}' ELSE jsonb_build_object('own', own) END)
     FROM (SELECT * FROM letters ORDER BY reader) AS letter`,
);

export const announcementMail: Job = {
  queue: announcementMailQueue,
  start: ({ database }) => ({ work: () => database.write(postAnnouncements) }),
};
