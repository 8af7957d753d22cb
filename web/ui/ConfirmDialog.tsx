import type { ReactNode } from 'react';
import { t } from '../core/i18n.tsx';
import { LazyDialog } from './LazyDialog.tsx';

type ConfirmDialogProps = {
  title: string;
  /** Explains what will happen and what else is lost. */
  children: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: boolean;
  /** The error of the last attempt. */
  error?: ReactNode;
  onConfirm: () => void;
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
  const { title, children, confirm, cancel = t('ui.cancel'), busy = false, error, onConfirm, onCancel } = props;
  return (
    <LazyDialog
      title={title}
      role="alertdialog"
      onClose={onCancel}
      initialFocusRef={cancelButtonRef}
      footerButtons={[
        { content: cancel, onClick: onCancel },
        { content: confirm, buttonType: 'danger', onClick: onConfirm, loading: busy },
      ]}
    >
      <div data-stack="cozy" data-text="medium break">
        {error}
        {children}
      </div>
    </LazyDialog>
  );
}
