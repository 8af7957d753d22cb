import { checkFirst, decodeCursor, encodeCursor, idKey, type Page, pageOf } from '../core/connection.ts';
import { type Context, requireViewer, Role, type Viewer } from '../core/context.ts';
import { refusal } from '../core/errors.ts';
import { toId, toUuid } from '../core/ids.ts';
import { loadNode } from '../core/node.ts';
import { statement } from '../core/rows.ts';
import { holdsWord, wordsOf } from '../core/search.ts';
import { canManageUsers } from './can.ts';
import type { UsersArgs } from './inputs.ts';

/** What every reading statement selects of a person, and how its rows are read. */
export const userColumns = `id, role, first_name AS "firstName", last_name AS "lastName", email, college, photo,
  created_at AS "createdAt", profile_visible AS "profileVisible"`;

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

/** A person with an account, or null. Admins only. */
export async function userById(ctx: Context, id: string): Promise<Viewer | null> {
  if (!canManageUsers(requireViewer(ctx))) throw refusal('FORBIDDEN', 'Only admins can see the accounts of others.');
  return loadNode(ctx, 'user', id);
}

/** Whether there is an admin. */
export const anyAdmin = statement<{ exists: boolean }>(
  'admin-exists',
  `SELECT EXISTS (SELECT 1 FROM users WHERE role = 'admin') AS exists`,
);

/** The databases, by who listens to them, that have been seen with an admin: the last one stays, so none is asked again. */
const withAdmin = new WeakSet<Context['live']>();

/** Whether nobody can administrate the platform yet. For everybody to know. */
export async function needsAdmin(ctx: Context): Promise<boolean> {
  if (withAdmin.has(ctx.live)) return false;
  const [found] = await ctx.rows(anyAdmin);
  if (found!.exists) withAdmin.add(ctx.live);
  return !found!.exists;
}

/** Refuses whoever may not list users. */
export function requireLister(ctx: Context): void {
  if (!canManageUsers(requireViewer(ctx))) throw refusal('FORBIDDEN', 'Only admins can list users.');
}

/** People whose name or e-mail holds all words of the search, the newest accounts first. Admins only. */
export async function listUsers(
  ctx: Context,
  { search, role, college, first, after }: UsersArgs,
): Promise<Page<Viewer>> {
  requireLister(ctx);
  checkFirst(first);
  const values: unknown[] = [];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const where = wordsOf(search).map((word) => holdsWord('search_text', bind(word)));
  if (role) where.push(`role = ${bind(role)}`);
  if (college?.trim()) where.push(`evm_college_id(college) = evm_college_id(${bind(college)})`);
  const all = where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
  const counted = values.length;
  const [place] = after ? decodeCursor(after, [idKey('user')]) : [];
  if (place) where.push(`id < ${bind(toUuid('user', place))}::uuid`);
  const page = where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
  const text = `SELECT ${userColumns} FROM users ${page} ORDER BY id DESC LIMIT ${bind(first + 1)}`;
  const rows = await ctx.rows(statement('', text, readUser), values);
  const count = statement<{ count: number }>('', `SELECT count(*)::int AS count FROM users ${all}`);
  return pageOf(
    rows,
    first,
    after,
    ({ id }) => encodeCursor(id),
    async () => (await ctx.rows(count, values.slice(0, counted)))[0]!.count,
  );
}
