/** Where the service worker is, for push messages and all else; browsers look there for a newer one. */
export const workerAddress = '/worker.js';

/** Whose push messages this browser shows: remembered here, so that the code for it is loaded only where it is needed. */
const key = 'push';

export function pushedFor(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function rememberPush(person: string | null): void {
  try {
    if (person === null) localStorage.removeItem(key);
    else localStorage.setItem(key, person);
  } catch {
    // it then ends with the session at the server
  }
}

/** Loads what a page has to do about push messages, where this browser shows some. */
export function withPush(then: (push: typeof import('./push.ts')) => Promise<unknown>): void {
  if (pushedFor()) import('./push.ts').then(then).catch(() => undefined);
}
