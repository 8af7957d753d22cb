import { returnPath } from './returnPath.ts';
import type { Role } from './session.ts';

type Rule = { area: string; roles: readonly (Role | 'VISITOR')[]; otherwise: string };

/** Where each role lands after signing in. */
const homes: Record<Role, string> = { PARTICIPANT: '/home', ORGANIZER: '/home', ADMIN: '/home' };

/** Who may enter an area, and where everyone else is sent; the first match decides. */
const rules: readonly Rule[] = [
  { area: '/login', roles: ['VISITOR'], otherwise: 'home' },
  { area: '/register', roles: ['VISITOR'], otherwise: 'home' },
  { area: '/admindashboard', roles: ['ADMIN'], otherwise: '/home' },
  { area: '/organizerdashboard', roles: ['ORGANIZER'], otherwise: '/home' },
  { area: '/system-settings', roles: ['ADMIN'], otherwise: '/home' },
];

/**
 * Where someone who opens `url` (path and query) is sent instead, or undefined to let them in.
 * `role` is null for visitors; they come back to `url` after signing in.
 */
export function guard(url: string, role: Role | null): string | undefined {
  const { pathname, search, searchParams } = new URL(url, 'http://localhost');
  const rule = rules.find(({ area }) => pathname === area || pathname.startsWith(`${area}/`));
  if (rule?.roles.includes(role ?? 'VISITOR')) return undefined;
  if (!role) return `/login?return=${encodeURIComponent(pathname + search)}`;
  if (!rule) return undefined;
  return rule.otherwise === 'home' ? (returnPath(searchParams.get('return')) ?? homes[role]) : rule.otherwise;
}
