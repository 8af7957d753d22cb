import { type Context, requireViewer, Role, StaffRole } from '../core/context/context.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { containsWords, holdsWord, wordsOf } from '../core/statements/search.ts';
import type { EventRow } from '../events/Event.ts';
import { hasStaffRole } from '../events/visible.ts';
import { canManageStaff } from './can.ts';
import type { StaffSuggestion } from './Suggestion.ts';

/** How many people are suggested at once. */
export const mostSuggestions = 8;

/** SQL: whether the viewer `self` creates or manages the event `e`, and so sees its helpers. */
const managesEvent = (self: string) => `(e.created_by = ${self} OR ${hasStaffRole(self, 'e.id', StaffRole.MANAGER)})`;

/** SQL: whether the person is registered for the event, or helps at one that the viewer `self` creates or manages. */
export const isKnownTo = (self: string, event: string, person: string): string =>
  `(EXISTS (SELECT FROM registrations WHERE event_id = ${event} AND user_id = ${person})
    OR EXISTS (SELECT FROM event_staff f JOIN events e ON e.id = f.event_id WHERE f.user_id = ${person} AND ${managesEvent(self)}))`;

/** `$1`: the event; `$2`: the viewer; `$3`: its creator; `$4`: the words of the search. */
const known = `
  SELECT f.user_id, u.first_name || ' ' || u.last_name AS name, u.latin, u.college, u.email, true AS helped
    FROM event_staff f JOIN events e ON e.id = f.event_id JOIN users u ON u.id = f.user_id WHERE ${managesEvent('$2')}
  UNION ALL
  SELECT r.user_id, r.name, '', u.college, r.email, false
    FROM registrations r JOIN users u ON u.id = r.user_id WHERE r.event_id = $1`;

/** Admins search all users. The trigram index finds the longest word, `$5`. */
const allUsers = `
  UNION ALL
  (SELECT u.id, u.first_name || ' ' || u.last_name, u.latin, u.college, u.email, false FROM users u
    WHERE ${holdsWord('u.search_text', '$5')} AND ${containsWords('u.search_text', '$4::text[]')} LIMIT 100)`;

const suggest = (name: string, people: string) =>
  statement<StaffSuggestion>(
    name,
    `SELECT * FROM (
       SELECT DISTINCT ON (user_id) user_id AS "userId", name, college, email, helped AS "hasHelped" FROM (${people}) p
        WHERE user_id <> $2 AND user_id <> $3
          AND ${containsWords(`evm_fold(concat_ws(' ', name, latin, college, email))`, '$4::text[]')}
        ORDER BY user_id, helped DESC) found
      ORDER BY "hasHelped" DESC, evm_fold(name), "userId" LIMIT ${mostSuggestions}`,
    (raw) => ({ ...(raw as unknown as StaffSuggestion), userId: toId('user', raw.userId as string) }),
  );

const suggestKnown = suggest('staff-suggest', known);

const suggestAll = suggest('staff-suggest-all', known + allUsers);

/**
 * People with all words of the search in name, college or address, those who have helped first. Admins find everybody;
 * others find only people whose names they can see anyway, so the answer reveals no account. Null if the viewer may not
 * manage the staff.
 */
export async function suggestStaff(
  ctx: Context,
  event: EventRow,
  search: string | null | undefined,
): Promise<readonly StaffSuggestion[] | null> {
  const viewer = requireViewer(ctx);
  if (!canManageStaff(viewer, event)) return null;
  const words = wordsOf(search);
  const values = [toUuid('event', event.id), toUuid('user', viewer.id), toUuid('user', event.createdById), words];
  const longest = words.toSorted((a, b) => b.length - a.length)[0];
  return viewer.role === Role.ADMIN && longest
    ? ctx.rows(suggestAll, [...values, longest])
    : ctx.rows(suggestKnown, values);
}
