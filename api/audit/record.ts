import type { SqlEntityManager } from '@mikro-orm/postgresql';
import { type Context, requireViewer } from '../core/context.ts';
import type { AuditActions } from '../core/names.ts';
import { newId, toUuid } from '../core/ids.ts';

export interface Recorded {
  action: keyof AuditActions;
  /** Null for the platform itself. */
  subjectId: string | null;
  subjectName: string;
  /** Only what differs; secrets are left out by the caller. */
  before?: Readonly<Record<string, unknown>> | null;
  after?: Readonly<Record<string, unknown>> | null;
}

/** Writes into the trail what the viewer does, in its transaction; evm_keep_audit (trail.sql) lets nobody change it. */
export async function record(em: SqlEntityManager, ctx: Context, what: Recorded): Promise<void> {
  ctx.log.info(
    { action: what.action, by: requireViewer(ctx).id, to: what.subjectId, requestId: ctx.requestId },
    'audit',
  );
  await em.execute(
    `INSERT INTO audit_entries (id, action, actor_id, actor_name, subject_id, subject_name, before, after, address)
     VALUES (?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb, ?)`,
    auditValues(ctx, what),
  );
}

/** Half a letter cannot be kept as JSON. */
const wellFormed = (_key: string, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value);

/** The columns of an entry, in the order above, for statements that write it themselves. */
export function auditValues(ctx: Context, { action, subjectId, subjectName, before, after }: Recorded): unknown[] {
  const viewer = requireViewer(ctx);
  return [
    toUuid('audit', newId('audit')),
    action,
    toUuid('user', viewer.id),
    `${viewer.firstName} ${viewer.lastName}`,
    subjectId,
    subjectName,
    before ? JSON.stringify(before, wellFormed) : null,
    after ? JSON.stringify(after, wellFormed) : null,
    ctx.address,
  ];
}
