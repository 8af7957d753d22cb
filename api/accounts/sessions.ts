import type { Viewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import type { BoundStatement } from '../core/statements/lane.ts';
import { type Rows, statement } from '../core/statements/rows.ts';
import { sentence } from './texts.ts';
import { sessionOf } from './token.ts';

interface LiveSession {
  viewer: Viewer;
  /** Whether the recorded last use is old enough to be updated. */
  stale: boolean;
}

const findSession = statement<LiveSession>(
  'sessions-live',
  `SELECT u.id, u.role, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.college, u.photo,
          u.created_at AS "createdAt", u.profile_visible AS "profileVisible",
          CASE WHEN u.has_helped THEN ARRAY(SELECT f.role || ' ' || f.event_id FROM event_staff f WHERE f.user_id = u.id) END AS staff,
          s.last_used_at < now() - least(interval '1 minute', make_interval(secs => t.session_timeout * 6)) AS stale
     FROM sessions s JOIN users u ON u.id = s.user_id CROSS JOIN system_settings t
    WHERE s.id = $1 AND s.last_used_at > now() - make_interval(mins => t.session_timeout)`,
  ({ stale, staff, ...user }) => ({
    viewer: {
      ...(user as unknown as Viewer),
      id: toId('user', user.id as string),
      ...staffRolesOf(staff as string[] | null),
    },
    stale: stale as boolean,
  }),
);

/** Converts `<role> <uuid of the event>` to `<role> <id of the event>`. */
export const staffRoleOf = (raw: string): string => raw.replace(/\S+$/, (uuid) => toId('event', uuid));

/** Omits `staff` for users without a role at an event, which is most of them. */
const staffRolesOf = (staff: readonly string[] | null): Pick<Viewer, 'staff'> =>
  staff?.length ? { staff: new Set(staff.map(staffRoleOf)) } : {};

const touchSession = statement('session-touch', 'UPDATE sessions SET last_used_at = now() WHERE id = $1');

/**
 * Returns the viewer of an `Authorization` header (or a socket's `connectionParams.authorization`); null without one. Throws
 * UNAUTHENTICATED if the token is malformed, forged or expired, or if its session has ended. Each use extends a session.
 */
export async function authenticate(
  { rows, write }: { readonly rows: Rows; readonly write: Rows },
  secret: string,
  authorization: unknown,
): Promise<{ viewer: Viewer; sessionId: string } | { viewer: null; sessionId: null }> {
  if (authorization === undefined || authorization === '') return { viewer: null, sessionId: null };
  const sessionId = sessionOf(secret, authorization);
  if (!sessionId) throw sessionEnded();
  const { viewer, stale } = await findViewer(rows, sessionId);
  // not awaited: an unrecorded use only ends the session a minute earlier
  if (stale) write(touchSession, [toUuid('session', sessionId)]).catch(() => {});
  return { viewer, sessionId };
}

const sessionEnded = () => refusal('UNAUTHENTICATED', sentence('sessionEnded'));

/** Returns the viewer of a session, with their current rights. Throws UNAUTHENTICATED if the session has ended. */
export async function findViewer(rows: Rows, sessionId: string): Promise<LiveSession> {
  const uuid = toUuid('session', sessionId);
  const [found] = uuid ? await rows(findSession, [uuid]) : [];
  if (!found) throw sessionEnded();
  return found;
}

const confirmation = statement('confirm-rights', 'SELECT evm_confirm_rights($1, $2, $3)');

/**
 * The last statement of a transaction. Fails with EV001 unless the session still exists and the viewer still has every event
 * role that the request began with (staff/rights.sql).
 */
export function confirmRights(sessionId: string, { id, staff = new Set() }: Viewer): BoundStatement {
  const roles = [...staff].map((each) => each.replace(/\S+$/, (event) => toUuid('event', event)!));
  return [confirmation, [toUuid('session', sessionId), toUuid('user', id), roles]];
}
