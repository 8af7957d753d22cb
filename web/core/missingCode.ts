import { ServerError } from './errors.ts';

/** Minimum time between two automatic reloads (ms); prevents a reload loop. */
const reloadInterval = 10 * 60_000;
const key = 'reloadedAt';
const missing = new WeakSet();
let lastInput: EventTarget | null = null;
let running: Promise<void> | undefined;

/** Whether the error came from code that could not be loaded. */
export function isMissingCode(error: unknown): error is object {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * After a deployment, an open page requests code files that no longer exist. Reloads such a page once if the server has a
 * newer page and no typed text would be lost. Any other cause (no connection, a server that is down) is left to the screen
 * to show.
 */
export function watchForMissingCode(navigated: () => Promise<void>): void {
  addEventListener('input', ({ target }) => (lastInput = target), { capture: true, passive: true });
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // a reload during a navigation would return to the old address
    void navigated().then(reloadForNewCode);
  });
  // code that was only preloaded: the screen that needs it later shows the error
  addEventListener('unhandledrejection', (event) => isMissingCode(event.reason) && event.preventDefault());
}

/** Reloads if the server has a newer page; the promise then never resolves. Resolves if this page stays. */
export function reloadForNewCode(): Promise<void> {
  running ??= checkAndReload().finally(() => (running = undefined));
  return running;
}

async function checkAndReload(): Promise<void> {
  const page = await fetchPage().catch(() => undefined);
  const [, own] =
    /\/assets\/(.*)$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '') ?? [];
  if (!page || !own || page.includes(own) || hasTyped() || !firstTime()) return undefined;
  location.reload();
  return new Promise(() => {});
}

/**
 * Fetches the page that the server has now. Rejects if the server does not answer, so that a reload never ends on the
 * browser's own error page.
 */
export async function fetchPage(): Promise<string> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!answer?.ok) throw new ServerError('', 'NETWORK');
  return answer.text();
}

function hasTyped(): boolean {
  return lastInput instanceof HTMLElement && lastInput.isConnected && 'value' in lastInput && Boolean(lastInput.value);
}

function firstTime(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < reloadInterval) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // without storage the page could reload forever
    return false;
  }
}
