import type { ReactNode } from 'react';
import { t } from '../core/i18n.tsx';
import { LazyDialog } from './LazyDialog.tsx';
import css from './ConfirmDialog.module.css';

type ConfirmDialogProps = {
  title: string;
  /** What will happen, and what goes with it. */
  children: ReactNode;
  confirm: string;
  cancel?: string;
  busy?: boolean;
  /** What came of an attempt that failed. */
  error?: ReactNode;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Primer's `autoFocus` focuses its button twice, the second time after a quick person may have pressed Tab. */
const wayBack = {
  get current() {
    return document.querySelector<HTMLElement>('[role="alertdialog"] [data-component="Dialog.FooterButton"]');
  },
};

/** Asks before something that cannot be undone; the way back has the focus. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirm, cancel = t('ui.cancel'), busy = false, error, onConfirm, onCancel } = props;
  return (
    <LazyDialog
      title={title}
      role="alertdialog"
      onClose={onCancel}
      initialFocusRef={wayBack}
      footerButtons={[
        { content: cancel, onClick: onCancel },
        { content: confirm, buttonType: 'danger', onClick: onConfirm, loading: busy },
      ]}
    >
      <div data-stack="cozy" data-text="medium" className={css.body}>
        {error}
        {children}
      </div>
    </LazyDialog>
  );
}
