import type { Follower } from '../core/journal/journal.ts';
import type { MessageKind } from '../core/messages/message.ts';

/** The kinds of notices that are sent as text messages. */
const smsKinds: readonly MessageKind[] = [
  'reminder',
  'event-changed',
  'event-withdrawn',
  'event-restored',
  'event-deleted',
];

const queueNotices = `SELECT evm_queue_job('sms', jsonb_build_object('notice', t.notice, 'subject', u.id))
  FROM jsonb_to_recordset($1) AS t ("userId" uuid, notice uuid, kind text)
  JOIN users u ON u.id = t."userId" AND u.phone = u.verified_phone CROSS JOIN system_settings s
 WHERE s.sms_address <> '' AND evm_wants(u.id, t.kind, 'sms')`;

/**
 * Queues text messages for notices, except those restored from a backup. This step checks only cheap conditions. deliver.ts
 * checks the others before sending, because they may change: the notice is unread, and the event is today in the college's
 * time zone.
 */
export const textNotices: Follower = {
  name: 'sms',
  kinds: ['notice.told'],
  async follow(tx, entries) {
    const notices = entries
      .flatMap(({ userId, data, quiet }) =>
        quiet ? [] : { userId, ...(data as { notice: string; kind: MessageKind }) },
      )
      .filter(({ kind }) => smsKinds.includes(kind));
    if (notices.length > 0) await tx.query(queueNotices, [JSON.stringify(notices)]);
  },
};
