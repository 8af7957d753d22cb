import { useSyncExternalStore } from 'react';

export type Role = 'PARTICIPANT' | 'ORGANIZER' | 'ADMIN';
export type SessionUser = {
  id: string;
  firstName: string;
  name: string;
  role: Role;
  photo: string | null;
  /** When the account was created; undefined if the query did not request it. */
  createdAt?: string;
};
export type Session = { token: string; user: SessionUser };

type Listener = (now: Session | null, before: Session | null) => void;

/** The beginning of the keys of web/core/draft.ts. */
export const draftPrefix = 'draft:';

/** The beginning of the keys of the viewer's drafts of a form, before "@" and the name of a tab; null for visitors. */
export const draftKey = (form: string) => current && `${draftPrefix}${current.user.id}:${form}`;

/** Whether the key is that of a draft of the form, in any of the viewer's tabs. */
export const isDraftOf = (form: string, key: string) => key.split('@', 1)[0] === draftKey(form);

const storageKeys = { token: 'token', user: 'user', usedAt: 'usedAt' } as const;
const listeners = new Set<Listener>();
let current = storedSession();
let exchanging = false;
let usedAt = 0;
let lastAction: Promise<unknown> = Promise.resolve();

export function currentSession(): Session | null {
  return current;
}

/** Calls `listener` after every change, also for changes from other tabs. Returns the function that unsubscribes. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession);
}

/** Whether the viewer organizes events. Use it for display only: the server decides permissions. */
export function useOrganizes(): boolean {
  const role = useSession()?.user.role;
  return role === 'ORGANIZER' || role === 'ADMIN';
}

/** Signs in, or updates the token or the user's data of the current session. */
export function startSession({
  token,
  user: { id, firstName, name, role, photo, createdAt = current?.user.createdAt },
}: Session): void {
  const session = { token, user: { id, firstName, name, role, photo, ...(createdAt && { createdAt }) } };
  // write the token last: other tabs must never see a new token with the former user
  tryStorage(() => localStorage.setItem(storageKeys.user, JSON.stringify(session.user)));
  tryStorage(() => localStorage.setItem(storageKeys.token, token));
  setCurrentSession(session);
  // the session of the previous person may have ended by itself, on a shared device
  deleteDrafts(draftKey(''));
}

export function endSession(): void {
  tryStorage(() => localStorage.removeItem(storageKeys.token));
  tryStorage(() => localStorage.removeItem(storageKeys.user));
  setCurrentSession(null);
}

/**
 * Deletes what people have typed into forms on this device; with `except`, other drafts than those of this prefix. Call it after
 * the session has ended or changed: before, open forms of other tabs write theirs again.
 */
export function deleteDrafts(except?: string | null): void {
  tryStorage(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(draftPrefix) && !(except && key.startsWith(except))) localStorage.removeItem(key);
  });
}

/**
 * Replaces the token by the one that `action` returns, which invalidates the old one. Until it settles, a refusal of the old
 * token does not end the session in any tab.
 */
export function exchangeSession(action: () => Promise<Session>): Promise<void> {
  return withLock(async () => {
    exchanging = true;
    try {
      startSession(await action());
    } finally {
      exchanging = false;
    }
  });
}

/**
 * Called if the server refuses a token. Ends the session unless this or another tab has replaced the token in the meantime.
 * Returns the replacement.
 */
export async function handleRefusedToken(token: string): Promise<string | undefined> {
  // wait for the exchange to decide: the refused request may be its own
  if (exchanging) return undefined;
  return withLock(async () => {
    const before = current;
    const stored = storedSession();
    if (stored && stored.token !== token) setCurrentSession(stored);
    else if (current?.token === token) endSession();
    return current && current.token !== token && current.user.id === before?.user.id ? current.token : undefined;
  });
}

/** Called after the server has answered a request with the token: each one extends the session. */
export function noteUse(): void {
  usedAt = Date.now();
  tryStorage(() => localStorage.setItem(storageKeys.usedAt, String(usedAt)));
}

/** When any tab last used the session, by the clock of this device. */
export const lastUse = (): number =>
  Math.max(usedAt, Number(tryStorage(() => localStorage.getItem(storageKeys.usedAt)) ?? 0));

/** Called after another tab wrote to local storage. */
export function syncFromStorage(event: Pick<StorageEvent, 'key'>): void {
  if (event.key === null || event.key === storageKeys.token || event.key === storageKeys.user)
    setCurrentSession(storedSession());
}

/** Runs one action at a time, across all tabs if the browser supports locks. */
function withLock<T>(action: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('session', action);
  const result = lastAction.then(action);
  lastAction = result.catch(() => undefined);
  return result;
}

function setCurrentSession(next: Session | null): void {
  const before = current;
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  current = next;
  for (const listener of listeners) listener(next, before);
}

function storedSession(): Session | null {
  const token = tryStorage(() => localStorage.getItem(storageKeys.token));
  const user: unknown = tryStorage(() => JSON.parse(localStorage.getItem(storageKeys.user) ?? 'null'));
  return token && isUser(user) ? { token, user } : null;
}

function isUser(value: unknown): value is SessionUser {
  const { id, role } = (value ?? {}) as Partial<Record<keyof SessionUser, unknown>>;
  return typeof id === 'string' && (role === 'PARTICIPANT' || role === 'ORGANIZER' || role === 'ADMIN');
}

/** Storage may be denied or full: then the session lasts until the page is closed. */
export function tryStorage<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', syncFromStorage);
  // a page in the back/forward cache gets no messages about storage
  window.addEventListener('pageshow', ({ persisted }) => persisted && syncFromStorage({ key: null }));
}
