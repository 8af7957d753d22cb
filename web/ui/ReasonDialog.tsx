import { useState, type ReactNode } from 'react';
import { reasonProblem } from '../../api/core/validation/validate.ts';
import { errorFields } from '../core/errors.ts';
import { t } from '../core/i18n.tsx';
import { inWords } from '../core/inWords.ts';
import { useTypedReason } from '../core/keptAction.ts';
import { Failure } from './Failure.tsx';
import { LazyDialog } from './LazyDialog.tsx';
import { ReasonField } from './ReasonField.tsx';

type ReasonDialogProps = {
  /** As in KeptAction. */
  name: string;
  title: string;
  /** Explains what happens and who is affected. */
  children: ReactNode;
  label: string;
  /** Says who will read the reason. */
  hint: string;
  /** The reason may be empty. */
  optional?: boolean;
  confirm: string;
  failed: string;
  /** The text at the start. */
  initialReason?: string | undefined;
  /** Sends the reason and, on success, closes the dialog or navigates away. */
  send: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** Asks for a reason and performs an action such as rejecting an event. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { name, title, children, label, hint, optional = false, confirm, failed, initialReason, send, onClose } = props;
  const [reason, setReason] = useTypedReason(name, initialReason);
  const [busy, setBusy] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const [serverProblem, setServerProblem] = useState<string>();
  const [error, setError] = useState<unknown>();
  const invalidReason = optional && !reason.trim() ? undefined : reasonProblem(reason);
  const problem = serverProblem ?? (isSubmitted ? invalidReason : undefined);

  const submit = async () => {
    setSubmitted(true);
    setError(undefined);
    if (invalidReason) return document.getElementsByName('reason')[0]?.focus();
    setBusy(true);
    try {
      await send(reason.trim());
    } catch (failure) {
      setBusy(false);
      const field = errorFields(failure).reason;
      setServerProblem(field);
      if (!field) setError(failure);
    }
  };

  return (
    <LazyDialog
      title={title}
      onClose={onClose}
      footerButtons={[
        { content: t('ui.cancel'), onClick: onClose },
        { content: confirm, buttonType: 'danger', onClick: () => void submit(), loading: busy },
      ]}
    >
      <div data-stack="normal">
        <Failure title={failed} error={error} />
        <p data-text="medium">{children}</p>
        <ReasonField
          label={label}
          hint={hint}
          optional={optional}
          error={inWords(problem)}
          value={reason}
          disabled={busy}
          onChange={(typed) => {
            setReason(typed);
            setServerProblem(undefined);
          }}
        />
      </div>
    </LazyDialog>
  );
}
