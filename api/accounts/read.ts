import type { Page } from '../core/pages/connection.ts';
import { type Context, requireViewer, Role, type Viewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { newestFirst } from '../core/pages/keyset.ts';
import { loadNode } from '../core/ids/node.ts';
import { readPage } from '../core/pages/pages.ts';
import { statement, uuidList } from '../core/statements/rows.ts';
import { holdsWord, wordsOf } from '../core/statements/search.ts';
import { canManageUsers } from './can.ts';
import type { UsersArgs } from './inputs.ts';
import { sentence } from './texts.ts';

/** The columns of a user in every statement; `readUser` reads the row. */
export const userColumns = `id, role, first_name AS "firstName", last_name AS "lastName", email, college, photo,
  created_at AS "createdAt", profile_visible AS "profileVisible"`;

export function readUser(raw: Record<string, unknown>): Viewer {
  return { ...(raw as unknown as Viewer), id: toId('user', raw.id as string) };
}

/** Organizers and admins see all users. Participants see themselves, organizers and admins. */
const readUsers = statement<Viewer>(
  'users-by-id',
  `SELECT ${userColumns} FROM users WHERE id = ANY(${uuidList('$1')}) AND ($2 OR id = $3 OR role <> 'participant')`,
  readUser,
);

/** The users with these ids, as far as the viewer may see them. */
export function usersById(ctx: Context, ids: readonly string[]): Promise<Viewer[]> {
  const viewer = requireViewer(ctx);
  const uuids = ids.map((id) => toUuid('user', id)).filter(Boolean);
  return ctx.rows(readUsers, [uuids, viewer.role !== Role.PARTICIPANT, toUuid('user', viewer.id)]);
}

/** A user, or null. Throws FORBIDDEN if the viewer is no admin. */
export async function userById(ctx: Context, id: string): Promise<Viewer | null> {
  if (!canManageUsers(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('accountForbidden'));
  return loadNode(ctx, 'user', id);
}

export const findAnyAdmin = statement<{ exists: boolean }>(
  'users-any-admin',
  `SELECT EXISTS (SELECT 1 FROM users WHERE role = 'admin') AS exists`,
);

/** Databases (by their `live`) that have an admin. The last admin stays, so they are not queried again. */
const databasesWithAdmin = new WeakSet<Context['live']>();

/** Whether the platform has no admin yet. Public. */
export async function needsAdmin(ctx: Context): Promise<boolean> {
  if (databasesWithAdmin.has(ctx.live)) return false;
  const [found] = await ctx.rows(findAnyAdmin);
  if (found!.exists) databasesWithAdmin.add(ctx.live);
  return !found!.exists;
}

/** Throws FORBIDDEN if the viewer may not list users. */
export function requireLister(ctx: Context): void {
  if (!canManageUsers(requireViewer(ctx))) throw refusal('FORBIDDEN', sentence('listForbidden'));
}

/** Users with all words of the search in name or e-mail, newest first. Admins only. */
export async function listUsers(ctx: Context, { search, role, college, ...page }: UsersArgs): Promise<Page<Viewer>> {
  requireLister(ctx);
  const filter: unknown[] = [];
  const bind = (value: unknown) => `$${filter.push(value)}`;
  const where = wordsOf(search).map((word) => holdsWord('search_text', bind(word)));
  if (role) where.push(`role = ${bind(role)}`);
  // OFFSET 0 folds each spelling of a college once, instead of that of each person
  if (college?.trim())
    where.push(`college IN (
      SELECT college FROM (SELECT DISTINCT college FROM users OFFSET 0) AS spellings
       WHERE evm_college_id(college) = evm_college_id(${bind(college)}))`);
  const from = `FROM users WHERE ${['true', ...where].join(' AND ')}`;
  const [place, limit] = [`$${filter.length + 1}::uuid`, `$${filter.length + 2}`];
  const users = {
    order: newestFirst('user'),
    page: statement('', `SELECT ${userColumns} ${from} AND id < ${place} ORDER BY id DESC LIMIT ${limit}`, readUser),
    count: statement<{ count: number }>('', `SELECT count(*)::int AS count ${from}`),
  };
  return readPage(ctx, users, filter, page);
}
