import { t } from '../../../core/i18n.tsx';
import { Chip } from '../../../ui/Chip.tsx';
import { eventsHref, filterCount, withoutTag, type EventFilters } from './eventFilters.ts';

/** The active filters. A press removes one. */
export function EventFilterChips({ filters }: { filters: EventFilters }) {
  const { period } = filters;
  const chips: readonly (false | Parameters<typeof Chip>[0])[] = [
    filters.mine && {
      text: t('events.filter.mine'),
      label: t('events.filter.removeMine'),
      to: eventsHref({ ...filters, mine: false }),
    },
    filters.free && {
      text: t('events.filter.free'),
      label: t('events.filter.removeFree'),
      to: eventsHref({ ...filters, free: false }),
    },
    filters.place.trim() !== '' && {
      text: t('events.filter.atPlace', { place: filters.place }),
      label: t('events.filter.removePlace', { place: filters.place }),
      to: eventsHref({ ...filters, place: '' }),
    },
    ...filters.tags.map((tag) => ({
      text: tag,
      label: t('events.filter.removeTag', { tag }),
      to: eventsHref(withoutTag(filters, tag)),
    })),
  ];
  return (
    <ul
      data-row="wrap condensed"
      data-only={filterCount(filters) === 0 ? 'phone' : undefined}
      aria-label={t('events.filter.chosen')}
    >
      {period !== 'all' && (
        <li data-only="phone">
          <Chip
            text={t(`events.filter.${period}`)}
            label={t('events.filter.removePeriod', { period: t(`events.filter.${period}`) })}
            to={eventsHref({ ...filters, period: 'all' })}
          />
        </li>
      )}
      {chips.map(
        (chip) =>
          chip && (
            <li key={chip.label}>
              <Chip {...chip} />
            </li>
          ),
      )}
    </ul>
  );
}
