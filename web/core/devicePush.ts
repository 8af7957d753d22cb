/** The address of the service worker. Browsers check it for newer versions. */
export const workerAddress = '/worker.js';

/** Key in local storage for the id of the user who gets push messages here. push.ts loads only if it is set. */
const storageKey = 'push';

export function pushUserId(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

export function setPushUserId(userId: string | null): void {
  try {
    if (userId === null) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, userId);
  } catch {
    // storage is denied; the server ends push with the session
  }
}
