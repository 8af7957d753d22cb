import { errorCode, ServerError } from './errors.ts';
import { timeLimit } from './timeLimit.ts';

/** Minimum time between two automatic reloads (ms); prevents a reload loop. */
const reloadInterval = 10 * 60_000;
const storageKey = 'reloadedAt';
const missingCodeErrors = new WeakSet();
let lastInput: EventTarget | null = null;
let runningReload: Promise<boolean> | undefined;

/** Whether the error came from code that could not be loaded. */
export function isMissingCode(error: unknown): error is object {
  return typeof error === 'object' && error !== null && missingCodeErrors.has(error);
}

/** Whether the error may go away once the connection is back. */
export const isOfflineError = (error: unknown): boolean => isMissingCode(error) || errorCode(error) === 'NETWORK';

/**
 * After a deployment, an open page requests code files that no longer exist. Reloads such a page once if the server has a
 * newer page and no typed text would be lost. Any other cause (no connection, a server that is down) is left to the screen
 * to show.
 */
export function watchForMissingCode(waitForNavigation: () => Promise<void>): void {
  addEventListener('input', ({ target }) => (lastInput = target), { capture: true, passive: true });
  addEventListener('vite:preloadError', ({ payload }) => {
    missingCodeErrors.add(payload);
    // a reload during a navigation would return to the old address
    void waitForNavigation().then(reloadForNewCode);
  });
  // code that was only preloaded: the screen that needs it later shows the error
  addEventListener('unhandledrejection', (event) => isMissingCode(event.reason) && event.preventDefault());
}

/**
 * Reloads if the server has a newer page; the promise then never resolves. If this page stays, resolves to whether the server
 * has answered.
 */
export function reloadForNewCode(): Promise<boolean> {
  runningReload ??= checkAndReload().finally(() => (runningReload = undefined));
  return runningReload;
}

async function checkAndReload(): Promise<boolean> {
  const page = await fetchPage().catch(() => undefined);
  const [, ownScript] =
    /\/assets\/(.*)$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '') ?? [];
  if (!page || !ownScript || page.includes(ownScript) || hasTyped() || !claimReload()) return Boolean(page);
  location.reload();
  return new Promise(() => {});
}

/**
 * Fetches the page that the server has now. Rejects if the server does not answer, so that a reload never ends on the
 * browser's own error page.
 */
export async function fetchPage(): Promise<string> {
  const answer = await fetch('/', {
    cache: 'no-store',
    headers: { accept: 'text/html' },
    signal: timeLimit(5000),
  }).catch(() => undefined);
  if (!answer?.ok) throw new ServerError('', 'NETWORK');
  return answer.text();
}

function hasTyped(): boolean {
  return lastInput instanceof HTMLElement && lastInput.isConnected && 'value' in lastInput && Boolean(lastInput.value);
}

function claimReload(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(storageKey)) < reloadInterval) return false;
    sessionStorage.setItem(storageKey, String(Date.now()));
    return true;
  } catch {
    // without storage the page could reload forever
    return false;
  }
}
