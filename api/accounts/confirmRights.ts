import type { Viewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import type { BoundStatement } from '../core/statements/lane.ts';
import { statement } from '../core/statements/rows.ts';

const confirmation = statement('confirm-rights', 'SELECT evm_confirm_rights($1, $2, $3)');

/**
 * The last statement of a transaction. Fails with EV001 unless the session still exists and the viewer still has every event
 * role that the request began with (staff/rights.sql).
 */
export function confirmRights(sessionId: string, { id, staff = new Set() }: Viewer): BoundStatement {
  const roles = [...staff].map((each) => each.replace(/\S+$/, (event) => toUuid('event', event)!));
  return [confirmation, [toUuid('session', sessionId), toUuid('user', id), roles]];
}
