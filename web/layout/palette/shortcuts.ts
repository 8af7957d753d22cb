/** `palette` and `list` open a dialog, `search` focuses the search of the screen. */
export type Shortcut = 'palette' | 'search' | 'list';

/** Macs have ⌘ where other systems have Ctrl. */
export const isApple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');

type Press = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented' | 'isComposing' | 'repeat'
> & { inField: boolean };

/** The shortcut of a key press outside of dialogs. In a field, people type single keys. */
export function shortcutOf(press: Press, { apple = isApple, singleKeys = hasSingleKeys() } = {}): Shortcut | undefined {
  const { key, ctrlKey, metaKey, altKey, inField } = press;
  if (press.defaultPrevented || press.isComposing || press.repeat || altKey) return undefined;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && (apple ? !ctrlKey : !metaKey) ? 'palette' : undefined;
  if (inField || !singleKeys) return undefined;
  return key === '/' ? 'search' : key === '?' ? 'list' : undefined;
}

const storageKey = 'singleKeys';
let isOff = false;

/** Whether shortcuts of a single key work on this device. */
export function hasSingleKeys(): boolean {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return !isOff;
  }
}

export function setSingleKeys(on: boolean): void {
  isOff = !on;
  try {
    if (on) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'off');
  } catch {
    // storage is denied: the choice lasts until the page is closed
  }
}
