import { workerAddress } from './pushHere.ts';

/**
 * Has the worker keep the client for when there is no net. `onNewer` is called when a newer version of the client has been
 * fetched and waits; what it is given lets it come, and reloads every page that the former one had.
 */
export async function registerWorker(onNewer: (come: () => void) => void): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker || import.meta.env.DEV) return;
  const registration = await serviceWorker.register(workerAddress);
  const offer = () => {
    const { waiting } = registration;
    // without one that is active, this is the first, which asks nobody
    if (!waiting || !registration.active) return;
    // a worker of ours, which is no window to the page
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    onNewer(() => waiting.postMessage('come'));
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
  // this page was made of the former version; one that had no worker before was not
  if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', () => location.reload());
}
