import type { Page } from '../core/pages/connection.ts';
import { type Context, requireViewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { kindOf, toId, toUuid } from '../core/ids/ids.ts';
import { newestFirst } from '../core/pages/keyset.ts';
import { readPage } from '../core/pages/pages.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import type { AuditChange, AuditEntry } from './AuditEntry.ts';
import type { AuditArgs } from './inputs.ts';
import { canReadTrail } from './can.ts';
import { sentence } from './texts.ts';

const columns = `id, action, actor_id AS "actorId", actor_name AS "actorName", subject_id AS "subjectId",
  subject_name AS "subjectName", before, after, address, created_at AS "createdAt"`;

function readEntry(raw: Record<string, unknown>): AuditEntry {
  const { before, after, ...entry } = raw;
  return {
    ...(entry as unknown as AuditEntry),
    id: toId('audit', raw.id as string),
    actorId: toId('user', raw.actorId as string),
    changes: changesOf(before as FieldValues, after as FieldValues),
  };
}

type FieldValues = Record<string, unknown> | null;

function changesOf(before: FieldValues, after: FieldValues): AuditChange[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields].map((field) => ({ field, before: textOf(before?.[field]), after: textOf(after?.[field]) }));
}

const textOf = (value: unknown): string | null =>
  value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(value);

const readById = statement(
  'audit-by-id',
  `SELECT ${columns} FROM audit_entries WHERE id = ANY(${uuidList('$1')})`,
  readEntry,
);

/** Returns nothing to viewers who are not admins. */
export const auditEntriesById = async (ctx: Context, ids: readonly string[]): Promise<AuditEntry[]> =>
  canReadTrail(ctx.viewer) ? ctx.rows(readById, [ids.map((id) => toUuid('audit', id))]) : [];

/** `$1` action, `$2` actor, `$3` subject, `$4` and `$5` time range; a null parameter does not filter. */
const where = `($1::text IS NULL OR action = $1) AND ($2::uuid IS NULL OR actor_id = $2)
  AND ($3::text IS NULL OR subject_id = $3) AND ($4::timestamptz IS NULL OR created_at >= $4)
  AND ($5::timestamptz IS NULL OR created_at <= $5)`;

const trail = {
  order: newestFirst('audit'),
  page: statement(
    'audit-page',
    `SELECT ${columns} FROM audit_entries WHERE ${where} AND id < $6 ORDER BY id DESC LIMIT $7`,
    readEntry,
  ),
  count: statement<{ count: number }>('audit-count', `SELECT count(*)::int AS count FROM audit_entries WHERE ${where}`),
};

/** Audit entries, newest first. Throws FORBIDDEN unless the viewer is an admin. */
export async function auditTrail(ctx: Context, args: AuditArgs): Promise<Page<AuditEntry>> {
  if (!canReadTrail(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('adminsOnly'));
  // an invalid or empty id matches no entry
  const { actorId = null, subjectId = null } = args;
  const actor = actorId === null ? null : (toUuid('user', actorId) ?? '00000000-0000-0000-0000-000000000000');
  const subject = subjectId === null ? null : kindOf(subjectId) ? subjectId : '';
  return readPage(ctx, trail, [args.action ?? null, actor, subject, args.from ?? null, args.to ?? null], args);
}
