import { Outlet } from 'react-router-dom';
import { useSession } from '../core/session.ts';

/**
 * Renders the screens for one person at a time: they unmount at once when the session ends, before the guard redirects, and
 * are mounted anew for another person.
 */
export function SignedIn() {
  const session = useSession();
  return session && <Outlet key={session.user.id} />;
}
