import { useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import { t } from '../../../core/i18n.tsx';
import { inLanguage } from '../../../core/languageTags.ts';
import { keepUntilAnswered } from '../../../core/keptAction.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { readSeats } from './readSeats.ts';
import { useCancelRegistration } from './useCancelRegistration.ts';

type CancelRegistrationDialogProps = {
  event: { readonly id: string; readonly title: string; readonly localLanguage: string | null | undefined };
  /** Cancels a seat, or withdraws a request. */
  act: 'cancel' | 'takeBack';
  /** As in KeptAction. */
  name: string;
  onSend: () => void;
  onClose: () => void;
};

export function CancelRegistrationDialog({ event, act, name, onSend, onClose }: CancelRegistrationDialogProps) {
  const environment = useRelayEnvironment();
  const [cancelRegistration] = useCancelRegistration();
  // live updates may remove the registration, and its name, before the answer
  const [ownName] = useState(name);

  const confirm = async () => {
    onSend();
    const send = () => cancelRegistration({ input: { eventId: event.id } });
    if (!(await keepUntilAnswered(ownName, {}, send, 'NOT_REGISTERED'))) await readSeats(environment, event.id);
    onClose();
  };

  return (
    <ConfirmDialog
      title={t(`registration.${act}Title`)}
      confirm={t(`registration.${act}Confirm`)}
      cancel={t(`registration.${act}Keep`)}
      failed={t(`registration.${act}Failed`)}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t(`registration.${act}Question`, { title: inLanguage(event.title, event.localLanguage) })}</p>
    </ConfirmDialog>
  );
}
