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
export const isReadBy = (self: string): string => `(a.created_by = ${self} OR EXISTS (
  SELECT FROM announcement_reads r WHERE r.announcement_id = a.id AND r.user_id = ${self}))`;
