import { graphql, useFragment } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { DeleteEventDialog_event$key } from '../../../__generated__/DeleteEventDialog_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { keepUntilAnswered, useKeptReason } from '../../../core/keptAction.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { SaidOfTitle } from '../../../ui/SuccessNotice.tsx';
import { useDeleteEvent } from './useDeleteEvent.ts';
import { DeletionNotified } from '../notified/DeletionNotified.tsx';
import { useInvalidateStore } from '../useInvalidateStore.ts';

type DeleteEventDialogProps = {
  event: DeleteEventDialog_event$key;
  /** As in KeptAction. */
  name: string;
  onClose: () => void;
  /**
   * Called with true before the deletion, and with false after a failure. The screen must not treat the missing event as a
   * broken link.
   */
  onDeleting: (deleting: boolean) => void;
};

export const deleteEventFragment = graphql`
  fragment DeleteEventDialog_event on Event {
    id
    title: localTitle
    localLanguage
    registeredCount
  }
`;

export function DeleteEventDialog({ event, name, onClose, onDeleting }: DeleteEventDialogProps) {
  const { id, title, localLanguage, registeredCount } = useFragment(deleteEventFragment, event);
  const navigate = useNavigate();
  const [deleteEvent] = useDeleteEvent();
  const invalidateStore = useInvalidateStore();
  const [reason, setReason] = useKeptReason(name);

  const confirm = async () => {
    onDeleting(true);
    try {
      await keepUntilAnswered(name, { reason }, () => deleteEvent({ input: { eventId: id, reason } }), 'NOT_FOUND');
      invalidateStore();
      const said: SaidOfTitle = { id: 'event.deleted', values: { title }, language: localLanguage };
      await navigate('/events', { replace: true, state: { said } });
    } catch (failure) {
      onDeleting(false);
      throw failure;
    }
  };

  return (
    <ConfirmDialog
      title={t('event.deleteTitle')}
      confirm={t('event.deleteConfirm')}
      failed={t('event.deleteFailed')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('event.deleteQuestion', { title: inLanguage(title, localLanguage) })}</p>
      <p>{t('event.deleteWithIt', { count: registeredCount })}</p>
      <DeletionNotified id={id} reason={reason} onReason={setReason} />
    </ConfirmDialog>
  );
}
