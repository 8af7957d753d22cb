import { workerAddress } from './devicePush.ts';

/**
 * Registers the service worker, which caches the client for offline use; resolves once it controls this page. Calls
 * `onUpdateReady` if a newer version of the client is installed and waiting. The callback's argument activates it, which
 * reloads every open page of the old version.
 */
export async function registerWorker(onUpdateReady: (activate: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || import.meta.env.DEV) return;
  const registration = await serviceWorker.register(workerAddress);
  const offerUpdate = () => {
    const { waiting } = registration;
    // without an active worker this is the first one, which needs no confirmation
    if (!waiting || !registration.active) return;
    // this posts to our worker, not to a window
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    onUpdateReady(() => waiting.postMessage('come'));
  };
  offerUpdate();
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', offerUpdate),
  );
  // only pages that the former version controlled need a reload
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload());
  else await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
}
