import { t } from '../../core/i18n.tsx';
import { Chip } from '../../ui/Chip.tsx';
import { PillNav } from '../../ui/PillNav.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { eventsHref, readFilters, withoutTag, type EventFilters } from './eventFilters.ts';

/** Views, search and chosen tags of the event list; all of it lives in the address. */
export function EventFilterBar({ filters }: { filters: EventFilters }) {
  return (
    <div data-stack="cozy">
      <div data-row="wrap center space-between cozy">
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
        <ul data-row="wrap condensed" aria-label={t('events.filter.chosen')}>
          {filters.mine && (
            <li>
              <Chip
                text={t('events.filter.mine')}
                label={t('events.filter.removeMine')}
                to={eventsHref({ ...filters, mine: false })}
              />
            </li>
          )}
          {filters.tags.map((tag) => (
            <li key={tag}>
              <Chip
                text={tag}
                label={t('events.filter.removeTag', { tag })}
                to={eventsHref(withoutTag(filters, tag))}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
