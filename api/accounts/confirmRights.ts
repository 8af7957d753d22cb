import type { Viewer } from '../core/context.ts';
import { toUuid } from '../core/ids.ts';
import { RightLost, type RunSql } from '../core/rights.ts';

/** The parameters of evm_lost_right (staff/rights.sql). */
export const rightsParameters = (sessionId: string, { id, staff = new Set() }: Viewer) => {
  const roles = [...staff].map((each) => `"${each.replace(/\S+$/, (event) => toUuid('event', event)!)}"`);
  return [toUuid('session', sessionId), toUuid('user', id), `{${roles.join()}}`] as const;
};

/**
 * Throws RightLost unless the session still exists and the viewer still has every event role that the request began with.
 * Must be the last statement of a transaction.
 */
export async function confirmRights(run: RunSql, sessionId: string, viewer: Viewer): Promise<void> {
  const [row] = (await run('SELECT evm_lost_right($1, $2, $3) AS lost', rightsParameters(sessionId, viewer))) as [
    { lost: string | null },
  ];
  if (row.lost !== null) throw new RightLost(row.lost);
}
