import type { Clicked } from './clicked.ts';

/** As api/push/deliver.ts sends it. */
interface Message {
  readonly id: string;
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly path: string;
}

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(show(event.data.json() as Message));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data as Clicked));
});

async function show({ id, tag, title, text, path }: Message): Promise<void> {
  const [before] = await self.registration.getNotifications({ tag });
  const data: Clicked = { notice: id, path };
  const options = { body: text, tag, data, renotify: (before?.data as Clicked | undefined)?.notice !== id };
  await self.registration.showNotification(title, options);
}

/** Pages at the same address that are not ours: the explorer, the documentation of REST, the mail of developers. */
const others = /^\/(graphql|api|dev)(\/|$)/;

/** To the tab that is there already, or else to the one that was looked at last; the page goes on by itself (pushed.ts). */
async function lead(clicked: Clicked): Promise<void> {
  const pathOf = ({ url }: Client) => new URL(url).pathname;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = tabs.filter((tab) => !others.test(pathOf(tab)));
  const tab = ours.find((each) => pathOf(each) === clicked.path) ?? ours[0];
  // one that may not come to the front is led there all the same
  await tab?.focus().catch(() => undefined);
  const shown = tab ?? (await self.clients.openWindow(clicked.path));
  // a tab of ours, which is no window to the worker
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  shown?.postMessage(clicked);
}
