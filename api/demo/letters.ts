import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';

const facts = 'evm_facts(e)';

/**
 * Mail from when the demo college had a mail server: important announcements, a change of place, and confirmations of
 * recent registrations. Some mailboxes do not exist, but none failed within the last day, because `evm doctor` would
 * warn of that.
 */
const insertLetters = statement(
  'demo-letters',
  `WITH letters AS (
    SELECT 'announcement' AS kind, a.created_at AS at, u.id AS reader, jsonb_build_object('title', a.title, 'content', a.content,
             'author', w.first_name || ' ' || w.last_name, 'event',
             CASE WHEN e.id IS NOT NULL THEN jsonb_build_object('id', e.id, 'title', e.title) END) AS data
      FROM announcements a JOIN users w ON w.id = a.created_by LEFT JOIN events e ON e.id = a.event_id
      JOIN users u ON u.id <> w.id AND u.created_at < a.created_at
       AND (e.id IS NULL OR EXISTS (SELECT FROM seats r WHERE r.event_id = e.id AND r.user_id = u.id))
     WHERE a.is_published AND a.priority = 'high'
    UNION ALL
    SELECT 'event-changed', $1::timestamptz - interval '20 hours', r.user_id, ${facts} || jsonb_build_object('standing', 'on',
             'was', ${facts} || '{"location":"Innovation Hub, Deccan Valley Engineering College","standing":"on"}')
      FROM events e JOIN seats r ON r.event_id = e.id WHERE e.id = $2
    UNION ALL
    (SELECT 'registration-confirmed', r.created_at, r.user_id, ${facts} || '{"standing":"on"}'
       FROM seats r JOIN events e ON e.id = r.event_id ORDER BY r.created_at DESC LIMIT 9)
  )
  INSERT INTO mail_messages (id, kind, user_id, name, address, language, data, state, attempts, answer, created_at, due_at,
                             claimed_at, settled_at)
  SELECT (lpad(to_hex((extract(epoch FROM l.at) * 1000)::bigint), 12, '0') || right(translate(evm_new_uuid()::text, '-', ''), 20))::uuid,
         kind, u.id, u.first_name || ' ' || u.last_name, u.email, u.language, data, became.state, 1, became.answer, l.at, l.at,
         became.settled, became.settled
    FROM letters l JOIN users u ON u.id = l.reader
   CROSS JOIN LATERAL (SELECT l.at + interval '1 minute' AS settled, CASE WHEN gone THEN 'failed' ELSE 'sent' END AS state,
       CASE WHEN gone THEN '550 5.1.1 No such mailbox here' ELSE '250 2.0.0 Ok' END AS answer
       FROM (SELECT u.role = 'participant' AND hashtext(u.email) % 40 = 0 AND l.at < $1::timestamptz - interval '1 day' AS gone) AS mailbox) AS became`,
);

/** Causes depend on created_at, so they follow the insert. */
const setCauses = statement(
  'demo-letter-causes',
  `UPDATE mail_messages SET cause = evm_mail_cause(created_at, kind, data, '')`,
);

/**
 * Inserts already settled mail as of `now`, so nothing is sent; `moved` is the UUID of the event that changed its place.
 */
export async function seedLetters(em: UnitOfWork, now: Date, moved: string): Promise<void> {
  await em.write(insertLetters, [now, moved]);
  await em.write(setCauses);
}
