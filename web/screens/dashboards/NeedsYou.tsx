import { ChecklistIcon } from '@primer/octicons-react';
import { useId } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { NeedsYou_event$key } from '../../__generated__/NeedsYou_event.graphql.ts';
import type { NeedsYou_query$key } from '../../__generated__/NeedsYou_query.graphql.ts';
import type { NeedsYouQuery } from '../../__generated__/NeedsYouQuery.graphql.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { useNow } from '../../core/now.ts';
import { useOwnEventNews } from '../../core/useOwnEventNews.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { needsOf } from '../../ui/needs/needsOf.ts';
import { WaitingLinks } from '../../ui/needs/WaitingLinks.tsx';
import { Panel } from '../../ui/Panel.tsx';

const mostShown = 5;

/** The organizer's events that need attention, the next one first. Renders nothing without any. */
export function NeedsYou({ query }: { query: NeedsYou_query$key }) {
  const { needs } = useFragment(
    graphql`
      fragment NeedsYou_query on Query {
        needs: myEvents(part: RUNNING, first: 50) {
          edges {
            node {
              id
              ...needsOf_event
              ...NeedsYou_event
            }
          }
        }
      }
    `,
    query,
  );
  const environment = useRelayEnvironment();
  useOwnEventNews(() => {
    fetchQuery<NeedsYouQuery>(environment, needsQuery, {}, { fetchPolicy: 'network-only' }).subscribe({});
  });
  const now = new Date(useNow());
  const rows = needs.edges
    // a deleted event leaves a null node
    .flatMap(({ node }) => node ?? [])
    .map((event) => ({ event, ...needsOf(event, now) }))
    .filter(({ requests, line, hasDoorToday }) => requests > 0 || line > 0 || hasDoorToday);
  if (rows.length === 0) return null;
  return (
    <Panel
      title={t('dashboard.needs')}
      action={
        rows.length > mostShown && (
          <Link data-text="medium" data-press to="/my-events">
            {t('dashboard.needs.all', { count: rows.length })}
          </Link>
        )
      }
    >
      <ul data-rows="bare">
        {rows.slice(0, mostShown).map((row) => (
          <Row key={row.event.id} {...row} />
        ))}
      </ul>
    </Panel>
  );
}

const needsQuery = graphql`
  query NeedsYouQuery {
    ...NeedsYou_query
  }
`;

type RowProps = { event: NeedsYou_event$key; requests: number; line: number; hasDoorToday: boolean };

function Row({ event, requests, line, hasDoorToday }: RowProps) {
  const { id, title, localLanguage, date } = useFragment(
    graphql`
      fragment NeedsYou_event on Event {
        id
        title: localTitle
        localLanguage
        date
      }
    `,
    event,
  );
  const titleId = useId();
  return (
    <li data-space="inside condensed" data-row="wrap center space-between none/normal">
      <div data-stack="none" data-basis="9">
        <Link data-text="semibold break" data-press id={titleId} to={`/events/${id}`} {...langOf(localLanguage)}>
          {title}
        </Link>
        <time data-text="small muted" dateTime={date}>
          {formatDateTime(date)}
        </time>
      </div>
      <div data-row="wrap center condensed/normal">
        <WaitingLinks eventId={id} titleId={titleId} requests={requests} line={line} />
        {hasDoorToday && (
          <ButtonLink to={`/events/${id}/door`} leadingVisual={ChecklistIcon} aria-describedby={titleId}>
            {t('dashboard.door')}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
