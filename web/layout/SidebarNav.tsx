import { SignOutIcon } from '@primer/octicons-react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../core/auth.tsx';
import type { AreaLink } from '../core/area.tsx';
import { t } from '../core/i18n.tsx';
import { focusHeading } from '../core/title.ts';
import css from './SidebarNav.module.css';

const sections = [
  { place: 'main', title: 'layout.sectionMain' },
  { place: 'account', title: 'layout.sectionAccount' },
] as const;

type SidebarNavProps = { links: readonly AreaLink[]; onGo?: () => void };

/** The links of the rail and of the drawer, as far as they are for the viewer. `onGo` hears that one was taken. */
export function SidebarNav({ links, onGo }: SidebarNavProps) {
  const { user, logout, loading } = useAuth();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /** Then it is not marked on the screen of that other link. */
  const hasLinkBelow = (path: string) => links.some(({ to }) => to.startsWith(`${path}/`));

  function go(to: string) {
    onGo?.();
    // another screen does so itself; the drawer has given the focus back by then
    if (to === pathname) setTimeout(focusHeading);
  }

  async function leave() {
    onGo?.();
    await logout();
    await navigate('/', { replace: true });
  }

  return (
    <nav data-stack="none" className={css.nav} aria-label={t('layout.main')}>
      {sections.map(({ place, title }) => (
        <div key={place} className={css.section}>
          <h2 data-text="semibold muted" className={css.title}>
            {t(title)}
          </h2>
          <ul data-stack="none" className={css.list}>
            {links
              .filter((link) => link.in.includes(place) && user && link.roles.includes(user.role))
              .map(({ to, label, Icon }) => (
                <li key={to}>
                  <NavLink to={to} end={hasLinkBelow(to)} className={css.link} onClick={() => go(to)}>
                    {Icon && <Icon />}
                    {t(label)}
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <button type="button" className={css.link} disabled={loading} onClick={() => void leave()}>
        <SignOutIcon />
        {t('layout.logout')}
      </button>
    </nav>
  );
}
