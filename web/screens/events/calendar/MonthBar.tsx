import { ChevronLeftIcon, ChevronRightIcon } from '@primer/octicons-react';
import { Link } from 'react-router-dom';
import { t } from '../../../core/i18n.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { monthInWords } from './dayWords.ts';
import css from './EventMonth.module.css';
import { eventsHref, type EventFilters } from '../list/eventFilters.ts';
import { isMonth, plusMonths } from './months.ts';

type MonthBarProps = { id: string; title: string; month: string; filters: EventFilters };

/** The title of a calendar, with links to other months. */
export function MonthBar({ id, title, month, filters }: MonthBarProps) {
  const hrefOf = (month: string) => eventsHref({ ...filters, month });
  const way = (to: string, label: string, Icon: typeof ChevronLeftIcon) =>
    isMonth(to) && (
      <Link data-icon-button to={hrefOf(to)} preventScrollReset aria-label={label} title={monthInWords(to)}>
        <Icon />
      </Link>
    );
  return (
    <div data-row="wrap center space-between condensed">
      <h2 id={id} data-text="title" aria-live="polite">
        {title}
      </h2>
      <nav data-row="center none" className={css.ways} aria-label={t('events.month.which')}>
        {way(plusMonths(month, -1), t('events.month.previous'), ChevronLeftIcon)}
        <ButtonLink to={hrefOf('')}>{t('events.month.today')}</ButtonLink>
        {way(plusMonths(month, 1), t('events.month.next'), ChevronRightIcon)}
      </nav>
    </div>
  );
}
