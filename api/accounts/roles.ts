import { record } from '../audit/record.ts';
import { type Context, requireViewer, Role, type Viewer } from '../core/context/context.ts';
import { refusal } from '../core/refusals/errors.ts';
import { toId, toUuid } from '../core/ids/ids.ts';
import { statement } from '../core/statements/rows.ts';
import { post } from '../mail/post.ts';
import { User } from './User.ts';
import { canManageUsers } from './can.ts';
import type { UpdateUserRoleInput } from './inputs.ts';
import { sentence, userNotFound } from './texts.ts';

/** Throws FORBIDDEN if the viewer may not change roles. */
export function requireRoleGiver(ctx: Context): Viewer {
  const viewer = requireViewer(ctx);
  if (!canManageUsers(viewer)) throw roleRefusal();
  return viewer;
}

const roleRefusal = () => refusal('FORBIDDEN', sentence('roleForbidden'));

/** One statement in one order, to avoid deadlocks. The lock mode does not block rows that refer to these users. */
const lockAdminsAndUser = statement<{ id: string }>(
  'admins-lock',
  `SELECT id FROM users WHERE role = 'admin' OR id = $1 ORDER BY id FOR NO KEY UPDATE`,
);

/**
 * Assigns a role and ends the user's sessions. Admins only. Locks the rows of all admins, so that two admins cannot demote
 * each other. Throws LAST_ADMIN if no admin would remain, FORBIDDEN, NOT_FOUND.
 */
export async function updateUserRole(ctx: Context, input: UpdateUserRoleInput): Promise<User> {
  const viewer = requireRoleGiver(ctx);
  const uuid = toUuid('user', input.userId);
  if (!uuid) throw refusal('NOT_FOUND', userNotFound);
  return ctx.em.fork().transactional(async (em) => {
    const ids = await em.rows(lockAdminsAndUser, [uuid]);
    // confirm now, because the change may end the viewer's own session
    await ctx.confirm(em);
    const locked = await em.find(User, { id: { $in: ids.map(({ id }) => toId('user', id)) } });
    const admins = locked.filter(({ role }) => role === Role.ADMIN);
    if (!admins.some(({ id }) => id === viewer.id)) throw roleRefusal();
    const user = locked.find(({ id }) => id === toId('user', uuid));
    if (!user) throw refusal('NOT_FOUND', userNotFound);
    if (user.role === Role.ADMIN && input.role !== Role.ADMIN && admins.length === 1)
      throw refusal('LAST_ADMIN', sentence('lastAdmin'));
    if (user.role === input.role) return user;
    await record(em, ctx, {
      action: 'role.change',
      subjectId: user.id,
      subjectName: `${user.firstName} ${user.lastName}`,
      before: { role: user.role },
      after: { role: input.role },
    });
    await post(em, {
      kind: 'role-changed',
      userId: user.id,
      data: { before: user.role, after: input.role },
    });
    user.role = input.role;
    return user;
  });
}
