import { Activity, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useMaintenance } from '../../core/maintenance.ts';
import { useSession } from '../../core/session.ts';

const MaintenanceScreen = lazyWithRetry(async () => (await import('./MaintenanceScreen.tsx')).MaintenanceScreen);

/**
 * During maintenance, shows the maintenance screen to all users but admins; the screens behind it keep their state. Admins
 * can still sign in and reset their password.
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
