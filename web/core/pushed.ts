import type { createBrowserRouter } from 'react-router-dom';
import type { Clicked } from '../worker/clicked.ts';

/**
 * Follows push messages that were pressed, as the service worker says: this page goes where they lead, unless somebody is
 * in the middle of something there, and what they tell counts as read.
 */
export function followPushed(router: ReturnType<typeof createBrowserRouter>): void {
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<Clicked>) => {
    if (router.state.location.pathname !== data.path) void router.navigate(data.path);
    import('./push.ts').then(({ markRead }) => markRead(data.notice)).catch(() => undefined);
  });
}
