import { eventVisible } from '../events/visible.ts';
import { isAddressed } from './audience.ts';
import { isShown } from './state.ts';

/*
 * Announcements appear under the bell without one row per recipient: the recipients are computed on read, and only read
 * marks are stored. A person's notices combine these announcements with the person's own notices (api/notices/read.ts).
 */

/** How long an announcement stays under the bell, in days. */
const bellDays = 90;

/** The announcements `a` with their events `e`. */
export const bellSource = 'announcements a LEFT JOIN events e ON e.id = a.event_id';

const userColumn = (self: string, column: string) => `(SELECT p.${column} FROM users p WHERE p.id = ${self})`;

/**
 * SQL condition: the person with the uuid `self` finds `a` under the bell. It must be visible, address this person, and have
 * been announced after the account was created.
 */
export const isInBell = (
  self: string,
): string => `a.told_at > greatest(${userColumn(self, 'created_at')}, now() - interval '${bellDays} days')
  AND ${isShown} AND ${isAddressed(self)}
  AND (a.event_id IS NULL OR e.approval = 'approved' OR ${userColumn(self, 'role')} <> 'participant'
    AND ${eventVisible({ self, isAdmin: `${userColumn(self, 'role')} = 'admin'` })})`;

/** SQL condition: that person has read `a` or is its author. */
export const isReadBy = (self: string): string => `(a.created_by = ${self} OR ${isMarked(self)})`;

const isMarked = (self: string) => `EXISTS (
  SELECT FROM announcement_reads r WHERE r.announcement_id = a.id AND r.user_id = ${self})`;

/** The announcements that can be under a bell, for `countUnread`. They are read once for all people of a statement. */
export const recentAnnouncements = `recent AS MATERIALIZED (
  SELECT a.id, a.told_at, a.is_published, a.publish_at, a.ends_at, a.audience, a.event_id, a.college, a.created_by,
         e.approval, e.created_by AS event_created_by,
         a.audience = 'everybody' AND (a.event_id IS NULL OR e.approval = 'approved') AS is_for_all
    FROM ${bellSource} WHERE a.told_at > now() - interval '${bellDays} days' AND ${isShown})`;

const recentSource = `recent a CROSS JOIN LATERAL (
  SELECT a.event_id AS id, a.approval, a.event_created_by AS created_by) AS e`;

/**
 * SQL: how many announcements `self` finds under the bell and has not read, after `recentAnnouncements`. The
 * statement counts the read marks of those for everybody. Looking up one for each announcement took most of the time.
 */
export const countUnread = (self: string): string => `(
  (SELECT count(*) FROM recent a
    WHERE a.is_for_all AND a.told_at > ${userColumn(self, 'created_at')} AND (a.created_by <> ${self} OR ${isMarked(self)}))
  - (SELECT count(*) FROM announcement_reads r
      WHERE r.user_id = ${self} AND (r.announcement_id IN (SELECT id FROM recent WHERE is_for_all)) IS TRUE)
  + (SELECT count(*) FROM ${recentSource} WHERE NOT a.is_for_all AND ${isInBell(self)} AND NOT ${isReadBy(self)}))`;
