import type { DialogProps } from '@primer/react';
import { Suspense, useState, type PropsWithChildren } from 'react';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import './LazyDialog.css';

const load = () => import('./PrimerDialog.tsx');
const PrimerDialog = lazyWithRetry(async () => (await load()).Dialog);

/** Preloads the dialog's code. */
export function warmDialog(): void {
  void load();
}

/** The first field of the open dialog, or else its last button: the one that sends. Without both, Primer chooses. */
const firstControlRef = {
  get current() {
    const dialog = [...document.querySelectorAll('[role="dialog"]')].at(-1);
    return (
      dialog?.querySelector<HTMLElement>('[data-component="Dialog.Body"] :is(input, select, textarea):enabled') ??
      dialog?.querySelector<HTMLElement>('[data-component="Dialog.FooterButton"]:last-child') ??
      null
    );
  },
};

/**
 * Primer's dialog, loaded when it is first shown: centred, or a bottom sheet on a phone. On close, the focus returns to the
 * element that had it before.
 */
export function LazyDialog(props: PropsWithChildren<DialogProps>) {
  // Primer loads too late to know which element had the focus
  const [opener] = useState(() => ({ current: document.activeElement as HTMLElement | null }));
  return (
    <Suspense fallback={null}>
      <PrimerDialog
        width="large"
        position={{ narrow: 'bottom', regular: 'center' }}
        returnFocusRef={opener}
        initialFocusRef={firstControlRef}
        {...props}
      />
    </Suspense>
  );
}
