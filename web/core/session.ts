import { useSyncExternalStore } from 'react';

export type Role = 'PARTICIPANT' | 'ORGANIZER' | 'ADMIN';
export type SessionUser = { id: string; firstName: string; name: string; role: Role; photo: string | null };
export type Session = { token: string; user: SessionUser };

type Listener = (now: Session | null, before: Session | null) => void;

const keys = { token: 'token', user: 'user' } as const;
const listeners = new Set<Listener>();
let current = stored();

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

/** Signs in, or renews the token or the person's data of the session that there is. */
export function startSession({ token, user: { id, firstName, name, role, photo } }: Session): void {
  const session = { token, user: { id, firstName, name, role, photo } };
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

/** Another tab wrote to local storage. */
export function followStorage(event: Pick<StorageEvent, 'key'>): void {
  if (event.key === null || event.key === keys.token || event.key === keys.user) change(stored());
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
