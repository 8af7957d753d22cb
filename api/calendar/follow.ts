import type { Entry, Follower } from '../core/journal/journal.ts';

// join the feeds first: most people have none
const endSeats = `SELECT evm_calendar_tell_gone(e, f.user_id, e.version)
  FROM jsonb_to_recordset($1) AS s ("eventId" uuid, "userId" uuid)
  JOIN calendar_feeds f ON f.user_id = s."userId" AND f.kind = 'mine'
  JOIN events e ON e.id = s."eventId" AND e.approval = 'approved'`;

/** Marks an event as cancelled in a person's feed if their registration has ended. */
export const followSeats: Follower = {
  name: 'calendar',
  kinds: ['seat.changed'],
  async follow(tx, entries) {
    const ended = (entries as readonly Entry<'seat.changed'>[]).filter(({ data }) => data.is === null);
    if (ended.length > 0) await tx.query(endSeats, [JSON.stringify(ended)]);
  },
};
