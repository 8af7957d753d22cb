/** The address of the service worker. Browsers check it for newer versions. */
export const workerAddress = '/worker.js';

/** Key in local storage for the id of the user who gets push messages here. push.ts loads only if it is set. */
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
    // storage is denied; the server ends push with the session
  }
}

/** Loads push.ts and calls `then`, but only if this browser shows push messages. */
export function withPush(then: (push: typeof import('./push.ts')) => Promise<unknown>): void {
  if (pushedFor()) import('./push.ts').then(then).catch(() => undefined);
}
