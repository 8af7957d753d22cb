import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ChangeNotifiedQuery } from '../../../__generated__/ChangeNotifiedQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import { eventsInScope, type Scope } from '../series/seriesDates.ts';
import { Notified, type ReasonProps } from './Notified.tsx';
import './notifiedTexts.ts';

type ChangeNotifiedProps = ReasonProps & {
  id: string;
  scope: Scope;
  /** The event is over, before and after the change: nobody is notified. */
  isPast: boolean;
};

/** How many people a change of title, place or time notifies, and the reason that they read. */
export const ChangeNotified = (props: ChangeNotifiedProps) => (
  <RetryBoundary sentence={t('notified.failed')}>
    {(attempt) => (
      <Suspense fallback={null}>
        <ChangeNotifiedContent {...props} attempt={attempt} />
      </Suspense>
    )}
  </RetryBoundary>
);

function ChangeNotifiedContent({ id, scope, isPast, attempt, ...reason }: ChangeNotifiedProps & { attempt: number }) {
  const isSeries = scope !== 'one';
  const { event } = useLazyLoadQuery<ChangeNotifiedQuery>(
    graphql`
      query ChangeNotifiedQuery($id: ID!, $isSeries: Boolean!) {
        event(id: $id) {
          changeNotifies
          series(first: 52) @include(if: $isSeries) {
            edges {
              node {
                id
                date
                changeNotifies
              }
            }
          }
        }
      }
    `,
    { id, isSeries },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const events = event?.series?.edges.map(({ node: { id: each, date, changeNotifies } }) => {
    return { id: each, date, changeNotifies };
  });
  const others = eventsInScope(events ?? [], id, scope).slice(1);
  const own = isPast ? 0 : (event?.changeNotifies ?? 0);
  const count = others.reduce((sum, { changeNotifies }) => sum + (changeNotifies ?? 0), own);
  if (count === 0) return null;
  return (
    <Panel title={t('notified.title')}>
      <Notified of={isSeries ? 'changes' : 'change'} count={count} {...reason} />
    </Panel>
  );
}
