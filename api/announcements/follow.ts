import type { Entry, Follower } from '../core/journal/journal.ts';

const appendVisibilityChanges = `INSERT INTO journal (kind, event_id, data)
  SELECT 'announcement.changed', a.event_id, jsonb_build_object('id', a.id,
         'was', evm_announcement_facts(a, d.was, d."createdById"), 'is', evm_announcement_facts(a, d."is", d."createdById"))
    FROM jsonb_to_recordset($1) AS d (n integer, "eventId" uuid, was text, "is" text, "createdById" uuid)
    JOIN announcements a ON a.event_id = d."eventId" ORDER BY d.n, a.id`;

/** The announcements of an event are shown if it is approved, and hidden if it no longer is. */
export const followDecisions: Follower = {
  name: 'announcements',
  kinds: ['event.decided'],
  async follow(tx, entries) {
    const decisions = (entries as readonly Entry<'event.decided'>[])
      .filter(({ data: { was, is } }) => was && is && was !== is)
      .map(({ eventId, data }, n) => ({ n, eventId, ...data }));
    if (decisions.length > 0) await tx.query(appendVisibilityChanges, [JSON.stringify(decisions)]);
  },
};

const closeSockets = `INSERT INTO journal (kind, data)
SELECT 'told', jsonb_build_object('topic', 'sight', 'userId', s."userId")
  FROM jsonb_to_recordset($1) AS s ("eventId" uuid, "userId" uuid)
 WHERE EXISTS (SELECT FROM announcements a
                WHERE a.event_id = s."eventId" AND a.shown AND a.audience IN ('seats', 'line'))`;

/** Closes a person's open sockets if a new or lost seat or place on the waitlist changes which announcements they see. */
export const followSeats: Follower = {
  name: 'audience',
  kinds: ['seat.changed'],
  follow: async (tx, entries) => void (await tx.query(closeSockets, [JSON.stringify(entries)])),
};
