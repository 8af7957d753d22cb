/**
 * The one service worker of the client. It keeps the page and the code of the screens that people need where there is no net,
 * shows push messages, and leads to what they tell of. It keeps no answer of the API: what may be looked at without net, the
 * page keeps itself (web/core/kept.ts). tools/vite-worker.ts makes /worker.js of it.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import './pushed.ts';

declare const self: ServiceWorkerGlobalScope;

/** Written here by the build: the page and the files of those screens. */
declare const precached: { url: string; revision: string | null }[];

// a version that is there before waits until every page has gone, or somebody says that it may come (web/core/worker.ts)
self.addEventListener('message', ({ data }) => {
  if (data === 'come') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

precacheAndRoute(precached);
cleanupOutdatedCaches();

/** Addresses at the same place that are no pages of ours. */
const others = [/^\/(graphql|api|dev|uploads|calendar|unsubscribe|socket\.io|sandbox)(\/|$)/, /\.[^/]+$/];

// the page comes from the server as without a worker; where that cannot be reached, as it was kept
enableNavigationPreload();
registerRoute(
  new NavigationRoute(new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache('/') }] }), {
    denylist: others,
  }),
);

// their names change with what is in them
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);
