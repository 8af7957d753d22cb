import { useState } from 'react';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Failure } from '../../../ui/Failure.tsx';
import { useCancelRegistration } from './useCancelRegistration.ts';

type CancelRegistrationDialogProps = {
  event: { readonly id: string; readonly title: string; readonly localLanguage: string | null | undefined };
  /** Cancels a seat, or withdraws a request. */
  act: 'cancel' | 'takeBack';
  onSend: () => void;
  onClose: () => void;
};

export function CancelRegistrationDialog({ event, act, onSend, onClose }: CancelRegistrationDialogProps) {
  const [cancelRegistration, busy] = useCancelRegistration();
  const [error, setError] = useState<unknown>();

  const confirm = async () => {
    setError(undefined);
    onSend();
    try {
      await cancelRegistration({ input: { eventId: event.id } });
      onClose();
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
      <p>{t(`registration.${act}Question`, { title: inLanguage(event.title, event.localLanguage) })}</p>
    </ConfirmDialog>
  );
}
