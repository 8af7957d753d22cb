import type { Job, Queue, Sweep } from '../core/jobs.ts';
import type { Entry, Follower } from '../core/journal.ts';
import { statement } from '../core/rows.ts';
import { queueMail } from './mail.ts';

/** The moments at which announcements begin and end. */
const momentsQueue: Queue = {
  name: 'announcement-moments',
  options: { retryLimit: 14, retryDelay: 5, retryBackoff: true, retryDelayMax: 3600 },
};

// one job for each moment, however often the announcement changes
const queueMoments = `SELECT evm_queue_job('${momentsQueue.name}', jsonb_build_object('id', a.id), moment, 0,
    md5(a.id || ' ' || extract(epoch FROM moment))::uuid)
  FROM announcements a CROSS JOIN unnest(ARRAY[a.publish_at, a.ends_at]) AS moment
 WHERE a.id = ANY($1::uuid[]) AND a.is_published AND moment > $2`;

/** Queues a job for each moment at which a changed announcement will begin or end. */
export const followMoments: Follower = {
  name: 'announcement-moments',
  kinds: ['announcement.changed'],
  async follow(tx, entries) {
    const changed = (entries as readonly Entry<'announcement.changed'>[]).filter(({ data }) => data.is);
    if (changed.length === 0) return;
    // a moment may have come since the announcement was changed
    await tx.query(queueMoments, [changed.map(({ data }) => data.id), changed[0]!.at]);
  },
};

/**
 * Whatever has begun or ended without everybody having been told: a look at the clock by a trigger of live.sql is all that
 * each of them needs, and it tells. One of high priority is mailed from now on, as one that is published now. The same order
 * each time lets two jobs wait for each other in one direction only.
 */
const turn = statement(
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

/** Has announcements begin and end for everybody who looks on. Who reads sees it by the clock, however late this is. */
export const announcementMoments: Job = {
  queue: momentsQueue,
  start: ({ database }) => ({ work: () => database.write(turn) }),
};

/** The same for moments that no job belongs to: of announcements that were restored from a backup. */
export const sweepMoments: Sweep = { minutes: 1, run: ({ database }) => database.write(turn) };
