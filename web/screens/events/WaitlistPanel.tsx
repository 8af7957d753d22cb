import { graphql, useLazyLoadQuery, usePaginationFragment } from 'react-relay';
import type { WaitlistPageQuery } from '../../__generated__/WaitlistPageQuery.graphql.ts';
import type { WaitlistPanel_event$key } from '../../__generated__/WaitlistPanel_event.graphql.ts';
import type { WaitlistPanelQuery } from '../../__generated__/WaitlistPanelQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import './organizingTexts.ts';
import { OwnPart } from './OwnPart.tsx';
import { WaitlistRow } from './WaitlistRow.tsx';

const pageSize = 50;

/** Who waits for a seat, in the order of the line, for whoever runs the event. */
export function WaitlistPanel({ id }: { id: string }) {
  return <OwnPart sentence={t('event.waitlist.failed')}>{(attempt) => <Loaded id={id} attempt={attempt} />}</OwnPart>;
}

function Loaded({ id, attempt }: { id: string; attempt: number }) {
  const { event } = useLazyLoadQuery<WaitlistPanelQuery>(
    graphql`
      query WaitlistPanelQuery($id: ID!) {
        event(id: $id) {
          ...WaitlistPanel_event
        }
      }
    `,
    { id },
    // the line may be another one than when it was last looked at
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  return event && <Line event={event} />;
}

function Line({ event }: { event: WaitlistPanel_event$key }) {
  const { data, ...pages } = usePaginationFragment<WaitlistPageQuery, WaitlistPanel_event$key>(
    graphql`
      fragment WaitlistPanel_event on Event
      @refetchable(queryName: "WaitlistPageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        waitlistCount
        ...GiveSeatDialog_event
        waitlist(first: $count, after: $cursor) @connection(key: "WaitlistPanel_waitlist") {
          edges {
            node {
              id
              ...WaitlistRow_registration
            }
          }
        }
      }
    `,
    event,
  );
  return (
    <Panel title={t('event.waitlist', { count: data.waitlistCount })}>
      <ol data-rows="bare">
        {data.waitlist?.edges.map(({ node }, index) => (
          <WaitlistRow key={node.id} registration={node} event={data} position={index + 1} />
        ))}
      </ol>
      <ShowMore pages={pages} count={pageSize} />
    </Panel>
  );
}
