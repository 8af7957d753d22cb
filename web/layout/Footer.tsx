import { Link } from 'react-router-dom';
import type { AreaLink } from '../core/area.tsx';
import { t } from '../core/i18n.tsx';
import css from './Footer.module.css';

/** `short`: on phones, with its links in rows. */
export function Footer({ links, short = false }: { links: readonly AreaLink[]; short?: boolean }) {
  return (
    <footer data-text="muted" className={css.footer}>
      <div data-stack="spacious" data-text="medium" className={css.inner} data-short={short || undefined}>
        <div>
          <h2 data-text="medium semibold default" data-space="below condensed">
            {t('app.name')}
          </h2>
          <p className={css.text}>{t('footer.tagline')}</p>
        </div>
        <nav aria-label={t('footer.quickLinks')}>
          <h2 data-text="medium semibold default" data-space="below condensed">
            {t('footer.quickLinks')}
          </h2>
          <ul data-stack="start none" className={css.list}>
            {links
              .filter((link) => link.in.includes('footer'))
              .map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{t(label)}</Link>
                </li>
              ))}
          </ul>
        </nav>
        <div>
          <h2 data-text="medium semibold default" data-space="below condensed">
            {t('footer.contact')}
          </h2>
          <address data-stack="start none" className={css.list}>
            <a href={`mailto:${t('footer.email')}`}>{t('footer.email')}</a>
            <a href={`tel:${t('footer.phone').replaceAll(' ', '')}`}>{t('footer.phone')}</a>
            <span>{t('footer.address')}</span>
          </address>
        </div>
        <p data-row="wrap baseline tight/normal" data-text="small" className={css.copyright}>
          {t('footer.copyright', { year: String(new Date().getFullYear()) })}{' '}
          <Link to="/terms">{t('footer.terms')}</Link>
          <Link to="/accessibility">{t('footer.accessibility')}</Link>
        </p>
      </div>
    </footer>
  );
}
