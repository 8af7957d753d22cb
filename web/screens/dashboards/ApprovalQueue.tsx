import { useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { ApprovalQueue_query$key } from '../../__generated__/ApprovalQueue_query.graphql.ts';
import type { ApprovalQueuePageQuery } from '../../__generated__/ApprovalQueuePageQuery.graphql.ts';
import pageQuery from '../../__generated__/ApprovalQueuePageQuery.graphql.ts';
import type { ApprovalQueueSubscription } from '../../__generated__/ApprovalQueueSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { refetchVariables, useLive } from '../../core/live.ts';
import { Label } from '../../ui/Label.tsx';
import { LivePaused } from '../../ui/LivePaused.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ShowMore } from '../../ui/ShowMore.tsx';
import { Temporary } from '../../ui/Temporary.tsx';
import { ApprovalQueueRow } from './ApprovalQueueRow.tsx';

const pageSize = 10;

/** The events that wait for approval by an admin; updates live. Renders nothing if approval is off and none waits. */
export function ApprovalQueue({ query }: { query: ApprovalQueue_query$key }) {
  const { data, ...pages } = usePaginationFragment<ApprovalQueuePageQuery, ApprovalQueue_query$key>(
    graphql`
      fragment ApprovalQueue_query on Query
      @refetchable(queryName: "ApprovalQueuePageQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" }) {
        systemSettings {
          eventApprovalRequired
        }
        events(first: $count, after: $cursor, approval: PENDING) @connection(key: "ApprovalQueue_events") {
          totalCount
          edges {
            node {
              id
              approval
              ...ApprovalQueueRow_event
            }
          }
        }
      }
    `,
    query,
  );
  const section = useRef<HTMLDivElement>(null);
  const [message, setMessage] = useState<{ text: string }>();
  const [maxLoaded, setMaxLoaded] = useState(pageSize);
  const { edges, totalCount } = data.events;
  // a refresh reads as many events as were ever loaded, even if fewer wait now
  if (edges.length > maxLoaded) setMaxLoaded(edges.length);
  // events that were just approved or rejected stay in the connection until the next read
  const waiting = edges.map(({ node }) => node).filter((node) => node?.approval === 'PENDING');
  const count = Math.max(waiting.length, totalCount - (edges.length - waiting.length));

  useLive<ApprovalQueueSubscription, ApprovalQueuePageQuery>({
    subscription: graphql`
      subscription ApprovalQueueSubscription {
        eventApprovalChanged {
          __typename
          ... on EventApprovalUpdated {
            event {
              id
              approval
            }
          }
        }
      }
    `,
    variables: {},
    loading: pages.isLoadingNext,
    read: { query: pageQuery, variables: refetchVariables(maxLoaded, pageSize) },
    updater: () => true,
  });

  if (waiting.length === 0 && !message && !data.systemSettings.eventApprovalRequired) return null;
  return (
    <div ref={section} tabIndex={-1}>
      <Panel
        title={t('dashboard.queue')}
        action={count > 0 && <Label tone="attention">{t('dashboard.queue.waiting', { count })}</Label>}
      >
        <LivePaused />
        {message && (
          <Temporary of={message} closable onEnd={() => setMessage(undefined)}>
            <Notice tone="success">{message.text}</Notice>
          </Temporary>
        )}
        {waiting.length > 0 ? (
          <ul data-rows="bare">
            {waiting.map((node) => (
              <ApprovalQueueRow
                key={node.id}
                event={node}
                onDecided={(decision, title) => {
                  setMessage({ text: t(`dashboard.queue.${decision}`, { title }) });
                  section.current?.focus({ preventScroll: true });
                }}
              />
            ))}
          </ul>
        ) : (
          <p data-text="medium muted">{t('dashboard.queue.none')}</p>
        )}
        <ShowMore pages={pages} count={pageSize} byHand />
      </Panel>
    </div>
  );
}
