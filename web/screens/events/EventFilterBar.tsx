import { XIcon } from '@primer/octicons-react';
import { Link } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { PillNav } from '../../ui/PillNav.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { eventsHref, readFilters, withoutTag, type EventFilters } from './eventFilters.ts';
import css from './EventFilterBar.module.css';

/** Views, search and chosen tags of the event list; all of it lives in the address. */
export function EventFilterBar({ filters }: { filters: EventFilters }) {
  return (
    <div className={css.bar}>
      <div className={css.row}>
        <PillNav
          label={t('events.filter.label')}
          pills={(['all', 'upcoming', 'past'] as const).map((view) => ({
            label: t(`events.filter.${view}`),
            to: eventsHref({ ...filters, view }),
            current: filters.view === view,
          }))}
        />
        <SearchField
          value={filters.q}
          hrefOf={(q, search) => eventsHref({ ...readFilters(search), q })}
          label={t('events.search.label')}
          placeholder={t('events.search.placeholder')}
          clearLabel={t('events.search.clear')}
        />
      </div>
      {(filters.tags.length > 0 || filters.mine) && (
        <ul className={css.tags} aria-label={t('events.filter.chosen')}>
          {filters.mine && (
            <li>
              <Link
                className={css.tag}
                to={eventsHref({ ...filters, mine: false })}
                preventScrollReset
                aria-label={t('events.filter.removeMine')}
              >
                <span className={css.name}>{t('events.filter.mine')}</span>
                <XIcon size={12} />
              </Link>
            </li>
          )}
          {filters.tags.map((tag) => (
            <li key={tag}>
              <Link
                className={css.tag}
                to={eventsHref(withoutTag(filters, tag))}
                preventScrollReset
                aria-label={t('events.filter.removeTag', { tag })}
              >
                <span className={css.name}>{tag}</span>
                <XIcon size={12} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
