import { eventVisible } from '../events/visible.ts';
import { isAddressed } from './audience.ts';
import { isShown } from './state.ts';

/*
 * Announcements stand under the bell of those whom they are for without a row for each of them: what they see is read, and only
 * who has read one is written down. The notices of a person are made of these and of their own (api/notices/read.ts).
 */

/** How long they are found there, in days. */
const days = 90;

/** The announcements `a` with their events `e`. */
export const bellSource = 'announcements a LEFT JOIN events e ON e.id = a.event_id';

const ofPerson = (self: string, column: string) => `(SELECT p.${column} FROM users p WHERE p.id = ${self})`;

/**
 * Which of them are found by the person whose uuid stands at `self`: those that are there to be seen, are for them and were
 * told since they have an account.
 */
export const isInBell = (
  self: string,
): string => `a.told_at > greatest(${ofPerson(self, 'created_at')}, now() - interval '${days} days')
  AND ${isShown} AND ${isAddressed(self)}
  AND (a.event_id IS NULL OR e.approval = 'approved' OR ${ofPerson(self, 'role')} <> 'participant'
    AND ${eventVisible({ self, isAdmin: `${ofPerson(self, 'role')} = 'admin'` })})`;

/** Whether that person has read `a`, or written it. */
export const isReadBy = (self: string): string => `(a.created_by = ${self} OR EXISTS (
  SELECT FROM announcement_reads r WHERE r.announcement_id = a.id AND r.user_id = ${self}))`;
