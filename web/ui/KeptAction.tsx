import { Suspense, useState } from 'react';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import { isDraftOf, tryStorage } from '../core/session.ts';

export type KeptActionProps = {
  /** As in web/core/keptAction.ts. */
  name: string;
  /** The heading of its failure. */
  failed: string;
  /** Opens the dialog of the action, filled in with what was typed. */
  onTryAgain: (typed: Readonly<Record<string, unknown>>) => void;
};

const KeptActionNotice = lazyWithRetry(async () => (await import('./KeptDraft.tsx')).KeptActionNotice, {
  silentOffline: true,
});

/**
 * Offers an action whose answer did not arrive. Nothing is sent on its own. Render it only while the action is possible. It
 * does not change while a dialog is open.
 */
export function KeptAction({ isDialogOpen, ...notice }: KeptActionProps & { isDialogOpen: boolean }) {
  const [isShown, setShown] = useState(false);
  const isKept = isDialogOpen
    ? isShown
    : tryStorage(() => Object.keys(localStorage).some((key) => isDraftOf(notice.name, key))) === true;
  if (isKept !== isShown) setShown(isKept);
  if (!isShown) return null;
  return (
    <Suspense fallback={null}>
      <KeptActionNotice key={notice.name} {...notice} />
    </Suspense>
  );
}
