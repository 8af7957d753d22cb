import { ToolsIcon } from '@primer/octicons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../core/i18n.tsx';
import { setMaintenance, useMaintenance } from '../core/maintenance.ts';
import '../core/maintenanceTexts.ts';
import { fetchPlatform } from '../core/platform.ts';
import css from './MaintenanceBar.module.css';

const interval = 60_000;

/** Reminds admins during maintenance that the server refuses all other users. */
export function MaintenanceBar() {
  const on = useMaintenance();
  useEffect(() => {
    const check = () => {
      if (document.visibilityState === 'visible')
        void fetchPlatform().then(
          ({ maintenance }) => setMaintenance(maintenance),
          () => undefined,
        );
    };
    check();
    const timer = setInterval(check, interval);
    document.addEventListener('visibilitychange', check);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', check);
    };
  }, []);
  return (
    <div role="status" className={css.place}>
      {on && (
        <Link
          data-row="center justify-center condensed"
          data-text="semibold default nowrap"
          className={css.bar}
          to="/system-settings"
        >
          <ToolsIcon />
          {t('maintenance.on')}
        </Link>
      )}
    </div>
  );
}
