import type { Entry, Follower } from '../core/journal/journal.ts';

const queueNotices = `SELECT evm_queue_job('push', jsonb_build_object('notice', t.notice, 'subscription', s.id, 'subject', s.id))
  FROM jsonb_to_recordset($1) AS t ("userId" uuid, notice uuid, kind text)
  JOIN push_subscriptions s ON s.user_id = t."userId" WHERE evm_wants(t."userId", t.kind, 'push')`;

/** Queues one push job per browser of the person (deliver.ts). Notices restored from a backup are not pushed. */
export const pushNotices: Follower = {
  name: 'push',
  kinds: ['notice.told'],
  async follow(tx, entries) {
    const notices = entries.flatMap(({ userId, data, quiet }) => (quiet ? [] : { userId, ...data }));
    if (notices.length > 0) await tx.query(queueNotices, [JSON.stringify(notices)]);
  },
};

const queueAnnouncements = `WITH told AS (
    INSERT INTO mail_told (user_id, thread)
    SELECT p.user_id, 'push:' || a.id
      FROM announcements a, (SELECT DISTINCT user_id FROM push_subscriptions) AS p
     WHERE a.id = ANY($1::uuid[]) AND a.shown AND a.priority = 'high' AND p.user_id <> a.created_by
       AND evm_wants(p.user_id, 'announcement', 'push')
       AND p.user_id IN (SELECT evm_addressed(evm_mail_audience(a), a.event_id, a.college))
     ORDER BY p.user_id, a.id
    ON CONFLICT DO NOTHING RETURNING user_id, substr(thread, 6) AS announcement)
  SELECT evm_queue_job('push', jsonb_build_object('announcement', t.announcement, 'subscription', s.id,
    'subject', s.id))
    FROM told t JOIN push_subscriptions s USING (user_id)`;

/** Queues push jobs for an announcement of high priority: once per person, even if it is published again. */
export const pushAnnouncements: Follower = {
  name: 'push-announcements',
  kinds: ['announcement.due'],
  async follow(tx, entries) {
    const dueAnnouncements = (entries as readonly Entry<'announcement.due'>[]).filter(({ quiet }) => !quiet);
    if (dueAnnouncements.length > 0) await tx.query(queueAnnouncements, [dueAnnouncements.map(({ data }) => data.id)]);
  },
};
