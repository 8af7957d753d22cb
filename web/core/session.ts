import { useSyncExternalStore } from 'react';

export type Role = 'PARTICIPANT' | 'ORGANIZER' | 'ADMIN';
export type SessionUser = {
  id: string;
  firstName: string;
  name: string;
  role: Role;
  photo: string | null;
  /** When the account was made; left out by what does not ask for it. */
  createdAt?: string;
};
export type Session = { token: string; user: SessionUser };

type Listener = (now: Session | null, before: Session | null) => void;

const keys = { token: 'token', user: 'user' } as const;
const listeners = new Set<Listener>();
let current = stored();
let exchanging = false;
let lastAction: Promise<unknown> = Promise.resolve();

export function currentSession(): Session | null {
  return current;
}

/** Calls back after every change, also after one made in another tab; the answer stops it. */
export function subscribeSession(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession);
}

/** Whether the viewer organizes events; only for what is shown, since the server decides what they may do. */
export function useOrganizes(): boolean {
  const role = useSession()?.user.role;
  return role === 'ORGANIZER' || role === 'ADMIN';
}

/** Signs in, or renews the token or the person's data of the session that there is. */
export function startSession({
  token,
  user: { id, firstName, name, role, photo, createdAt = current?.user.createdAt },
}: Session): void {
  const session = { token, user: { id, firstName, name, role, photo, ...(createdAt && { createdAt }) } };
  // the token last: other tabs never see a new token with the former person
  attempt(() => localStorage.setItem(keys.user, JSON.stringify(session.user)));
  attempt(() => localStorage.setItem(keys.token, token));
  change(session);
}

export function endSession(): void {
  attempt(() => localStorage.removeItem(keys.token));
  attempt(() => localStorage.removeItem(keys.user));
  change(null);
}

/**
 * Replaces the token by the one that `action` returns, which invalidates the old one. Until it is done, no tab takes a
 * refusal of the old token for the end of the session.
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
 * Called when the server refuses a token: ends the session, unless the token has been replaced meanwhile, here or in another
 * tab. Returns the replacement.
 */
export async function refuseSession(token: string): Promise<string | undefined> {
  // the outcome of the exchange decides; its own request may be the one that was refused
  if (exchanging) return undefined;
  return withLock(async () => {
    const before = current;
    const kept = stored();
    if (kept && kept.token !== token) change(kept);
    else if (current?.token === token) endSession();
    return current && current.token !== token && current.user.id === before?.user.id ? current.token : undefined;
  });
}

/** Another tab wrote to local storage. */
export function followStorage(event: Pick<StorageEvent, 'key'>): void {
  if (event.key === null || event.key === keys.token || event.key === keys.user) change(stored());
}

/** Runs one action after the other, across all tabs where the browser has locks. */
function withLock<T>(action: () => Promise<T>): Promise<T> {
  if (navigator.locks) return navigator.locks.request('session', action);
  const done = lastAction.then(action);
  lastAction = done.catch(() => undefined);
  return done;
}

function change(next: Session | null): void {
  const before = current;
  if (JSON.stringify(before) === JSON.stringify(next)) return;
  current = next;
  for (const listener of listeners) listener(next, before);
}

function stored(): Session | null {
  const token = attempt(() => localStorage.getItem(keys.token));
  const user: unknown = attempt(() => JSON.parse(localStorage.getItem(keys.user) ?? 'null'));
  return token && isUser(user) ? { token, user } : null;
}

function isUser(value: unknown): value is SessionUser {
  const { id, role } = (value ?? {}) as Partial<Record<keyof SessionUser, unknown>>;
  return typeof id === 'string' && (role === 'PARTICIPANT' || role === 'ORGANIZER' || role === 'ADMIN');
}

/** Storage may be refused or full: the session then lives as long as the page. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

if (typeof window !== 'undefined') window.addEventListener('storage', followStorage);
