import type { Follower } from '../core/journal.ts';

const queue = `SELECT evm_queue_job('push', jsonb_build_object('notice', t.notice, 'subscription', s.id))
  FROM jsonb_to_recordset($1) AS t ("userId" uuid, notice uuid, kind text)
  JOIN push_subscriptions s ON s.user_id = t."userId" WHERE evm_wants(t."userId", t.kind, 'push')`;

/** A notice is also pushed: one job for each browser of its person (deliver.ts does them). Not where it was restored. */
export const pushNotices: Follower = {
  name: 'push',
  kinds: ['notice.told'],
  async follow(tx, entries) {
    const told = entries.flatMap(({ userId, data, quiet }) => (quiet ? [] : { userId, ...data }));
    if (told.length > 0) await tx.query(queue, [JSON.stringify(told)]);
  },
};
