import { useEffect, useEffectEvent, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { setMaintenance } from '../../core/maintenance.ts';
import '../../core/maintenanceTexts.ts';
import { fetchPlatform } from '../../core/platform.ts';
import { useSession } from '../../core/session.ts';
import { useTitle } from '../../core/title.ts';
import css from './MaintenanceScreen.module.css';

export function MaintenanceScreen() {
  useTitle(t('maintenance.title'));
  const session = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  // navigate to the same address, so that failed requests run again before the screen is visible
  useMaintenanceEnd(async () => {
    await navigate(location, { replace: true, state: location.state as unknown, preventScrollReset: true });
    setMaintenance(false);
  });

  const loginQuery =
    location.pathname === '/login' ? location.search : `?return=${encodeURIComponent(pathOf(location))}`;
  return (
    <main data-stack="center justify-center none" data-text="center" className={css.screen}>
      <div className={css.art} aria-hidden="true">
        <img src="/favicon.svg" width="80" height="80" alt="" />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {t('maintenance.title')}
      </h1>
      <p data-text="large muted" data-space="above cozy" className={css.text}>
        {t('maintenance.text')}
      </p>
      <p data-row="baseline condensed" className={css.wait} role="status">
        <span className={css.dot} aria-hidden="true" />
        {t(session ? 'maintenance.waitSignedIn' : 'maintenance.wait')}
      </p>
      <Link data-text="small muted underline" className={css.admin} to={`/login${loginQuery}`} state={{ admin: true }}>
        {t('maintenance.admin')}
      </Link>
    </main>
  );
}

const pathOf = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;

/**
 * Polls every 3 to 7 seconds, at random to spread the load, and when the page becomes visible. Calls back when maintenance
 * is over.
 */
function useMaintenanceEnd(onEnd: () => Promise<void>): void {
  const callBack = useEffectEvent(onEnd);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isAsking = false;
    let isUnmounted = false;
    const scheduleNext = () => {
      clearTimeout(timer);
      if (!isUnmounted) timer = setTimeout(() => void ask(), 3000 + Math.random() * 4000);
    };
    const ask = async () => {
      if (isAsking) return;
      isAsking = true;
      const platform = await fetchPlatform().catch(() => undefined);
      isAsking = false;
      if (isUnmounted) return;
      if (platform?.maintenance === false) await callBack();
      else scheduleNext();
    };
    const askIfVisible = () => document.visibilityState === 'visible' && void ask();
    scheduleNext();
    document.addEventListener('visibilitychange', askIfVisible);
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', askIfVisible);
    };
  }, []);
}
