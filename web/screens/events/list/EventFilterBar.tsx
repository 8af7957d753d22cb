import { FilterIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useId, useLayoutEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { EventChoices } from './EventChoices.tsx';
import { EventFilterChips } from './EventFilterChips.tsx';
import { eventsHref, filterCount, readFilters, type EventFilters } from './eventFilters.ts';
import { rememberView } from './eventView.ts';

// loaded lazily, because most viewers set no filters
const EventFilterPanel = lazyWithRetry(async () => (await import('./EventFilterPanel.tsx')).EventFilterPanel);
const EventFilterSheet = lazyWithRetry(async () => (await import('./EventFilterSheet.tsx')).EventFilterSheet);

/** The same width as in the stylesheet. */
const isPhone = () => matchMedia('(max-width: 47.99rem)').matches;

/** Filters and view of the events; their state is in the address. On a phone, a sheet holds all but the search. */
export function EventFilterBar({ filters }: { filters: EventFilters }) {
  const [open, setOpen] = useState<'panel' | 'sheet'>();
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
        <div data-row="wrap center cozy" data-only="wide">
          <EventChoices filters={filters} />
        </div>
        <div data-row="wrap center justify-end cozy" data-basis="14">
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
            aria-expanded={open !== undefined}
            aria-controls={open === 'panel' ? panelId : undefined}
            onPointerEnter={() => isPhone() && warmDialog()}
            onClick={() => setOpen(open ? undefined : isPhone() ? 'sheet' : 'panel')}
          >
            {t('events.filter.more', { count })}
          </Button>
        </div>
      </div>
      {open === 'panel' && (
        <div id={panelId} data-card="padded">
          <Suspense fallback={<p role="status">{t('events.loading')}</p>}>
            <EventFilterPanel filters={filters} />
          </Suspense>
        </div>
      )}
      {open === 'sheet' && (
        <Suspense fallback={null}>
          <EventFilterSheet filters={filters} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
      {(count > 0 || filters.period !== 'all') && <EventFilterChips filters={filters} />}
    </div>
  );
}
