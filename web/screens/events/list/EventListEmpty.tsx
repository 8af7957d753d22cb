import { CalendarIcon, SearchIcon } from '@primer/octicons-react';
import { formatList, t } from '../../../core/i18n.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { eventsHref, isFiltered, withoutFilters, type EventFilters } from './eventFilters.ts';

type EventListEmptyProps = {
  filters: EventFilters;
  canCreate: boolean;
  /** A title that names the month, for the month view. */
  title?: string;
};

/** Says why the list is empty, and what to do about it. */
export function EventListEmpty({ filters, canCreate, title }: EventListEmptyProps) {
  const { period } = filters;

  if (isFiltered(filters))
    return (
      <EmptyState
        icon={SearchIcon}
        title={title ?? t('events.empty.all')}
        action={<ButtonLink to={eventsHref(withoutFilters(filters))}>{t('events.empty.clear')}</ButtonLink>}
      >
        {t('events.empty.only', { filters: formatList(filterTexts(filters)) })}{' '}
        {t(period === 'all' ? 'events.empty.search' : 'events.empty.searchInView')}
      </EmptyState>
    );

  const create = canCreate && period !== 'past';
  return (
    <EmptyState
      icon={CalendarIcon}
      title={title ?? t(`events.empty.${period}`)}
      action={
        create ? (
          <ButtonLink to="/events/create" variant="primary">
            {t('events.createFirst')}
          </ButtonLink>
        ) : (
          period !== 'all' && (
            <ButtonLink to={eventsHref({ ...filters, period: 'all' })}>{t('events.empty.seeAll')}</ButtonLink>
          )
        )
      }
    >
      {t(create ? 'events.empty.mayCreate' : 'events.empty.comeBack')}
    </EmptyState>
  );
}

/** The active filters as texts. */
function filterTexts({ q, tags, place, mine, free }: EventFilters): string[] {
  return [
    ...(mine ? [t('events.filter.mine')] : []),
    ...(free ? [t('events.filter.free')] : []),
    ...(q.trim() ? [t('events.empty.words', { words: q.trim() })] : []),
    ...(place.trim() ? [t('events.filter.atPlace', { place: place.trim() })] : []),
    ...tags.map((tag) => t('events.empty.words', { words: tag })),
  ];
}
