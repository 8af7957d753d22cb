import { ServerError } from './errors.ts';

const patience = 10 * 60_000;
const key = 'reloadedAt';
const missing = new WeakSet<object>();
let typedIn: EventTarget | null = null;
let looking: Promise<void> | undefined;

/** Whether something failed because its code could not be loaded. */
export function isMissingCode(error: unknown): boolean {
  return typeof error === 'object' && error !== null && missing.has(error);
}

/**
 * After a deployment the old page asks for code that is gone, and the new page has it: loads that one, once, and only
 * where the server has another page and nothing that was typed would be lost. Whatever else keeps code away (no
 * connection, a server that is down) is left to the screen to say.
 */
export function watchForNewCode(): void {
  addEventListener('input', ({ target }) => (typedIn = target), { capture: true, passive: true });
  addEventListener('vite:preloadError', ({ payload }) => {
    missing.add(payload);
    void newerPage();
  });
  // what was only fetched ahead; whoever needs it says that it is missing
  addEventListener('unhandledrejection', (event) => isMissingCode(event.reason) && event.preventDefault());
}

/** Ends when it is clear that this page stays; while the newer one is on its way it does not. */
export function newerPage(): Promise<void> {
  looking ??= look().finally(() => (looking = undefined));
  return looking;
}

async function look(): Promise<void> {
  const page = await serverPage().catch(() => undefined);
  const [, own] =
    /\/assets\/(.*)$/.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '') ?? [];
  if (!page || !own || page.includes(own) || hasTyped() || !firstTime()) return undefined;
  location.reload();
  return new Promise(() => {});
}

/** The page as the server has it now; rejects where the server does not answer, so that nobody lands on the browser's own error. */
export async function serverPage(): Promise<string> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } }).catch(() => undefined);
  if (!answer?.ok) throw new ServerError('', 'NETWORK');
  return answer.text();
}

function hasTyped(): boolean {
  return typedIn instanceof HTMLElement && typedIn.isConnected && 'value' in typedIn && Boolean(typedIn.value);
}

function firstTime(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < patience) return false;
    sessionStorage.setItem(key, String(Date.now()));
    return true;
  } catch {
    // without a memory it might never end
    return false;
  }
}
