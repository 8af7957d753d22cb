import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionUser } from './session.ts';

const asha: SessionUser = { id: 'user_1', firstName: 'Asha', name: 'Asha Rao', role: 'PARTICIPANT', photo: null };

let storage: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  storage = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
});

describe('the session', () => {
  test('starts from what the browser remembers', async () => {
    storage.set('token', 't1').set('user', JSON.stringify(asha));
    const { currentSession } = await import('./session.ts');
    expect(currentSession()).toEqual({ token: 't1', user: asha });
  });

  test.each(['{', '"Asha"', 'null', '{"id":1}', '{"id":"user_1","role":"KING"}'])(
    'starts empty when the remembered person is %s',
    async (user) => {
      storage.set('token', 't1').set('user', user);
      const { currentSession } = await import('./session.ts');
      expect(currentSession()).toBeNull();
    },
  );

  test('is kept under fixed keys and forgotten at its end', async () => {
    const { startSession, endSession, currentSession } = await import('./session.ts');
    startSession({ token: 't1', user: asha });
    expect(storage.get('token')).toBe('t1');
    expect(JSON.parse(storage.get('user') ?? '')).toEqual(asha);
    endSession();
    expect(storage.size).toBe(0);
    expect(currentSession()).toBeNull();
  });

  test('ends in this tab if it ended in another tab', async () => {
    const { startSession, subscribeSession, syncFromStorage, currentSession } = await import('./session.ts');
    startSession({ token: 't1', user: asha });
    const listener = vi.fn();
    subscribeSession(listener);
    storage.clear();
    syncFromStorage({ key: 'token' });
    syncFromStorage({ key: 'user' });
    expect(currentSession()).toBeNull();
    expect(listener).toHaveBeenCalledExactlyOnceWith(null, { token: 't1', user: asha });
  });

  test('ends if the browser restores a page from before the sign-out, which got no message about it', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const { startSession, currentSession } = await import('./session.ts');
    startSession({ token: 't1', user: asha });
    storage.clear();
    page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(currentSession()).toBeNull();
    vi.unstubAllGlobals();
  });

  test('ends if the server refuses its token', async () => {
    const { startSession, handleRefusedToken, currentSession } = await import('./session.ts');
    startSession({ token: 't1', user: asha });
    expect(await handleRefusedToken('t1')).toBeUndefined();
    expect(currentSession()).toBeNull();
    expect(storage.size).toBe(0);
  });

  test('continues with the newer token that another tab has stored', async () => {
    const { startSession, handleRefusedToken, currentSession } = await import('./session.ts');
    startSession({ token: 't1', user: asha });
    storage.set('token', 't2');
    expect(await handleRefusedToken('t1')).toBe('t2');
    expect(currentSession()).toEqual({ token: 't2', user: asha });
    expect(storage.get('token')).toBe('t2');
  });

  test('does not end while its token is being exchanged', async () => {
    const { startSession, exchangeSession, handleRefusedToken, currentSession } = await import('./session.ts');
    startSession({ token: 't1', user: asha });
    let answer!: (session: { token: string; user: SessionUser }) => void;
    const answered = new Promise<{ token: string; user: SessionUser }>((resolve) => (answer = resolve));
    let exchanged!: Promise<unknown>;
    await new Promise<void>((resolve) => {
      exchanged = exchangeSession(() => {
        resolve();
        return answered;
      });
    });
    expect(await handleRefusedToken('t1')).toBeUndefined();
    expect(currentSession()?.token).toBe('t1');
    answer({ token: 't2', user: asha });
    await exchanged;
    expect(await handleRefusedToken('t1')).toBe('t2');
    expect(currentSession()?.token).toBe('t2');
  });

  test('ends if the exchange failed and the server still refuses its token', async () => {
    const { startSession, exchangeSession, handleRefusedToken, currentSession } = await import('./session.ts');
    startSession({ token: 't1', user: asha });
    await expect(exchangeSession(() => Promise.reject(new Error('wrong password')))).rejects.toThrow('wrong password');
    expect(currentSession()?.token).toBe('t1');
    await handleRefusedToken('t1');
    expect(currentSession()).toBeNull();
  });

  test('lasts until the page closes if storage is denied', async () => {
    const refuse = () => {
      throw new Error('denied');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { startSession, endSession, currentSession } = await import('./session.ts');
    startSession({ token: 't1', user: asha });
    expect(currentSession()?.user).toEqual(asha);
    endSession();
    expect(currentSession()).toBeNull();
  });
});
