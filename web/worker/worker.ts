/**
 * The only service worker of the client. It caches the page and the code of the screens that people need offline. It shows
 * push messages and opens their pages. It never caches answers of the API: the page does that itself (web/core/offlineCache.ts).
 * tools/vite-worker.ts builds /worker.js from this file.
 */
import { ExpirationPlugin } from 'workbox-expiration';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkOnly } from 'workbox-strategies';
import './pushMessages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Inserted by the build: the page and the files of the offline screens. */
declare const precached: { url: string; revision: string | null }[];

// a new version waits until all pages are closed, or until the user agrees to reload (web/core/worker.ts)
self.addEventListener('message', ({ data }) => {
  if (data === 'come') void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Paths at this origin that are not pages of the client. */
const nonClientPaths = [/^\/(graphql|api|dev|e|uploads|calendar|unsubscribe|socket\.io|sandbox)(\/|$)/, /\.[^/]+$/];

/** A gateway answers in place of a server that it cannot reach, for example during a restart. */
const isGatewayFailure = ({ status }: Response) => status >= 502 && status <= 504;

// fetch the page from the server; if the server cannot be reached or takes too long, use the precached page
enableNavigationPreload();
registerRoute(
  new NavigationRoute(
    new NetworkOnly({
      networkTimeoutSeconds: 3,
      plugins: [
        {
          handlerDidError: () => matchPrecache('/'),
          handlerWillRespond: async ({ response }) =>
            (isGatewayFailure(response) ? await matchPrecache('/') : undefined) ?? response,
        },
      ],
    }),
    { denylist: nonClientPaths },
  ),
);
// the page asks for itself to learn of a deployment (core/missingCode.ts)
registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname === '/', new NetworkOnly());

precacheAndRoute(precached);
cleanupOutdatedCaches();

// file names contain a hash of the content, so a cached file is never outdated
registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    // an import has the header Origin, a fetch of the same file has not (core/lazyCode.ts)
    matchOptions: { ignoreVary: true },
    plugins: [new ExpirationPlugin({ maxEntries: 200, purgeOnQuotaError: true })],
  }),
);
