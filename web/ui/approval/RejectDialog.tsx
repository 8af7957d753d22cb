import type { ReactNode } from 'react';
import { t } from '../../core/i18n.tsx';
import { keepUntilAnswered, readKept } from '../../core/keptAction.ts';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { useRejectEvent } from './useRejectEvent.ts';

type RejectDialogProps = {
  id: string;
  title: ReactNode;
  /** As in KeptAction. */
  name: string;
  onRejected: () => void;
  onClose: () => void;
};

/** Asks for the reason; the organizer will read it. */
export function RejectDialog({ id, title, name, onRejected, onClose }: RejectDialogProps) {
  const [reject] = useRejectEvent();
  return (
    <ReasonDialog
      name={name}
      title={t('approval.rejectTitle')}
      label={t('approval.reason')}
      hint={t('approval.reasonHint')}
      confirm={t('approval.rejectConfirm')}
      failed={t('approval.rejectFailed')}
      initialReason={readKept(name)?.reason as string | undefined}
      send={async (reason) => {
        await keepUntilAnswered(name, { reason }, () => reject(id, reason));
        onRejected();
      }}
      onClose={onClose}
    >
      {t('approval.rejectText', { title })}
    </ReasonDialog>
  );
}
