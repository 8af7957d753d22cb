import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { toUuid } from '../core/ids.ts';
import type { Work } from '../core/jobs.ts';
import { statement } from '../core/rows.ts';
import type { Database } from '../database.ts';
import { type Announcement, AnnouncementPriority } from './Announcement.ts';
import { announcementMailQueue } from './queue.ts';

/** Whom an announcement is mailed to: those registered for the event with this id, everybody, or nobody. */
export function audienceOf({ isPublished, priority, event }: Pick<Announcement, 'isPublished' | 'priority' | 'event'>) {
  if (!isPublished || priority !== AnnouncementPriority.HIGH) return 'nobody';
  return event?.id ?? 'everybody';
}

/** Has an announcement mailed, once the transaction that this is part of is committed. */
export async function queueAnnouncementMail(em: SqlEntityManager, announcementId: string): Promise<void> {
  await em.execute("SELECT evm_queue_job(?, jsonb_build_object('id', ?::uuid))", [
    announcementMailQueue.name,
    toUuid('announcement', announcementId),
  ]);
}

/**
 * Nobody gets an announcement twice, however often it is published or its job is done. It is looked at again: by now it
 * may be a draft, of less weight or gone. Whoever has not yet shown that an address is theirs gets no news there: it may be
 * a stranger's. The same order each time lets two jobs wait for each other in one direction only.
 */
const writeToAll = statement(
  'announcement-mail',
  `WITH news AS (
     SELECT a.id, a.event_id, a.created_by,
            jsonb_build_object('title', a.title, 'content', a.content, 'author', u.first_name || ' ' || u.last_name,
              'event', CASE WHEN e.id IS NOT NULL THEN jsonb_build_object('id', e.id, 'title', e.title) END) AS data
       FROM announcements a JOIN users u ON u.id = a.created_by LEFT JOIN events e ON e.id = a.event_id
      WHERE a.id = $1 AND a.is_published AND a.priority = 'high' AND (e.id IS NULL OR e.approval = 'approved')
   ), readers AS (
     SELECT r.user_id AS id FROM news JOIN registrations r ON r.event_id = news.event_id
     UNION ALL
     SELECT u.id FROM news JOIN users u ON news.event_id IS NULL AND NOT u.awaits_verification
   )
   SELECT evm_post_mail('announcement', each.id, each.data, once => 'announcement:' || each.news || ':' || each.id)
     FROM (SELECT readers.id, news.id AS news, news.data FROM readers JOIN news ON readers.id <> news.created_by
            ORDER BY readers.id) AS each`,
);

/** Writes the message to each of those whom a published announcement of high priority concerns. */
export const announcementMail = ({ write }: Pick<Database, 'write'>): Work<{ id: string }> => ({
  queue: announcementMailQueue,
  work: async ({ id }) => {
    await write(writeToAll, [id]);
  },
});
