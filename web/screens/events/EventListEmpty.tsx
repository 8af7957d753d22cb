import { CalendarIcon, SearchIcon } from '@primer/octicons-react';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { eventsHref, type EventFilters } from './eventFilters.ts';

/** Says why the list is empty and what to do about it. */
export function EventListEmpty({ filters, canCreate }: { filters: EventFilters; canCreate: boolean }) {
  const { view, q, tags, mine } = filters;

  if (q.trim() || tags.length > 0)
    return (
      <EmptyState
        icon={SearchIcon}
        title={t('events.empty.all')}
        action={<ButtonLink to={eventsHref({ view, q: '', tags: [], mine })}>{t('events.empty.clear')}</ButtonLink>}
      >
        {t(view === 'all' ? 'events.empty.search' : 'events.empty.searchInView')}
      </EmptyState>
    );

  const create = canCreate && view !== 'past';
  return (
    <EmptyState
      icon={CalendarIcon}
      title={t(`events.empty.${view}`)}
      action={
        create ? (
          <ButtonLink to="/events/create" variant="primary">
            {t('events.createFirst')}
          </ButtonLink>
        ) : (
          view !== 'all' && <ButtonLink to="/events">{t('events.empty.seeAll')}</ButtonLink>
        )
      }
    >
      {t(create ? 'events.empty.mayCreate' : 'events.empty.comeBack')}
    </EmptyState>
  );
}
