import { Suspense, useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../core/i18n.tsx';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';

const loadDialog = () => import('./ConfirmDialog.tsx');
const ConfirmDialog = lazyWithRetry(async () => (await loadDialog()).ConfirmDialog);

type LeaveGuardProps = {
  when: boolean;
  /** Set once everything is safe: leaving at that very moment must not ask, though `when` has not been rendered anew. */
  saved: RefObject<boolean>;
};

/** Asks before what was typed is lost, whichever way one leaves. */
export function LeaveGuard({ when, saved }: LeaveGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => when && !saved.current && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!when) return;
    void loadDialog();
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [when]);

  if (blocker.state !== 'blocked') return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={t('ui.leave.title')}
        confirm={t('ui.leave.confirm')}
        cancel={t('ui.leave.stay')}
        onConfirm={() => blocker.proceed()}
        onCancel={() => blocker.reset()}
      >
        <p>{t('ui.leave.text')}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
