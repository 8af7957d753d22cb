import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CancelRegistrationDialog_event$key } from '../../../__generated__/CancelRegistrationDialog_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useCancelRegistration } from './useCancelRegistration.ts';

type CancelRegistrationDialogProps = {
  event: CancelRegistrationDialog_event$key;
  /** Cancels a seat, or withdraws a request. */
  act: 'cancel' | 'takeBack';
  onDone: () => void;
  onClose: () => void;
};

export function CancelRegistrationDialog({ event, act, onDone, onClose }: CancelRegistrationDialogProps) {
  const { id, title } = useFragment(
    graphql`
      fragment CancelRegistrationDialog_event on Event {
        id
        title
      }
    `,
    event,
  );
  const [cancelRegistration, busy] = useCancelRegistration();
  const [error, setError] = useState<unknown>();

  const confirm = async () => {
    setError(undefined);
    try {
      await cancelRegistration({ input: { eventId: id } });
      onDone();
    } catch (failure) {
      setError(failure);
    }
  };

  return (
    <ConfirmDialog
      title={t(`registration.${act}Title`)}
      confirm={t(`registration.${act}Confirm`)}
      cancel={t(`registration.${act}Keep`)}
      busy={busy}
      error={<Failure title={t(`registration.${act}Failed`)} error={error} />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t(`registration.${act}Question`, { title })}</p>
    </ConfirmDialog>
  );
}
