import type { Job, Queue, Sweep } from '../core/jobs/jobs.ts';
import type { Entry, Follower } from '../core/journal/journal.ts';
import { statement } from '../core/statements/rows.ts';
import { queueMail } from './mail.ts';

const momentsQueue: Queue = {
  name: 'announcement-moments',
  options: { retryLimit: 14, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
};

// the job id is derived from the announcement and the moment, so repeated changes add no second job
const queueMoments = `SELECT evm_queue_job('${momentsQueue.name}', jsonb_build_object('id', a.id), moment, 0,
    md5(a.id || ' ' || extract(epoch FROM moment))::uuid)
  FROM announcements a CROSS JOIN unnest(ARRAY[a.publish_at, a.ends_at]) AS moment
 WHERE a.id = ANY($1::uuid[]) AND a.is_published AND moment > $2`;

/** Queues a job for each future beginning and end of a changed announcement. */
export const followMoments: Follower = {
  name: 'announcement-moments',
  kinds: ['announcement.changed'],
  async follow(tx, entries) {
    const changed = (entries as readonly Entry<'announcement.changed'>[]).filter(({ data }) => data.is);
    if (changed.length === 0) return;
    // compares with the time of the change, not with now: a moment may have passed since
    await tx.query(queueMoments, [changed.map(({ data }) => data.id), changed[0]!.at]);
  },
};

/**
 * Updates every announcement that has begun or ended but is not yet marked so: the trigger in live.sql sets `shown` and
 * appends the change. One that begins with high priority is also queued for mail. ORDER BY fixes the lock order, so that two
 * jobs cannot deadlock.
 */
const updateShown = statement(
  'announcements-turn',
  `WITH due AS (
     SELECT id FROM announcements
      WHERE is_published AND NOT shown AND publish_at <= now() AND (ends_at IS NULL OR ends_at > now())
         OR shown AND ends_at <= now()
      ORDER BY id FOR UPDATE
   ), turned AS (
     UPDATE announcements a
        SET updated_at = now(), mail_asked_at = CASE WHEN NOT shown AND priority = 'high' THEN now() ELSE mail_asked_at END
       FROM due WHERE a.id = due.id RETURNING a.id, a.shown, a.priority
   )
   SELECT ${queueMail('id')} FROM turned WHERE shown AND priority = 'high'`,
);

/**
 * Notifies open screens of announcements that begin or end. Reads compare with the clock, so a late job only delays this.
 */
export const announcementMoments: Job = {
  queue: momentsQueue,
  start: ({ database }) => ({ work: () => database.write(updateShown) }),
};

/** The same for moments without a job, such as those of announcements restored from a backup. */
export const sweepMoments: Sweep = { minutes: 1, run: ({ database }) => database.write(updateShown) };
