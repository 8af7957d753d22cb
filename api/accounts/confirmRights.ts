import type { Viewer } from '../core/context/context.ts';
import { toUuid } from '../core/ids/ids.ts';
import { RightLost } from '../core/transactions/rights.ts';
import { statement } from '../core/statements/rows.ts';
import type { Transaction } from '../core/transactions/unitOfWork.ts';

const lostRight = statement<{ lost: string | null }>('right-lost', 'SELECT evm_lost_right($1, $2, $3) AS lost');

/** The parameters of evm_lost_right (staff/rights.sql). */
export const rightsParameters = (sessionId: string, { id, staff = new Set() }: Viewer) => {
  const roles = [...staff].map((each) => each.replace(/\S+$/, (event) => toUuid('event', event)!));
  return [toUuid('session', sessionId), toUuid('user', id), roles] as const;
};

/**
 * Throws RightLost unless the session still exists and the viewer still has every event role that the request began with.
 * Must be the last statement of a transaction.
 */
export async function confirmRights(tx: Transaction, sessionId: string, viewer: Viewer): Promise<void> {
  const [row] = await tx.rows(lostRight, rightsParameters(sessionId, viewer));
  if (row!.lost !== null) throw new RightLost(row!.lost);
}
