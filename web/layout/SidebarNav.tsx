import { CalendarIcon, HomeIcon, MegaphoneIcon, PersonIcon, SignOutIcon, TrophyIcon } from '@primer/octicons-react';
import { NavLink, useNavigate } from 'react-router-dom';
import { useAuth } from '../core/auth.tsx';
import { t } from '../core/i18n.tsx';
import css from './SidebarNav.module.css';

const sections = [
  {
    title: 'layout.sectionMain',
    links: [
      { to: '/home', label: 'layout.home', Icon: HomeIcon },
      { to: '/events', label: 'layout.events', Icon: CalendarIcon },
      { to: '/leaderboard', label: 'layout.leaderboard', Icon: TrophyIcon },
      { to: '/announcements', label: 'layout.announcements', Icon: MegaphoneIcon },
    ],
  },
  { title: 'layout.sectionAccount', links: [{ to: '/profile', label: 'layout.profile', Icon: PersonIcon }] },
] as const;

/** The links of the rail and of the drawer. `onGo` hears that one was taken. */
export function SidebarNav({ onGo }: { onGo?: () => void }) {
  const { logout, loading } = useAuth();
  const navigate = useNavigate();

  async function leave() {
    onGo?.();
    await logout();
    await navigate('/', { replace: true });
  }

  return (
    <nav className={css.nav} aria-label={t('layout.main')}>
      {sections.map(({ title, links }) => (
        <div key={title} className={css.section}>
          <h2 className={css.title}>{t(title)}</h2>
          <ul className={css.list}>
            {links.map(({ to, label, Icon }) => (
              <li key={to}>
                <NavLink to={to} className={css.link} {...(onGo && { onClick: onGo })}>
                  <Icon />
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
