import { Activity, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useMaintenance } from '../../core/maintenance.ts';
import { useSession } from '../../core/session.ts';

const MaintenanceScreen = lazyWithRetry(async () => (await import('./MaintenanceScreen.tsx')).MaintenanceScreen);

/**
 * Everything, unless the platform is being worked on: then everybody but admins sees a page that says so, and what they
 * were at waits behind it as it was. Whoever comes as an admin may sign in, and get a new password for it.
 */
export function MaintenanceGate() {
  const maintenance = useMaintenance();
  const role = useSession()?.user.role;
  const { pathname, state } = useLocation() as { pathname: string; state: { admin?: unknown } | null };
  const toSignIn =
    /^\/(forgot|reset)-password(\/|$)/.test(pathname) || (pathname === '/login' && state?.admin === true);
  const closed = maintenance && role !== 'ADMIN' && !toSignIn;
  return (
    <>
      {closed && (
        <Suspense fallback={null}>
          <MaintenanceScreen />
        </Suspense>
      )}
      <Activity mode={closed ? 'hidden' : 'visible'}>
        <Outlet />
      </Activity>
    </>
  );
}
