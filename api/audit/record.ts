import { type Context, requireViewer, type Viewer } from '../core/context/context.ts';
import type { AuditActions } from '../core/names.ts';
import { newId, toUuid } from '../core/ids/ids.ts';
import { asJson } from '../core/statements/json.ts';
import { statement } from '../core/statements/rows.ts';
import type { UnitOfWork } from '../core/transactions/unitOfWork.ts';

export interface AuditRecord {
  action: keyof AuditActions;
  /** Null for the platform itself. */
  subjectId: string | null;
  subjectName: string;
  /** Changed fields only. The caller must leave out secrets. */
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
}

/**
 * Writes an action of the viewer to the audit trail, in the transaction of that action. evm_keep_audit (trail.sql)
 * rejects changes.
 */
export async function record(em: UnitOfWork, ctx: Context, fields: AuditRecord): Promise<void> {
  const actor = requireViewer(ctx);
  ctx.log.info({ action: fields.action, by: actor.id, to: fields.subjectId, requestId: ctx.requestId }, 'audit');
  await em.write(insertEntry, [auditEntry(actor, ctx.address, fields)]);
}

/**
 * SQL that inserts the entry passed as a JSON parameter (see auditEntry). If `from` names rows, the statement writes
 * one entry per row. `before` overrides the old value if only the statement knows it.
 */
export const auditInsert = (
  parameter: string,
  { from, before = 'entry.before' }: { from?: string; before?: string } = {},
) =>
  `INSERT INTO audit_entries (id, action, actor_id, actor_name, subject_id, subject_name, before, after, address)
   SELECT entry.id, action, actor_id, actor_name, subject_id, subject_name, ${before}, after, address
     FROM ${from ? `${from}, ` : ''}jsonb_populate_record(NULL::audit_entries, ${parameter}::jsonb) entry`;

/** Inserts one entry. */
export const insertEntry = statement('audit-insert', auditInsert('$1'));

/** Serializes an entry as the parameter of auditInsert. */
export function auditEntry(
  actor: Pick<Viewer, 'id' | 'firstName' | 'lastName'>,
  address: string,
  fields: AuditRecord,
): string {
  const entry = {
    id: toUuid('audit', newId('audit')),
    action: fields.action,
    actor_id: toUuid('user', actor.id),
    actor_name: `${actor.firstName} ${actor.lastName}`,
    subject_id: fields.subjectId,
    subject_name: fields.subjectName,
    before: fields.before,
    after: fields.after,
    address,
  };
  return asJson(entry);
}
