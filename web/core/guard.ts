import { returnPath } from './returnPath.ts';
import type { Role } from './session.ts';

type Rule = { area: string; roles: readonly (Role | 'VISITOR')[]; returns?: true };

/** Where each role lands after signing in, and instead of what is not theirs. */
const homes: Record<Role, string> = {
  PARTICIPANT: '/home',
  ORGANIZER: '/organizerdashboard',
  ADMIN: '/admindashboard',
};

/** Who may enter an area: everybody else is sent home, or on to where they wanted to go. All the rest is for all. */
const rules: readonly Rule[] = [
  { area: '/login', roles: ['VISITOR'], returns: true },
  { area: '/register', roles: ['VISITOR'], returns: true },
  { area: '/home', roles: ['PARTICIPANT'] },
  { area: '/admindashboard', roles: ['ADMIN'] },
  { area: '/organizerdashboard', roles: ['ORGANIZER'] },
  { area: '/system-settings', roles: ['ADMIN'] },
];

/**
 * Where someone who opens `url` (path and query) is sent instead, or undefined to let them in.
 * `role` is null for visitors; they come back to `url` after signing in. In `maintenance` somebody who is signed in may
 * still open the sign-in, as an admin would have to.
 */
export function guard(url: string, role: Role | null, maintenance = false): string | undefined {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  if (maintenance && role !== 'ADMIN' && pathname === '/login') return undefined;
  const rule = rules.find(({ area }) => pathname === area || pathname.startsWith(`${area}/`));
  if (rule?.roles.includes(role ?? 'VISITOR')) return undefined;
  if (!role) return `/login?return=${encodeURIComponent(pathname + search)}`;
  if (!rule) return undefined;
  return (rule.returns && returnPath(searchParams.get('return'))) ?? homes[role];
}
