import type { PushClick } from './pushClick.ts';

/** The payload that api/push/deliver.ts sends. */
interface PushMessage {
  readonly id: string;
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  readonly lang?: string;
  readonly path: string;
}

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('push', (event) => {
  if (event.data) event.waitUntil(showNotification(event.data.json() as PushMessage));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data as PushClick));
});

async function showNotification({ id, tag, title, text, lang, path }: PushMessage): Promise<void> {
  const [previous] = await self.registration.getNotifications({ tag });
  const data: PushClick = { notice: id, path };
  const options = { body: text, lang, tag, data, renotify: (previous?.data as PushClick | undefined)?.notice !== id };
  await self.registration.showNotification(title, options);
}

/** Pages at this origin that are not part of the client: the explorer, the REST documentation, the developers' mail, public pages. */
const nonClientPaths = /^\/(graphql|api|dev|e)(\/|$)/;

/**
 * Focuses the tab that shows the path already, or else the tab that was used last. The page then navigates itself
 * (core/pushClicks.ts).
 */
async function openPage(click: PushClick): Promise<void> {
  const pathOf = ({ url }: Client) => new URL(url).pathname;
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const ours = tabs.filter((tab) => !nonClientPaths.test(pathOf(tab)));
  const tab = ours.find((each) => pathOf(each) === click.path) ?? ours[0];
  // if the browser refuses the focus, the tab still navigates
  await tab?.focus().catch(() => undefined);
  const target = tab ?? (await self.clients.openWindow(click.path));
  // this posts to our own tab, so a target origin does not apply
  // eslint-disable-next-line unicorn/require-post-message-target-origin
  target?.postMessage(click);
}
