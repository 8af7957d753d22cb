import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';

const links = [
  { to: '/home', label: 'home.nav' },
  { to: '/announcements', label: 'announcements.title' },
] as const;

/** The path from the home page to here. */
export function Breadcrumbs({ here }: { here: string }) {
  return (
    <nav aria-label={t('announcements.form.breadcrumb')}>
      <ol data-row="wrap center none" data-text="medium muted" data-dots>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link data-press to={to}>
              {t(label)}
            </Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
