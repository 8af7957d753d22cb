import type { Clicked } from './clicked.ts';

/** The payload that api/push/deliver.ts sends. */
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

/** Pages at this origin that are not part of the client: the explorer, the REST documentation, the developers' mail. */
const others = /^\/(graphql|api|dev)(\/|$)/;

/**
 * Focuses the tab that shows the path already, or else the tab that was used last. The page then navigates itself
 * (pushed.ts).
 */
async function lead(clicked: Clicked): Promise<void> {
  const pathOf = ({ url }: Client) => new URL(url).pathname;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = tabs.filter((tab) => !others.test(pathOf(tab)));
  const tab = ours.find((each) => pathOf(each) === clicked.path) ?? ours[0];
  // if the browser refuses the focus, the tab still navigates
  await tab?.focus().catch(() => undefined);
  const shown = tab ?? (await self.clients.openWindow(clicked.path));
  // this posts to our own tab, so a target origin does not apply
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  shown?.postMessage(clicked);
}
