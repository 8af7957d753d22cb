import type { createBrowserRouter } from 'react-router-dom';
import type { PushClick } from '../worker/pushClick.ts';

/**
 * Handles clicks on push messages, which the service worker reports: navigates to their path and marks the notice as read.
 * The page may stay if a form has unsaved changes (LeaveGuard).
 */
export function followPushClicks(router: ReturnType<typeof createBrowserRouter>): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<PushClick>) => {
    if (router.state.location.pathname !== data.path) void router.navigate(data.path);
    import('./push.ts').then(({ markNoticeRead }) => markNoticeRead(data.notice)).catch(() => undefined);
  });
}
