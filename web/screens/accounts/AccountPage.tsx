import { BellIcon, CalendarIcon, CheckCircleIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { t } from '../../core/i18n.tsx';
import css from './AccountPage.module.css';

const points = [
  { text: 'welcome.points.one', Icon: CalendarIcon },
  { text: 'welcome.points.seat', Icon: CheckCircleIcon },
  { text: 'welcome.points.live', Icon: BellIcon },
] as const;

type AccountPageProps = { title: string; lead: string; children: ReactNode; foot: ReactNode };

/** A card with one form, beside what the product is about where there is room for it. */
export function AccountPage({ title, lead, children, foot }: AccountPageProps) {
  return (
    <div className={css.page}>
      <section className={css.card}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.lead}>{lead}</p>
        {children}
        {foot && <p className={css.foot}>{foot}</p>}
      </section>
      <aside className={css.welcome} aria-label={t('app.name')}>
        <p className={css.claim}>{t('welcome.title')}</p>
        <ul className={css.points}>
          {points.map(({ text, Icon }) => (
            <li key={text}>
              <span className={css.icon}>
                <Icon />
              </span>
              {t(text)}
            </li>
          ))}
        </ul>
      </aside>
    </div>
  );
}
