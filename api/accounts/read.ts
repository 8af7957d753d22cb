import { type Context, requireViewer, Role, type Viewer } from '../core/context.ts';
import { toId, toUuid } from '../core/ids.ts';
import { registerNode } from '../core/node.ts';
import { statement } from '../core/rows.ts';

/** What every reading statement selects of a person, and how its rows are read. */
export const userColumns = `id, role, first_name AS "firstName", last_name AS "lastName", email, college, photo,
  created_at AS "createdAt"`;

export function readUser(raw: Record<string, unknown>): Viewer {
  return { ...(raw as unknown as Viewer), id: toId('user', raw.id as string) };
}

/** Organizers and admins see everybody; others see themselves and those who run events. */
const readUsers = statement<Viewer>(
  'users-by-id',
  `SELECT ${userColumns} FROM users WHERE id = ANY($1::uuid[]) AND ($2 OR id = $3 OR role <> 'participant')`,
  readUser,
);

/** The people behind these ids, as far as the viewer may know of them. */
export function usersById(ctx: Context, ids: readonly string[]): Promise<Viewer[]> {
  const viewer = requireViewer(ctx);
  const uuids = ids.map((id) => toUuid('user', id)).filter(Boolean);
  return ctx.rows(readUsers, [uuids, viewer.role !== Role.PARTICIPANT, toUuid('user', viewer.id)]);
}

registerNode('user', usersById);
