import { FilterIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { PillNav } from '../../../ui/PillNav.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import css from './EventFilterBar.module.css';
import { EventFilterChips } from './EventFilterChips.tsx';
import { eventsHref, filterCount, readFilters, type EventFilters } from './eventFilters.ts';
import { addViewToAddress, rememberView } from './eventView.ts';

// loaded lazily, because most viewers set no filters
const EventFilterPanel = lazyWithRetry(async () => (await import('./EventFilterPanel.tsx')).EventFilterPanel);

/** Filters and view of the events; their state is in the address. */
export function EventFilterBar({ filters }: { filters: EventFilters }) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const { search } = useLocation();
  const count = filterCount(filters);
  const { view } = filters;
  // before the first paint, so that even a quick visit stores the view for the next one
  useLayoutEffect(() => {
    if (new URLSearchParams(search).has('view')) rememberView(view);
  }, [search, view]);

  return (
    <div data-stack="cozy">
      <div data-row="wrap center space-between cozy">
        <PillNav
          label={t('events.filter.label')}
          pills={(['all', 'upcoming', 'past'] as const).map((period) => ({
            label: t(`events.filter.${period}`),
            to: eventsHref({ ...filters, period }),
            current: filters.period === period,
          }))}
        />
        <div className={css.looks} role="presentation" onClickCapture={() => addViewToAddress(view)}>
          <PillNav
            label={t('events.look.label')}
            pills={(['list', 'month', 'agenda'] as const).map((each) => ({
              label: t(`events.look.${each}`),
              to: eventsHref({ ...filters, view: each, month: each === 'list' ? '' : filters.month }),
              current: view === each,
            }))}
          />
        </div>
        <div data-row="center cozy" data-text="grow" className={css.find}>
          <SearchField
            value={filters.q}
            hrefOf={(q, search) => eventsHref({ ...readFilters(search), q })}
            label={t('events.search.label')}
            placeholder={t('events.search.placeholder')}
            clearLabel={t('events.search.clear')}
          />
          <Button
            size="large"
            leadingVisual={FilterIcon}
            aria-expanded={open}
            aria-controls={open ? panelId : undefined}
            onClick={() => setOpen(!open)}
          >
            {t('events.filter.more', { count })}
          </Button>
        </div>
      </div>
      {open && (
        <div id={panelId}>
          <Suspense fallback={<p role="status">{t('events.loading')}</p>}>
            <EventFilterPanel filters={filters} />
          </Suspense>
        </div>
      )}
      {count > 0 && <EventFilterChips filters={filters} />}
    </div>
  );
}
