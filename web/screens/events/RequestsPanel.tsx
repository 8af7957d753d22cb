import { useState } from 'react';
import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { RequestsPageQuery } from '../../__generated__/RequestsPageQuery.graphql.ts';
import type { RequestsPanel_event$key } from '../../__generated__/RequestsPanel_event.graphql.ts';
import type { RequestsPanelQuery } from '../../__generated__/RequestsPanelQuery.graphql.ts';
import { mostDecided } from '../../../api/registrations/validate.ts';
import { t } from '../../core/i18n.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import './organizingTexts.ts';
import { OwnPart } from './OwnPart.tsx';
import { RequestRow } from './RequestRow.tsx';
import { RequestsBar } from './RequestsBar.tsx';

const pageSize = 50;

/** Who asks for a seat, in the order in which they asked, for whoever runs the event: they are approved or declined. */
export function RequestsPanel({ id }: { id: string }) {
  return <OwnPart sentence={t('event.requests.failed')}>{(attempt) => <Loaded id={id} attempt={attempt} />}</OwnPart>;
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { event } = useLazyLoadQuery<RequestsPanelQuery>(
    graphql`
      query RequestsPanelQuery($id: ID!) {
        event(id: $id) {
          ...RequestsPanel_event
        }
      }
    `,
    { id },
    // others may ask than when it was last looked at
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  return event && <Requests event={event} />;
}

function Requests({ event }: { event: RequestsPanel_event$key }) {
  const { data, ...pages } = usePaginationFragment<RequestsPageQuery, RequestsPanel_event$key>(
    graphql`
      fragment RequestsPanel_event on Event
      @refetchable(queryName: "RequestsPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        id
        title
        requestCount
        requests(first: $count, after: $cursor) @connection(key: "RequestsPanel_requests") {
          edges {
            node {
              id
              userId
              name
              ...RequestRow_registration
            }
          }
        }
      }
    `,
    event,
  );
  const people = data.requests?.edges.map(({ node }) => node) ?? [];
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // without those about whom somebody else has decided meanwhile
  const chosen = people.filter(({ userId }) => ids.has(userId));
  return (
    <Panel title={t('event.requests', { count: data.requestCount ?? 0 })}>
      <RequestsBar
        event={{ id: data.id, title: data.title }}
        people={people.map(({ userId, name }) => ({ userId, name }))}
        chosen={chosen}
        onChoose={(all) => setIds(new Set(all.map(({ userId }) => userId)))}
      />
      {people.length === 0 ? (
        <p data-text="medium muted">{t('event.requests.none')}</p>
      ) : (
        <ul data-rows="bare">
          {people.map((person) => (
            <RequestRow
              key={person.id}
              registration={person}
              checked={ids.has(person.userId)}
              disabled={chosen.length >= mostDecided && !ids.has(person.userId)}
              onCheck={(checked) => {
                const others = chosen.filter((each) => each !== person);
                setIds(new Set((checked ? [...others, person] : others).map(({ userId }) => userId)));
              }}
            />
          ))}
        </ul>
      )}
      <ShowMore pages={pages} count={pageSize} byHand />
    </Panel>
  );
}
