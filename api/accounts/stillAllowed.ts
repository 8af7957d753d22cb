import type { Viewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import { RightLost, type Run } from '../core/rights.ts';
import { placeOf } from './sessions.ts';

// nobody ends these before this transaction does
const session = 'SELECT FROM sessions WHERE id = $1 FOR KEY SHARE';
// nobody gives a lost role to themselves: what this transaction has written does not count
const places = `SELECT role, event_id AS "eventId" FROM event_staff
  WHERE user_id = $1 AND xmin <> pg_current_xact_id()::xid FOR KEY SHARE`;

/**
 * Throws RightLost unless the session lasts and the viewer still helps wherever they did: to be asked as the last thing in a
 * transaction. Whoever takes a right away waits for those that have asked, and who asks later is refused: once a right is
 * answered to be lost, nothing more is written by it. The end of a session stands for the role on the platform too, which
 * ends all sessions when it changes (sessions.sql).
 */
export async function confirmRights(run: Run, sessionId: string, { id, staff }: Viewer): Promise<void> {
  const lasting = await run(session, [toUuid('session', sessionId)]);
  if (lasting.length === 0) throw new RightLost('The session has ended.');
  if (!staff) return;
  const found = (await run(places, [toUuid('user', id)])) as readonly { role: string; eventId: string }[];
  const now = new Set(found.map(({ role, eventId }) => placeOf(`${role} ${eventId}`)));
  if ([...staff].some((each) => !now.has(each))) throw new RightLost('A role at an event was taken away.');
}
