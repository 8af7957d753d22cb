import { returnPath } from './returnPath.ts';
import type { Role } from './session.ts';

export type Who = Role | 'VISITOR';

export const signedIn: readonly Who[] = ['PARTICIPANT', 'ORGANIZER', 'ADMIN'];
export const everybody: readonly Who[] = ['VISITOR', ...signedIn];

/** Where each role lands after signing in, and instead of what is not theirs. */
const homes: Record<Role, string> = {
  PARTICIPANT: '/home',
  ORGANIZER: '/organizerdashboard',
  ADMIN: '/admindashboard',
};

/**
 * Where someone who opens `url` (path and query), which is for `roles`, is sent instead, or undefined to let them in.
 * `role` is null for visitors; they come back to `url` after signing in. In `maintenance` somebody who is signed in may
 * still open the sign-in, as an admin would have to.
 */
export function guard(url: string, roles: readonly Who[], role: Role | null, maintenance = false): string | undefined {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  if (maintenance && role !== 'ADMIN' && pathname === '/login') return undefined;
  if (roles.includes(role ?? 'VISITOR')) return undefined;
  if (!role) return `/login?return=${encodeURIComponent(pathname + search)}`;
  const wanted = roles.includes('VISITOR') ? returnPath(searchParams.get('return')) : undefined;
  return wanted ?? homes[role];
}
