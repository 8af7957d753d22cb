import { Suspense, useState } from 'react';
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom';
import type { AreaControl, AreaLink, AreaNotices, RouteHandle } from '../core/area.tsx';
import { useVisitedPaths } from '../core/backLink.ts';
import { t } from '../core/i18n.tsx';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import { useSession } from '../core/session.ts';
import { Drawer } from './Drawer.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import css from './Layout.module.css';
import { Progress } from './Progress.tsx';
import { PublicHeader } from './PublicHeader.tsx';
import { SidebarNav } from './SidebarNav.tsx';

const LiveNotices = lazyWithRetry(async () => (await import('./LiveNotices.tsx')).LiveNotices, { silentOffline: true });
const MaintenanceBar = lazyWithRetry(async () => (await import('./MaintenanceBar.tsx')).MaintenanceBar, {
  silentOffline: true,
});

type LayoutProps = {
  links: readonly AreaLink[];
  notices: readonly AreaNotices[];
  controls: readonly AreaControl[];
};

/** The frame of every screen: with the navigation for signed-in users, plain for visitors. */
export function Layout({ links, notices, controls }: LayoutProps) {
  const session = useSession();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  useVisitedPaths();
  const { Skeleton } = (useMatches().at(-1)?.handle ?? {}) as RouteHandle;
  const main = (
    <main id="main" className={css.main} tabIndex={-1}>
      <Suspense key={pathname} fallback={Skeleton && <Skeleton />}>
        <Outlet />
      </Suspense>
    </main>
  );
  return (
    <div data-stack="none" className={css.shell}>
      <a data-text="semibold" className={css.skip} href="#main">
        {t('layout.skip')}
      </a>
      <Progress />
      {session ? (
        <>
          <Header user={session.user} links={links} controls={controls} onMenu={() => setDrawerOpen(true)} />
          <Suspense fallback={null}>
            <LiveNotices areas={notices} />
          </Suspense>
          <div data-row="none" data-text="grow">
            <aside className={css.rail}>
              <SidebarNav links={links} />
            </aside>
            <div data-stack="none" data-text="grow">
              {main}
              <Footer links={links} short />
            </div>
          </div>
          {session.user.role === 'ADMIN' && (
            <Suspense fallback={null}>
              <MaintenanceBar />
            </Suspense>
          )}
          <Drawer open={drawerOpen} onClose={() => setDrawerOpen(false)}>
            <SidebarNav links={links} onNavigate={() => setDrawerOpen(false)} />
          </Drawer>
        </>
      ) : (
        <>
          <PublicHeader links={links} />
          {main}
          <Footer links={links} />
        </>
      )}
      {/* a page opened by its address has no history key of its own */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </div>
  );
}
