import type { BrowserContext, Page, Worker } from '@playwright/test';
import { startPushService, type PushService } from '../../api/testing/pushService.ts';

/** A notification that the service worker has asked the browser to show. */
export interface ShownNotification {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
}

type PushControls = PushService & {
  /** Delivers the messages that have arrived, like the browser does. */
  deliver(): Promise<void>;
  shownNotifications(): Promise<ShownNotification[]>;
  /** Clicks the newest notification. */
  pressNewest(): Promise<void>;
};

/**
 * Gives the browser a push service of the test, and answers the permission prompt with `answer`. Replaces only what a
 * headless browser without internet lacks: the permission, the vendor's subscription and the notifications of the system.
 * The decrypted messages reach the real service worker.
 */
export async function installPushService(
  page: Page,
  answer: NotificationPermission = 'granted',
): Promise<PushControls> {
  const service = await startPushService();
  const context = page.context();
  await context.exposeFunction('subscribeAtService', (sender: string) => service.subscribe(sender));
  await context.addInitScript(installPushStub, answer);
  let registration: Promise<Registration> | undefined;
  return {
    ...service,
    deliver: async () => {
      await workerOf(context);
      registration ??= registrationOf(page);
      const { send, registrationId } = await registration;
      const { origin } = new URL(page.url());
      for (const { text } of service.arrived.splice(0)) await send({ origin, registrationId, data: text });
    },
    shownNotifications: async () =>
      (await workerOf(context)).evaluate(() =>
        (globalThis as never as { shown: ShownNotification[] }).shown.map((each) => each),
      ),
    pressNewest: async () => (await workerOf(context)).evaluate(pressNewest),
  };
}

/** Runs in each page. Its state survives a reload, like that of a real browser. */
function installPushStub(answer: NotificationPermission): void {
  const read = (key: string) => JSON.parse(localStorage.getItem(`stand-in ${key}`) ?? 'null') as unknown;
  const write = (key: string, value: unknown) => localStorage.setItem(`stand-in ${key}`, JSON.stringify(value));
  type StoredSubscription = { endpoint: string; p256dh: string; auth: string };
  const { subscribeAtService } = window as never as {
    subscribeAtService(sender: unknown): Promise<StoredSubscription>;
  };
  const subscriptionOf = ({ endpoint, ...keys }: StoredSubscription) => ({
    endpoint,
    options: { applicationServerKey: null },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: async () => {
      write('subscription', null);
      return true;
    },
  });
  Object.defineProperty(Notification, 'permission', { get: () => read('permission') ?? 'default' });
  Notification.requestPermission = async () => {
    write('permission', answer);
    return answer;
  };
  Object.assign(PushManager.prototype, {
    getSubscription: async () => {
      const subscription = read('subscription') as StoredSubscription | null;
      return subscription && subscriptionOf(subscription);
    },
    subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      const subscription =
        (read('subscription') as StoredSubscription | null) ?? (await subscribeAtService(applicationServerKey));
      write('subscription', subscription);
      return subscriptionOf(subscription);
    },
  });
}

/** The service worker, patched to keep its notifications in a list. */
async function workerOf(context: BrowserContext): Promise<Worker> {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(() => {
    const scope = globalThis as never as { shown?: (ShownNotification & { close(): void })[]; registration: object };
    if (scope.shown) return;
    scope.shown = [];
    Object.assign(scope.registration, {
      getNotifications: async ({ tag }: { tag?: string } = {}) =>
        scope.shown!.filter((each) => tag === undefined || each.tag === tag),
      showNotification: async (title: string, options: Omit<ShownNotification, 'title'>) => {
        const notification = {
          ...options,
          title,
          close: () => (scope.shown = scope.shown!.filter((each) => each !== notification)),
        };
        scope.shown = [...scope.shown!.filter(({ tag }) => tag !== options.tag), notification];
      },
    });
  });
  return worker;
}

/**
 * Runs in the service worker. A synthetic event does not extend the worker's life, so this function waits for the work
 * itself.
 */
async function pressNewest(): Promise<void> {
  const { shown } = globalThis as never as { shown: ShownNotification[] };
  let handled: Promise<unknown> | undefined;
  const press = Object.assign(new Event('notificationclick'), {
    notification: shown.at(-1),
    waitUntil: (work: Promise<unknown>) => (handled = work),
  });
  dispatchEvent(press);
  await handled;
}

interface Registration {
  readonly registrationId: string;
  send(message: { origin: string; registrationId: string; data: string }): Promise<unknown>;
}

async function registrationOf(page: Page): Promise<Registration> {
  const cdp = await page.context().newCDPSession(page);
  const registrationId = new Promise<string>((found) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return {
    registrationId: await registrationId,
    send: (message) => cdp.send('ServiceWorker.deliverPushMessage', message),
  };
}
