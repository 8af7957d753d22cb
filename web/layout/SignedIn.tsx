import { Outlet } from 'react-router-dom';
import { useSession } from '../core/session.ts';

/**
 * Renders the screens for one user at a time. They unmount as soon as the session ends, before the guard redirects. For
 * another user they mount again.
 */
export function SignedIn() {
  const session = useSession();
  return session && <Outlet key={session.user.id} />;
}
