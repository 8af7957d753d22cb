import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { DeleteEventDialog_event$key } from '../../../__generated__/DeleteEventDialog_event.graphql.ts';
import type { DeleteSeriesDialogQuery } from '../../../__generated__/DeleteSeriesDialogQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { keepUntilAnswered, readKept, useKeptReason } from '../../../core/keptAction.ts';
import { Bone } from '../../../ui/Bone.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { SaidOfTitle } from '../../../ui/SuccessNotice.tsx';
import { deleteEventFragment } from '../detail/DeleteEventDialog.tsx';
import { Notified, type ReasonProps } from '../notified/Notified.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import './seriesTexts.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { eventsInScope, serverScope, type Scope } from './seriesDates.ts';
import { useDeleteEvent } from '../detail/useDeleteEvent.ts';
import { useDeleteSeries } from './useDeleteSeries.ts';
import { useInvalidateStore } from '../useInvalidateStore.ts';

type DeleteSeriesDialogProps = {
  event: DeleteEventDialog_event$key;
  /** As in KeptAction. */
  name: string;
  onClose: () => void;
  /** See DeleteEventDialog. */
  onDeleting: (deleting: boolean) => void;
};

/** Deletes one event of a series, it and all later ones, or all. Shows which events that are. */
export function DeleteSeriesDialog({ event, name, onClose, onDeleting }: DeleteSeriesDialogProps) {
  const { id, title, localLanguage } = useFragment(deleteEventFragment, event);
  const navigate = useNavigate();
  const [deleteEvent] = useDeleteEvent();
  const [deleteSeries] = useDeleteSeries();
  const invalidateStore = useInvalidateStore();
  const [scope, setScope] = useState(() => (readKept(name)?.scope ?? 'one') as Scope);
  const [count, setCount] = useState(1);
  const [reason, setReason] = useKeptReason(name);

  const confirm = async () => {
    onDeleting(true);
    const input = { eventId: id, reason };
    const send = async () => {
      if (scope === 'one') return void (await deleteEvent({ input }));
      return (await deleteSeries({ input: { ...input, scope: serverScope(scope) } })).deleteSeries;
    };
    try {
      const answer = await keepUntilAnswered(name, { reason, scope }, send, 'NOT_FOUND');
      const deleted = answer?.deletedEventIds.length ?? 1;
      const said: SaidOfTitle = {
        id: deleted > 1 ? 'series.deleted' : 'event.deleted',
        values: { count: deleted, title },
        language: localLanguage,
      };
      invalidateStore();
      await navigate('/events', { replace: true, state: { said } });
    } catch (failure) {
      onDeleting(false);
      throw failure;
    }
  };

  return (
    <ConfirmDialog
      title={t('series.delete.title', { count })}
      confirm={t('series.delete.confirm', { count })}
      failed={t('event.deleteFailed')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <RetryBoundary sentence={t('series.loadFailed')}>
        {(attempt) => (
          <Suspense fallback={<Bone height="9rem" />}>
            <DeletionSummary
              id={id}
              title={inLanguage(title, localLanguage)}
              attempt={attempt}
              scope={scope}
              reason={reason}
              onReason={setReason}
              onScope={setScope}
              onCount={setCount}
            />
          </Suspense>
        )}
      </RetryBoundary>
    </ConfirmDialog>
  );
}

type DeletionSummaryProps = ReasonProps & {
  id: string;
  title: ReactNode;
  attempt: number;
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** Receives the number of events in the scope. */
  onCount: (events: number) => void;
};

function DeletionSummary({ id, title, attempt, scope, onScope, onCount, ...reason }: DeletionSummaryProps) {
  const { event } = useLazyLoadQuery<DeleteSeriesDialogQuery>(
    graphql`
      query DeleteSeriesDialogQuery($id: ID!) {
        event(id: $id) {
          series(first: 52) {
            edges {
              node {
                id
                date
                registeredCount
                waitlistCount
                requestCount
                deletionNotifies
              }
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const events =
    event?.series?.edges.map(({ node: { id: each, date, ...eventCounts } }) => ({ id: each, date, ...eventCounts })) ??
    [];
  const eventsToDelete = eventsInScope(events, id, scope);
  const { length: count } = eventsToDelete;
  useEffect(() => onCount(count), [onCount, count]);
  const sum = (count: (event: (typeof events)[number]) => number) =>
    eventsToDelete.reduce((before, each) => before + count(each), 0);
  const counts = {
    seats: sum(({ registeredCount }) => registeredCount),
    waiting: sum(({ waitlistCount }) => waitlistCount),
    asked: sum(({ requestCount }) => requestCount ?? 0),
  };

  return (
    <>
      <ScopeChoice label={t('series.delete.what')} id={id} events={events} scope={scope} onScope={onScope} />
      <div role="status" data-stack="condensed">
        <p>
          {scope === 'all'
            ? t('series.delete.questionAll', { title, count: events.length })
            : t('series.delete.question', { title, count: eventsToDelete.length, later: eventsToDelete.length - 1 })}
        </p>
        <p>{t('series.delete.goes', { events: eventsToDelete.length, ...counts })}</p>
      </div>
      <Notified
        of={scope === 'one' ? 'deletion' : 'deletions'}
        count={sum(({ deletionNotifies }) => deletionNotifies ?? 0)}
        {...reason}
      />
    </>
  );
}
