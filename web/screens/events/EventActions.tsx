import { CopyIcon, PencilIcon, SyncIcon, TrashIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventActions_event$key } from '../../__generated__/EventActions_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { DeleteEventDialog } from './DeleteEventDialog.tsx';

const loadRepeat = () => import('./RepeatDialog.tsx');
const RepeatDialog = lazyWithRetry(async () => (await loadRepeat()).RepeatDialog);
const DeleteSeriesDialog = lazyWithRetry(async () => (await import('./DeleteSeriesDialog.tsx')).DeleteSeriesDialog);

function warmRepeat() {
  warmDialog();
  void loadRepeat();
}

type EventActionsProps = {
  event: EventActions_event$key;
  /** The college's. */
  timeZone: string;
  onDeleting: (deleting: boolean) => void;
};

/** Edit and delete, for the event's creator only; once more and again, for whoever may edit it. */
export function EventActions({ event, timeZone, onDeleting }: EventActionsProps) {
  const data = useFragment(
    graphql`
      fragment EventActions_event on Event {
        id
        viewerIsCreator
        viewerCanEdit
        viewerCanDelete
        series(first: 1) {
          totalCount
        }
        ...DeleteEventDialog_event
        ...RepeatDialog_event
      }
    `,
    event,
  );
  const [dialog, setDialog] = useState<'delete' | 'repeat'>();
  const close = () => setDialog(undefined);
  const { viewerIsCreator, viewerCanEdit } = data;
  const isSeries = (data.series?.totalCount ?? 0) > 1;
  const DeleteDialog = isSeries ? DeleteSeriesDialog : DeleteEventDialog;

  return (
    <>
      {viewerIsCreator && viewerCanEdit && (
        <ButtonLink to={`/events/${data.id}/edit`} leadingVisual={PencilIcon}>
          {t('event.edit')}
        </ButtonLink>
      )}
      {viewerCanEdit && (
        <ButtonLink to={`/events/create?from=${data.id}`} leadingVisual={CopyIcon}>
          {t('event.duplicate')}
        </ButtonLink>
      )}
      {viewerCanEdit && !isSeries && (
        <Button
          leadingVisual={SyncIcon}
          onPointerEnter={warmRepeat}
          onFocus={warmRepeat}
          onClick={() => setDialog('repeat')}
        >
          {t('event.repeat')}
        </Button>
      )}
      {viewerIsCreator && data.viewerCanDelete && (
        <Button
          variant="danger"
          leadingVisual={TrashIcon}
          onPointerEnter={warmDialog}
          onClick={() => setDialog('delete')}
        >
          {t('event.delete')}
        </Button>
      )}
      {dialog && (
        <Suspense fallback={null}>
          {dialog === 'repeat' ? (
            <RepeatDialog event={data} timeZone={timeZone} onClose={close} />
          ) : (
            <DeleteDialog event={data} onDeleting={onDeleting} onClose={close} />
          )}
        </Suspense>
      )}
    </>
  );
}
