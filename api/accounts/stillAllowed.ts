import type { Viewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import { RightLost, type Run } from '../core/rights.ts';
import { placeOf } from './sessions.ts';

// the lock keeps the row until this transaction ends
const session = 'SELECT FROM sessions WHERE id = $1 FOR KEY SHARE';
// ignore rows of this transaction: a removed manager may have inserted their own
const places = `SELECT role, event_id AS "eventId" FROM event_staff
  WHERE user_id = $1 AND xmin <> pg_current_xact_id()::xid FOR KEY SHARE`;

/**
 * Throws RightLost unless the session still exists and the viewer still has every event role that the request began with.
 * Must be the last statement of a transaction: its locks make a transaction that revokes a right wait for the commit. A
 * changed role on the platform ends all sessions (sessions.sql), so checking the session covers it.
 */
export async function confirmRights(run: Run, sessionId: string, { id, staff }: Viewer): Promise<void> {
  const lasting = await run(session, [toUuid('session', sessionId)]);
  if (lasting.length === 0) throw new RightLost('The session has ended.');
  if (!staff) return;
  const found = (await run(places, [toUuid('user', id)])) as readonly { role: string; eventId: string }[];
  const now = new Set(found.map(({ role, eventId }) => placeOf(`${role} ${eventId}`)));
  if ([...staff].some((each) => !now.has(each))) throw new RightLost('A role at an event was taken away.');
}
