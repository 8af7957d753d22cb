import { expect, test } from 'vitest';
import { shortcutOf } from './shortcuts.ts';

const pressed = {
  key: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  defaultPrevented: false,
  isComposing: false,
  repeat: false,
  inField: false,
};
type Press = Partial<typeof pressed>;
const meaning = (press: Press, options: Parameters<typeof shortcutOf>[1] = {}) =>
  shortcutOf({ ...pressed, ...press }, { apple: false, singleKeys: true, ...options });

test('a slash searches, a question mark lists the shortcuts', () => {
  expect(['/', '?', 'a', 'k'].map((key) => meaning({ key }))).toEqual(['search', 'list', undefined, undefined]);
});

test('Ctrl+K opens the search of everything, on Apple devices ⌘K', () => {
  for (const key of ['k', 'K']) {
    expect([true, false].map((apple) => meaning({ key, ctrlKey: true }, { apple }))).toEqual([undefined, 'palette']);
    expect([true, false].map((apple) => meaning({ key, metaKey: true }, { apple }))).toEqual(['palette', undefined]);
  }
});

test('single keys do nothing in a field, with other keys, or if they are switched off', () => {
  const others: Press[] = [{ inField: true }, { ctrlKey: true }, { metaKey: true }, { altKey: true }];
  for (const other of others)
    expect(['/', '?'].map((key) => meaning({ key, ...other }))).toEqual([undefined, undefined]);
  expect(['/', '?'].map((key) => meaning({ key }, { singleKeys: false }))).toEqual([undefined, undefined]);
});

test('Ctrl+K also works in a field and if single keys are switched off', () => {
  expect(meaning({ key: 'k', ctrlKey: true, inField: true }, { singleKeys: false })).toBe('palette');
});

test('a press that is repeated, composes a character or is handled already means nothing', () => {
  const presses: Press[] = [{ repeat: true }, { isComposing: true }, { defaultPrevented: true }, { altKey: true }];
  for (const press of presses) expect(meaning({ key: 'k', ctrlKey: true, ...press })).toBeUndefined();
});
