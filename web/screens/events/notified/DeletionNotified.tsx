import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { DeletionNotifiedQuery } from '../../../__generated__/DeletionNotifiedQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import { Notified, type ReasonProps } from './Notified.tsx';
import './notifiedTexts.ts';

type DeletionNotifiedProps = ReasonProps & { id: string };

/** How many people the deletion of an event notifies, and the reason that they read. */
export const DeletionNotified = (props: DeletionNotifiedProps) => (
  <RetryBoundary sentence={t('notified.failed')}>
    {(attempt) => (
      <Suspense fallback={<Bone height="13rem" />}>
        <DeletionNotifiedContent {...props} attempt={attempt} />
      </Suspense>
    )}
  </RetryBoundary>
);

function DeletionNotifiedContent({ id, attempt, ...reason }: DeletionNotifiedProps & { attempt: number }) {
  const { event } = useLazyLoadQuery<DeletionNotifiedQuery>(
    graphql`
      query DeletionNotifiedQuery($id: ID!) {
        event(id: $id) {
          deletionNotifies
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  return <Notified of="deletion" count={event?.deletionNotifies ?? 0} {...reason} />;
}
