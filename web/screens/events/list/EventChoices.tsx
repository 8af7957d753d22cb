import { t } from '../../../core/i18n.tsx';
import { PillNav } from '../../../ui/PillNav.tsx';
import { eventsHref, type EventFilters } from './eventFilters.ts';
import { addViewToAddress } from './eventView.ts';

/** Which events, and how to show them. */
export function EventChoices({ filters }: { filters: EventFilters }) {
  const { view } = filters;
  return (
    <>
      <PillNav
        label={t('events.filter.label')}
        pills={(['all', 'upcoming', 'past'] as const).map((period) => ({
          label: t(`events.filter.${period}`),
          to: eventsHref({ ...filters, period }),
          current: filters.period === period,
        }))}
      />
      <div role="presentation" onClickCapture={() => addViewToAddress(view)}>
        <PillNav
          label={t('events.look.label')}
          pills={(['list', 'month', 'agenda'] as const).map((each) => ({
            label: t(`events.look.${each}`),
            to: eventsHref({ ...filters, view: each, month: each === 'list' ? '' : filters.month }),
            current: view === each,
          }))}
        />
      </div>
    </>
  );
}
