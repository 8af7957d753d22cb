import { Suspense, useEffect, type RefObject } from 'react';
import { useBlocker } from 'react-router-dom';
import { t } from '../core/i18n.tsx';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';

const loadDialog = () => import('./ConfirmDialog.tsx');
const ConfirmDialog = lazyWithRetry(async () => (await loadDialog()).ConfirmDialog);

type LeaveGuardProps = {
  when: boolean;
  /**
   * Set to true once everything is saved, so that leaving right away does not ask. `when` changes only with the next render.
   */
  saved: RefObject<boolean>;
  /** Called before the page is left without saving. */
  onLeave?: () => void;
};

/** Asks before unsaved text is lost: on navigation, reload and closing the tab. */
export function LeaveGuard({ when, saved, onLeave }: LeaveGuardProps) {
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
        onConfirm={() => {
          onLeave?.();
          blocker.proceed();
        }}
        onCancel={() => blocker.reset()}
      >
        <p>{t('ui.leave.text')}</p>
      </ConfirmDialog>
    </Suspense>
  );
}
