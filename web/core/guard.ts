import { returnPath } from './returnPath.ts';
import type { Role } from './session.ts';

export type ViewerRole = Role | 'VISITOR';

export const signedInRoles: readonly ViewerRole[] = ['PARTICIPANT', 'ORGANIZER', 'ADMIN'];
export const organizingRoles: readonly ViewerRole[] = ['ORGANIZER', 'ADMIN'];
export const allRoles: readonly ViewerRole[] = ['VISITOR', ...signedInRoles];

/** Where each role lands after signing in, or if a route is not for that role. */
const homePaths: Record<Role, string> = {
  PARTICIPANT: '/home',
  ORGANIZER: '/organizerdashboard',
  ADMIN: '/admindashboard',
};

export const isHomePath = (path: string): boolean => Object.values(homePaths).includes(path);

/**
 * Returns the redirect for a user who opens `url` (path and query), a route for `roles`. Returns undefined if the user may
 * open it. `role` is null for visitors; they come back to `url` after signing in. In `maintenance`, signed-in users may
 * still open the login page, so that an admin can sign in.
 */
export function guard(
  url: string,
  roles: readonly ViewerRole[],
  role: Role | null,
  maintenance = false,
): string | undefined {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  if (maintenance && role !== 'ADMIN' && pathname === '/login') return undefined;
  if (roles.includes(role ?? 'VISITOR')) return undefined;
  if (!role) return `/login?return=${encodeURIComponent(pathname + search)}`;
  const returnTo = roles.includes('VISITOR') ? returnPath(searchParams.get('return')) : undefined;
  return returnTo ?? homePaths[role];
}
