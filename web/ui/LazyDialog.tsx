import type { DialogProps } from '@primer/react';
import { Suspense, useState, type PropsWithChildren } from 'react';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import './LazyDialog.css';

const load = () => import('./PrimerDialog.tsx');
const PrimerDialog = lazyWithRetry(async () => (await load()).Dialog);

/** Fetches the dialog's code, so that it is there when it is asked for. */
export function warmDialog(): void {
  void load();
}

/**
 * Primer's dialog, loaded when it is first shown: centred, and a sheet from the bottom edge on a phone. Closed, it gives
 * the focus back to whatever had it.
 */
export function LazyDialog(props: PropsWithChildren<DialogProps>) {
  // Primer's own memory of it does not survive the loading
  const [opener] = useState(() => ({ current: document.activeElement as HTMLElement | null }));
  return (
    <Suspense fallback={null}>
      <PrimerDialog
        width="large"
        position={{ narrow: 'bottom', regular: 'center' }}
        returnFocusRef={opener}
        {...props}
      />
    </Suspense>
  );
}
