import { useState, type ReactNode } from 'react';
import { t } from '../core/i18n.tsx';
import { Failure } from './Failure.tsx';
import { LazyDialog } from './LazyDialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** Explains what will happen and what else is lost. */
  children: ReactNode;
  confirm: string;
  cancel?: string;
  /** The heading of a failure. */
  failed?: string;
  /** May return a promise that resolves once it is done. The caller closes the dialog. */
  onConfirm: () => Promise<void> | void;
  onCancel: () => void;
};

/** The cancel button. Primer's `autoFocus` focuses it twice, the second time possibly after the user has pressed Tab. */
const cancelButtonRef = {
  get current() {
    return document.querySelector<HTMLElement>('[role="alertdialog"] [data-component="Dialog.FooterButton"]');
  },
};

/** Asks before an action that cannot be undone; the cancel button has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = t('ui.cancel'), failed = '', onConfirm, onCancel } = props;
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();

  async function run() {
    const done = onConfirm();
    if (!done) return;
    setBusy(true);
    setError(undefined);
    await done.catch(setError);
    setBusy(false);
  }

  return (
    <LazyDialog
      title={title}
      role="alertdialog"
      onClose={onCancel}
      initialFocusRef={cancelButtonRef}
      footerButtons={[
        { content: cancel, onClick: onCancel },
        { content: confirm, buttonType: 'danger', onClick: () => void run(), loading: busy },
      ]}
    >
      <div data-stack="cozy" data-text="medium break">
        <Failure title={failed} error={error} />
        {children}
      </div>
    </LazyDialog>
  );
}
