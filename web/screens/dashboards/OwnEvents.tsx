import { CalendarIcon } from '@primer/octicons-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { OwnEvents_query$key } from '../../__generated__/OwnEvents_query.graphql.ts';
import type { OwnEventsPageQuery } from '../../__generated__/OwnEventsPageQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { OwnEventsRow } from './OwnEventsRow.tsx';

const pageSize = 10;

/** A phone shows fewer, and links to the others, because figures and plots follow. */
const mostOnPhone = 3;

/** The organizer's events, upcoming ones first. */
export function OwnEvents({ query, total }: { query: OwnEvents_query$key; total: number }) {
  const { data, ...pages } = usePaginationFragment<OwnEventsPageQuery, OwnEvents_query$key>(
    graphql`
      fragment OwnEvents_query on Query
      @refetchable(queryName: "OwnEventsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        events(first: $count, after: $cursor, organizer: $organizer) @connection(key: "OwnEvents_events") {
          edges {
            node {
              id
              ...OwnEventsRow_event
            }
          }
        }
      }
    `,
    query,
  );
  // a deleted event leaves a null node
  const events = data.events.edges.flatMap(({ node }) => node ?? []);
  return (
    <Panel title={t('dashboard.own')}>
      {events.length === 0 ? (
        <EmptyState
          icon={CalendarIcon}
          title={t('dashboard.own.none')}
          action={
            <ButtonLink to="/events/create" variant="primary">
              {t('dashboard.own.noneAction')}
            </ButtonLink>
          }
        >
          {t('dashboard.own.noneHint')}
        </EmptyState>
      ) : (
        <ul data-rows="bare">
          {events.map((event, n) => (
            <OwnEventsRow key={event.id} event={event} only={n < mostOnPhone ? undefined : 'wide'} />
          ))}
        </ul>
      )}
      {events.length > mostOnPhone && (
        <div data-only="phone">
          <ButtonLink to="/my-events" block>
            {t('dashboard.needs.all', { count: total })}
          </ButtonLink>
        </div>
      )}
      <div data-only="wide">
        <ShowMore pages={pages} count={pageSize} byHand />
      </div>
    </Panel>
  );
}
