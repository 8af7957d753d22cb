import { SignOutIcon } from '@primer/octicons-react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../core/auth.tsx';
import type { AreaLink } from '../core/area.tsx';
import { focusHeading } from '../core/focus.ts';
import { t } from '../core/i18n.tsx';
import css from './SidebarNav.module.css';

const sections = [
  { place: 'main', title: 'layout.sectionMain' },
  { place: 'account', title: 'layout.sectionAccount' },
] as const;

type SidebarNavProps = { links: readonly AreaLink[]; onNavigate?: () => void };

/** The links of the rail and the drawer that the viewer's role may open. `onNavigate` is called after each choice. */
export function SidebarNav({ links, onNavigate }: SidebarNavProps) {
  const { user, logout, loading } = useAuth();
  const navigate = useNavigate();
  const { pathname } = useLocation();

  /** If true, the link is marked only on its exact path, not on the screens of links below it. */
  const hasLinkBelow = (path: string) => links.some((link) => link.in[0] && link.to.startsWith(`${path}/`));

  function go(to: string) {
    onNavigate?.();
    // another screen focuses its own heading; the timeout lets the closing drawer restore the focus first
    if (to === pathname) setTimeout(focusHeading);
  }

  async function leave() {
    onNavigate?.();
    await logout();
    await navigate('/', { replace: true });
  }

  return (
    <nav className={css.nav} aria-label={t('layout.main')}>
      {sections.map(({ place, title }) => (
        <div key={place} className={css.section}>
          <h2 data-text="small semibold muted" data-space="below condensed" className={css.title}>
            {t(title)}
          </h2>
          <ul>
            {links
              .filter((link) => link.in.includes(place) && user && link.roles.includes(user.role))
              .map(({ to, label, Icon }) => (
                <li key={to}>
                  <NavLink {...look} to={to} end={hasLinkBelow(to)} onClick={() => go(to)}>
                    {Icon && <Icon />}
                    {t(label)}
                  </NavLink>
                </li>
              ))}
          </ul>
        </div>
      ))}
      <button {...look} type="button" disabled={loading} onClick={() => void leave()}>
        <SignOutIcon />
        {t('layout.logout')}
      </button>
    </nav>
  );
}

const look = {
  'data-row': 'center cozy',
  'data-text': 'default muted-icons',
  'data-hover': true,
  className: css.link,
} as const;
