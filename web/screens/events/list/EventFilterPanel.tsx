import { TagIcon } from '@primer/octicons-react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { EventFilterPanelTagsQuery } from '../../../__generated__/EventFilterPanelTagsQuery.graphql.ts';
import { useCurrentSearch } from '../../../core/currentSearch.ts';
import { t } from '../../../core/i18n.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Combobox } from '../../../ui/Combobox.tsx';
import { Field } from '../../../ui/Field.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Select } from '../../../ui/Select.tsx';
import { eventsHref, readFilters, withTag, type EventFilters } from './eventFilters.ts';

const tagsQuery = graphql`
  query EventFilterPanelTagsQuery($search: String!) {
    eventTags(search: $search)
  }
`;

/** More filters, and the order of the list. */
export function EventFilterPanel({ filters }: { filters: EventFilters }) {
  const navigate = useNavigate();
  const currentSearch = useCurrentSearch();
  const environment = useRelayEnvironment();
  const changeFilters = (change: (now: EventFilters) => EventFilters) =>
    void navigate(eventsHref(change(readFilters(currentSearch()))), { preventScrollReset: true });

  const findTags = (search: string) =>
    fetchQuery<EventFilterPanelTagsQuery>(environment, tagsQuery, { search }).map(({ eventTags }) =>
      eventTags.filter((tag) => !filters.tags.includes(tag)).map((tag) => ({ id: tag, text: tag })),
    );

  return (
    <div data-stack="start normal" data-columns="14">
      <div data-stack="condensed">
        <CheckField
          label={t('events.filter.mine')}
          checked={filters.mine}
          onChange={({ target }) => changeFilters((now) => ({ ...now, mine: target.checked }))}
        />
        <CheckField
          label={t('events.filter.free')}
          checked={filters.free}
          onChange={({ target }) => changeFilters((now) => ({ ...now, free: target.checked }))}
        />
      </div>
      <Combobox
        label={t('events.filter.tag')}
        name="tag"
        icon={TagIcon}
        placeholder={t('events.filter.tagPlaceholder')}
        clearLabel={t('events.filter.tagPlaceholder')}
        error={undefined}
        disabled={false}
        chosen={undefined}
        find={findTags}
        nothing={(found) => t(found ? 'events.filter.tagNone' : 'events.loading')}
        onChoose={(tag) => tag && changeFilters((now) => withTag(now, tag.text))}
      />
      <div data-stack="tight">
        <span data-text="medium semibold" aria-hidden="true">
          {t('events.filter.place')}
        </span>
        <div data-row="none">
          <SearchField
            value={filters.place}
            hrefOf={(place, search) => eventsHref({ ...readFilters(search), place })}
            label={t('events.filter.place')}
            placeholder={t('events.filter.placePlaceholder')}
            clearLabel={t('events.filter.placeClear')}
          />
        </div>
      </div>
      {filters.view === 'list' && (
        <Field label={t('events.sort.label')}>
          {({ id }) => (
            <Select
              id={id}
              block
              value={filters.bySeats ? 'seats' : 'date'}
              onChange={({ target }) => changeFilters((now) => ({ ...now, bySeats: target.value === 'seats' }))}
            >
              <option value="date">{t('events.sort.date')}</option>
              <option value="seats">{t('events.sort.seats')}</option>
            </Select>
          )}
        </Field>
      )}
    </div>
  );
}
