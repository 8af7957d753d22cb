import { useState } from 'react';
import { longestReason, reasonProblem } from '../../../api/core/validate.ts';
import { errorFields } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { Failure } from '../Failure.tsx';
import { Field } from '../Field.tsx';
import { LazyDialog } from '../LazyDialog.tsx';
import { TextArea } from '../TextArea.tsx';
import { useRejectEvent } from './useRejectEvent.ts';

type RejectDialogProps = { id: string; title: string; onRejected: () => void; onClose: () => void };

/** Asks why, for the organizer to read. */
export function RejectDialog({ id, title, onRejected, onClose }: RejectDialogProps) {
  const [reject, busy] = useRejectEvent();
  const [reason, setReason] = useState('');
  const [sent, setSent] = useState(false);
  const [refused, setRefused] = useState<string>();
  const [error, setError] = useState<unknown>();
  const problem = refused ?? (sent ? reasonProblem(reason) : undefined);

  const send = async () => {
    setSent(true);
    setError(undefined);
    if (reasonProblem(reason)) return document.getElementsByName('reason')[0]?.focus();
    try {
      await reject(id, reason.trim());
      onRejected();
    } catch (failure) {
      const field = errorFields(failure).reason;
      setRefused(field);
      if (!field) setError(failure);
    }
  };

  return (
    <LazyDialog
      title={t('approval.rejectTitle')}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        { content: t('approval.rejectConfirm'), buttonType: 'danger', onClick: () => void send(), loading: busy },
      ]}
    >
      <div data-stack="normal">
        <Failure title={t('approval.rejectFailed')} error={error} />
        <p data-text="medium">{t('approval.rejectText', { title })}</p>
        <Field label={t('approval.reason')} required error={problem} hint={t('approval.reasonHint')}>
          {(control) => (
            <TextArea
              {...control}
              name="reason"
              rows={4}
              maxLength={longestReason}
              value={reason}
              disabled={busy}
              onChange={(change) => {
                setReason(change.target.value);
                setRefused(undefined);
              }}
            />
          )}
        </Field>
      </div>
    </LazyDialog>
  );
}
