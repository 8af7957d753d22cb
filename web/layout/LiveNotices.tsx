import { Suspense, useCallback, useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import type { AreaNotices } from '../core/area.tsx';
import { t } from '../core/i18n.tsx';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import { onOwnEventNotice } from '../core/newNotices.ts';
import type { Notice } from '../core/notice.ts';
import { applyAccountPreferences } from '../core/preferences.ts';
import { withPush } from '../core/withPush.ts';
import { useSession } from '../core/session.ts';
import { whenIdle } from '../core/whenIdle.ts';
import { registerWorker } from '../core/worker.ts';
import { useHeld } from '../ui/Temporary.tsx';
import { LiveNotice } from './LiveNotice.tsx';
import css from './LiveNotices.module.css';
import './print.css';
import { maxShown, shownNotices, withNotice, withoutNotice, type QueuedNotice } from './notices.ts';

/** Within this time (ms), all people who get a notice of the same change renew their copies: one at a time, not at once. */
const spread = 60_000;
const loadCopies = () => import('../core/offlineCopies.ts');
const SessionWarning = lazyWithRetry(async () => (await import('./SessionWarning.tsx')).SessionWarning, {
  silentOffline: true,
});
const NewVersion = lazyWithRetry(async () => (await import('./NewVersion.tsx')).NewVersion, { silentOffline: true });

/** The notices of all areas, at the top right, in a polite live region. */
export function LiveNotices({ areas }: { areas: readonly AreaNotices[] }) {
  const [notices, setNotices] = useState<readonly QueuedNotice[]>([]);
  const { isHeld, hold, release } = useHeld();
  const limit = maxShown[useNarrow() ? 'narrow' : 'wide'];
  const { token, user } = useSession() ?? {};
  const [activateUpdate, setActivateUpdate] = useState<() => void>();
  const count = useRef(0);
  // loaded after the first paint: apply theme and language in case another device has changed them
  useEffect(() => {
    if (!token) return;
    applyAccountPreferences(token).catch(() => undefined);
    withPush(({ confirmPush }) => confirmPush());
  }, [token]);
  // the service worker downloads files, so register it when the browser is idle
  useEffect(() => {
    whenIdle(() =>
      registerWorker((go) => setActivateUpdate(() => go))
        .then(loadCopies)
        .then(({ renewCopies }) => renewCopies())
        .then(async () => (await import('../core/offlineLanguage.ts')).keepLanguage())
        .catch(() => undefined),
    );
  }, []);

  useEffect(
    () =>
      onOwnEventNotice(() => {
        setTimeout(() => void loadCopies().then(({ storeCopies }) => storeCopies()), Math.random() * spread);
      }),
    [],
  );

  const show = useCallback((notice: Notice) => {
    count.current += 1;
    const key = count.current;
    setNotices((all) => withNotice(all, { ...notice, key }));
  }, []);
  const withdraw = useCallback((id: string) => setNotices((all) => withoutNotice(all, id)), []);

  // a notice that disappears fires neither pointerleave nor blur
  useEffect(release, [notices, release]);

  function close(id: string) {
    const focused = hold.ref.current?.contains(document.activeElement);
    setNotices((all) => withoutNotice(all, id));
    // the focus would be lost with the notice
    if (focused) document.getElementById('main')?.focus({ preventScroll: true });
  }

  const closeByKey = useEffectEvent((key: KeyboardEvent) => {
    const [first] = notices;
    // a dialog or an open list on top handles Escape itself
    if (
      key.key !== 'Escape' ||
      key.defaultPrevented ||
      !first ||
      document.querySelector('dialog[open], [role*=dialog]')
    )
      return;
    const focused = (document.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-notice]')?.dataset
      .notice;
    close(focused ?? first.id);
  });
  useEffect(() => {
    const listen = (key: KeyboardEvent) => closeByKey(key);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <div className={css.stack} {...hold}>
      {areas
        .filter(({ roles }) => user && roles.includes(user.role))
        .map(({ id, Component }) => (
          <Suspense key={id} fallback={null}>
            <Component show={show} withdraw={withdraw} />
          </Suspense>
        ))}
      <div data-stack="cozy" role="log" aria-label={t('live.label')}>
        <Suspense fallback={null}>
          <SessionWarning />
        </Suspense>
        {activateUpdate && (
          <Suspense fallback={null}>
            <NewVersion onActivate={activateUpdate} onClose={() => setActivateUpdate(undefined)} />
          </Suspense>
        )}
        {shownNotices(notices, limit).map((notice) => (
          <LiveNotice key={notice.key} notice={notice} paused={isHeld} onClose={() => close(notice.id)} />
        ))}
      </div>
    </div>
  );
}

const narrow = matchMedia('(max-width: 543.98px)');

function useNarrow(): boolean {
  return useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );
}
