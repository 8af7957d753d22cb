import { CheckIcon, XIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DecisionButtons_event$key } from '../../__generated__/DecisionButtons_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Failure } from '../Failure.tsx';
import { KeptAction } from '../KeptAction.tsx';
import { warmDialog } from '../LazyDialog.tsx';
import './texts.ts';
import { useApproveEvent } from './useApproveEvent.ts';

const loadDialog = () => import('./RejectDialog.tsx');
const RejectDialog = lazyWithRetry(async () => (await loadDialog()).RejectDialog);

type DecisionButtonsProps = {
  event: DecisionButtons_event$key;
  describedBy?: string;
  onDecided?: (decision: 'approved' | 'rejected') => void;
};

/** Approve and reject, for viewers who may decide. Hides the decision that the event already has. */
export function DecisionButtons({ event, describedBy, onDecided }: DecisionButtonsProps) {
  const data = useFragment(
    graphql`
      fragment DecisionButtons_event on Event {
        id
        title: localTitle
        localLanguage
        approval
        viewerCanDecide
      }
    `,
    event,
  );
  const [approve, busy] = useApproveEvent();
  const [rejecting, setRejecting] = useState(false);
  const [error, setError] = useState<unknown>();
  if (!data.viewerCanDecide) return null;

  const rejection = `rejectEvent:${data.id}`;
  const confirm = async () => {
    setError(undefined);
    try {
      await approve(data.id);
      onDecided?.('approved');
    } catch (failure) {
      setError(failure);
    }
  };
  const warm = () => {
    warmDialog();
    void loadDialog();
  };
  const described = describedBy ? { 'aria-describedby': describedBy } : {};

  return (
    <div data-stack="condensed">
      <Failure title={t('approval.approveFailed')} error={error} />
      {data.approval !== 'REJECTED' && (
        <KeptAction
          name={rejection}
          failed={t('approval.rejectFailed')}
          isDialogOpen={rejecting}
          onTryAgain={() => setRejecting(true)}
        />
      )}
      <div data-row="wrap condensed">
        {data.approval !== 'APPROVED' && (
          <Button
            variant="primary"
            leadingVisual={CheckIcon}
            loading={busy}
            onClick={() => void confirm()}
            {...described}
          >
            {t('approval.approve')}
          </Button>
        )}
        {data.approval !== 'REJECTED' && (
          <Button
            variant="danger"
            leadingVisual={XIcon}
            disabled={busy}
            onPointerEnter={warm}
            onClick={() => setRejecting(true)}
            {...described}
          >
            {t('approval.reject')}
          </Button>
        )}
      </div>
      {rejecting && (
        <Suspense fallback={null}>
          <RejectDialog
            id={data.id}
            name={rejection}
            title={inLanguage(data.title, data.localLanguage)}
            onRejected={() => {
              setRejecting(false);
              onDecided?.('rejected');
            }}
            onClose={() => setRejecting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
