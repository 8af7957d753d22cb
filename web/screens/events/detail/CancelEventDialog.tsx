import { graphql, useFragment, useMutation } from 'react-relay';
import type { CancelEventDialog_event$key } from '../../../__generated__/CancelEventDialog_event.graphql.ts';
import type { CancelEventDialogMutation } from '../../../__generated__/CancelEventDialogMutation.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { keepUntilAnswered, useKeptReason } from '../../../core/keptAction.ts';
import { useCommit } from '../../../core/mutation.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { DeletionNotified } from '../notified/DeletionNotified.tsx';
import { useInvalidateStore } from '../useInvalidateStore.ts';

type CancelEventDialogProps = {
  event: CancelEventDialog_event$key;
  /** As in KeptAction. */
  name: string;
  onClose: () => void;
};

/** Asks before an event is cancelled: how many people are notified, and the reason that they read. */
export function CancelEventDialog({ event, name, onClose }: CancelEventDialogProps) {
  const { id, title, localLanguage } = useFragment(
    graphql`
      fragment CancelEventDialog_event on Event {
        id
        title: localTitle
        localLanguage
      }
    `,
    event,
  );
  const [cancelEvent] = useCommit(
    useMutation<CancelEventDialogMutation>(graphql`
      mutation CancelEventDialogMutation($input: CancelEventInput!) {
        cancelEvent(input: $input) {
          event {
            viewerCanCancelEvent
            ...useLiveSeats_event
          }
        }
      }
    `),
  );
  const invalidateStore = useInvalidateStore();
  const [reason, setReason] = useKeptReason(name);

  const confirm = async () => {
    await keepUntilAnswered(name, { reason }, () => cancelEvent({ input: { eventId: id, reason } }));
    onClose();
    invalidateStore();
  };

  return (
    <ConfirmDialog
      title={t('event.cancelTitle')}
      confirm={t('event.cancelConfirm')}
      cancel={t('event.cancelKeep')}
      failed={t('event.cancelFailed')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('event.cancelQuestion', { title: inLanguage(title, localLanguage) })}</p>
      <DeletionNotified id={id} reason={reason} onReason={setReason} />
    </ConfirmDialog>
  );
}
