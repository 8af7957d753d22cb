import {
  CalendarIcon,
  HistoryIcon,
  MeterIcon,
  SlidersIcon,
  HomeIcon,
  MailIcon,
  MegaphoneIcon,
  PersonIcon,
  SignOutIcon,
  ServerIcon,
  TrophyIcon,
} from '@primer/octicons-react';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { useAuth } from '../core/auth.tsx';
import { t } from '../core/i18n.tsx';
import { focusHeading } from '../core/title.ts';
import css from './SidebarNav.module.css';

const sections = [
  {
    title: 'layout.sectionMain',
    links: [
      { to: '/admindashboard', label: 'layout.dashboard', Icon: MeterIcon, only: 'ADMIN' },
      { to: '/admindashboard/audit', label: 'layout.audit', Icon: HistoryIcon, only: 'ADMIN' },
      { to: '/admindashboard/mail', label: 'layout.mail', Icon: MailIcon, only: 'ADMIN' },
      { to: '/organizerdashboard', label: 'layout.dashboard', Icon: MeterIcon, only: 'ORGANIZER' },
      { to: '/home', label: 'layout.home', Icon: HomeIcon, only: 'PARTICIPANT' },
      { to: '/events', label: 'layout.events', Icon: CalendarIcon },
      { to: '/leaderboard', label: 'layout.leaderboard', Icon: TrophyIcon },
      { to: '/announcements', label: 'layout.announcements', Icon: MegaphoneIcon },
    ],
  },
  {
    title: 'layout.sectionAccount',
    links: [
      { to: '/profile', label: 'layout.profile', Icon: PersonIcon },
      { to: '/settings', label: 'layout.settings', Icon: SlidersIcon },
      { to: '/system-settings', label: 'layout.systemSettings', Icon: ServerIcon, only: 'ADMIN' },
    ],
  },
] as const;

/** The links of the rail and of the drawer. `onGo` hears that one was taken. */
export function SidebarNav({ onGo }: { onGo?: () => void }) {
  const { user, logout, loading } = useAuth();
  const navigate = useNavigate();
  const { pathname } = useLocation();

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
    <nav className={css.nav} aria-label={t('layout.main')}>
      {sections.map(({ title, links }) => (
        <div key={title} className={css.section}>
          <h2 className={css.title}>{t(title)}</h2>
          <ul className={css.list}>
            {links
              .filter((link) => !('only' in link) || link.only === user?.role)
              .map(({ to, label, Icon }) => (
                <li key={to}>
                  <NavLink to={to} end={to === '/admindashboard'} className={css.link} onClick={() => go(to)}>
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
