import { ServerError } from './errors.ts';

/** A page that reloads itself more often than this would go round in circles. */
const reloadInterval = 10 * 60_000;
const key = 'reloadedAt';
const missing = new WeakSet();
let lastInput: EventTarget | null = null;
let running: Promise<void> | undefined;

/** Whether something failed because its code could not be loaded. */
export function isMissingCode(error: unknown): error is object {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * After a deployment an open page asks for code files that are gone. It is then reloaded, once, if the server has another
 * page and nothing that was typed would be lost. Every other reason (no connection, a server that is down) is left to the
 * screen to show.
 */
export function watchForMissingCode(navigated: () => Promise<void>): void {
  addEventListener('input', ({ target }) => (lastInput = target), { capture: true, passive: true });
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    // a reload in the middle of a navigation would come back to the old address
    void navigated().then(reloadForNewCode);
  });
  // code that was only preloaded: whoever needs it later shows the error
  addEventListener('unhandledrejection', (event) => isMissingCode(event.reason) && event.preventDefault());
}

/** Reloads where the server has a newer page, and then never resolves; resolves when it is clear that this page stays. */
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

/** The page as the server has it now; rejects where the server does not answer, so that nobody lands on the browser's own error. */
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
    // without storage it might reload for ever
    return false;
  }
}
