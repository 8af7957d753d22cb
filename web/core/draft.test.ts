import { afterEach, expect, test, vi } from 'vitest';
import { changesBetween, readDraft, withChanges, writeDraft } from './draft.ts';
import { endSession, startSession, type Role } from './session.ts';

afterEach(() => vi.unstubAllGlobals());

/** Local storage whose keys are enumerable, as in browsers. */
function stubStorage(): Record<string, string> {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => void (stored[key] = value),
    removeItem: (key: string) => void delete stored[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(stored, name, { value });
  vi.stubGlobal('localStorage', stored);
  return stored;
}

const signIn = (id: string) => {
  const user = { id, firstName: id, name: id, role: 'PARTICIPANT' as Role, photo: null };
  startSession({ token: `token of ${id}`, user });
};

test('a draft is never shown to another account: it is deleted at the sign-in of another person', () => {
  const stored = stubStorage();
  signIn('user_asha');
  writeDraft('createEvent', JSON.stringify({ changes: { title: 'Kites' } }));
  // her session ends by itself, and she signs in again
  endSession();
  expect(readDraft('createEvent')).toBeUndefined();
  signIn('user_asha');
  writeDraft('letter', JSON.stringify({ changes: { text: 'Come early.' } }));
  endSession();
  signIn('user_ben');
  expect(Object.keys(stored).filter((key) => key.startsWith('draft:'))).toEqual([]);
  expect(readDraft('createEvent')).toBeUndefined();
  signIn('user_asha');
  expect(readDraft('createEvent')).toBeUndefined();
  endSession();
});

test('only the fields that differ are kept', () => {
  expect(changesBetween({ title: 'a', tags: ['b'], on: true }, { title: 'c', tags: ['b'], on: true })).toEqual({
    title: 'c',
  });
  expect(changesBetween({ tags: ['b'] }, { tags: [] })).toEqual({ tags: [] });
});

test('a change that no longer fits the form is left out', () => {
  expect(
    withChanges({ title: 'a', tags: ['b'], on: true }, { title: 'c', tags: 'c', on: 'yes', removed: 'x' }),
  ).toEqual({ title: 'c', tags: ['b'], on: true });
});
