import { Suspense } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { HelpersPanelQuery } from '../../../__generated__/HelpersPanelQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { HelperForm } from './HelperForm.tsx';
import { HelperList } from './HelperList.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import './staffTexts.ts';

/** The helpers of an event, for those who choose them. */
export const HelpersPanel = ({ id }: { id: string }) => (
  <Panel id="helpers" title={t('staff.title')}>
    <RetryBoundary sentence={t('staff.loadFailed')}>
      {(attempt) => (
        <Suspense fallback={<Bone height="14rem" />}>
          <HelpersContent id={id} attempt={attempt} />
        </Suspense>
      )}
    </RetryBoundary>
  </Panel>
);

function HelpersContent({ id, attempt }: { id: string; attempt: number }) {
  const { event } = useLazyLoadQuery<HelpersPanelQuery>(
    graphql`
      query HelpersPanelQuery($id: ID!) {
        event(id: $id) {
          viewerCanHandOver
          ...HelperList_event
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return (
    event && (
      <>
        <HelperList event={event} />
        <HelperForm eventId={id} isOwner={event.viewerCanHandOver} />
      </>
    )
  );
}
