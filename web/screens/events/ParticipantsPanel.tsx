import { PeopleIcon } from '@primer/octicons-react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ParticipantsPageQuery } from '../../__generated__/ParticipantsPageQuery.graphql.ts';
import type { ParticipantsPanel_event$key } from '../../__generated__/ParticipantsPanel_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { ParticipantRow } from './ParticipantRow.tsx';
import css from './ParticipantsPanel.module.css';

const pageSize = 50;

/** Who comes, for those who may know. */
export function ParticipantsPanel({ event }: { event: ParticipantsPanel_event$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    ParticipantsPageQuery,
    ParticipantsPanel_event$key
  >(
    graphql`
      fragment ParticipantsPanel_event on Event
      @refetchable(queryName: "ParticipantsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        participants(first: $count, after: $cursor) @connection(key: "ParticipantsPanel_participants") {
          totalCount
          edges {
            node {
              id
              ...ParticipantRow_registration
            }
          }
        }
      }
    `,
    event,
  );
  const { edges, totalCount } = data.participants;

  return (
    <Panel title={t('event.participants', { count: totalCount })}>
      {edges.length === 0 ? (
        <EmptyState compact icon={PeopleIcon} title={t('event.noParticipants')} />
      ) : (
        <ul className={css.list}>
          {edges.map(({ node }) => (
            <ParticipantRow key={node.id} registration={node} />
          ))}
        </ul>
      )}
      {hasNext && (
        <ShowMore
          busy={isLoadingNext}
          load={() =>
            new Promise((resolve, reject) => {
              loadNext(pageSize, { onComplete: (error) => (error ? reject(error) : resolve()) });
            })
          }
        />
      )}
    </Panel>
  );
}
