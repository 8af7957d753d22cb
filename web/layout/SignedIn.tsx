import { Outlet } from 'react-router-dom';
import { useSession } from '../core/session.ts';

/**
 * Shows its screens to one person at a time: when the session ends they leave at once, before the route guard has led
 * on, and another person gets fresh ones.
 */
export function SignedIn() {
  const session = useSession();
  return session && <Outlet key={session.user.id} />;
}
