import { NavLink } from 'react-router-dom';
import type { AreaLink } from '../core/area.tsx';
import { t } from '../core/i18n.tsx';
import { Brand } from './Brand.tsx';
import css from './Header.module.css';
import { HeaderChoices } from './HeaderChoices.tsx';
import { useScrolled } from './useScrolled.ts';

export function PublicHeader({ links }: { links: readonly AreaLink[] }) {
  return (
    // the links take a second row if the text is enlarged
    <header data-row="wrap center none/condensed" className={css.header} data-scrolled={useScrolled(10) || undefined}>
      <Brand to="/" compact />
      <div data-row="wrap center justify-end tight" className={css.end}>
        <nav data-row="none" className={css.links} aria-label={t('layout.main')}>
          {links
            .filter((link) => link.in.includes('visitors'))
            .map(({ to, label }) => (
              <NavLink key={to} to={to} data-hover className={css.item}>
                {t(label)}
              </NavLink>
            ))}
        </nav>
        <HeaderChoices />
      </div>
    </header>
  );
}
