import { ToolsIcon } from '@primer/octicons-react';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../core/i18n.tsx';
import { setMaintenance, useMaintenance } from '../core/maintenance.ts';
import '../core/maintenanceTexts.ts';
import { askPlatform } from '../core/platform.ts';
import css from './MaintenanceBar.module.css';

const interval = 60_000;

/** Reminds admins, whom nothing keeps out, that everybody else is. */
export function MaintenanceBar() {
  const on = useMaintenance();
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible')
        void askPlatform().then(
          ({ maintenance }) => setMaintenance(maintenance),
          () => undefined,
        );
    };
    look();
    const timer = setInterval(look, interval);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return (
    <div role="status" className={css.place}>
      {on && (
        <Link className={css.bar} to="/system-settings">
          <ToolsIcon />
          {t('maintenance.on')}
        </Link>
      )}
    </div>
  );
}
