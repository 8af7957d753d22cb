import { draftKey, draftPrefix, tryStorage } from './session.ts';

/** The unsaved input of a form, kept on this device. */
export type StoredDraft = {
  /** The fields that differ from `base`. */
  changes: Readonly<Record<string, unknown>>;
  /** Other state of the form, such as the version that was edited. */
  context?: object;
  /** The network failed while the form was being saved. */
  failed?: boolean;
};

const maxAge = 7 * 86_400_000;
const maxLength = 200_000;

/** The draft of the viewer. Deletes old ones, and those of other people. */
export function readDraft(form: string): StoredDraft | undefined {
  const own = draftKey('');
  const found = Object.entries(tryStorage(() => ({ ...localStorage })) ?? {}).flatMap(([key, text]) => {
    if (!own || !key.startsWith(draftPrefix)) return [];
    const stored = tryStorage(() => JSON.parse(String(text)) as Partial<StoredDraft> & { at?: number });
    if (key.startsWith(own) && stored?.changes && Date.now() - (stored.at ?? 0) < maxAge)
      return [[key, stored] as const];
    tryStorage(() => localStorage.removeItem(key));
    return [];
  });
  return Object.fromEntries(found)[`${own}${form}`] as StoredDraft | undefined;
}

/** Replaces the draft (JSON), or deletes it if `text` is empty. */
export function writeDraft(form: string, text: string): void {
  const key = draftKey(form);
  if (!key) return;
  tryStorage(() => {
    if (!text || text.length > maxLength) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(text) as StoredDraft), at: Date.now() }));
  });
}

/** The fields that differ. */
export function changesBetween<T extends object>(base: T, now: T): Partial<T> {
  const isChanged = (name: keyof T) => JSON.stringify(now[name]) !== JSON.stringify(base[name]);
  return Object.fromEntries(Object.entries(now).filter(([name]) => isChanged(name as keyof T))) as Partial<T>;
}

/** The values with the changes of a draft. Leaves out those that do not fit, for example after an update of the form. */
export function withChanges<T extends Readonly<Record<string, unknown>>>(
  values: T,
  changes: StoredDraft['changes'],
): T {
  const fitting = Object.entries(changes).filter(
    ([name, value]) => name in values && shape(value) === shape(values[name]),
  );
  return { ...values, ...Object.fromEntries(fitting) };
}

/** Whether the objects have the same fields, and so their objects. True if `now` is undefined. */
export function hasShapeOf(now: unknown, then: unknown): boolean {
  if (!isObject(now)) return true;
  return isObject(then) && Object.entries(now).every(([name, value]) => name in then && hasShapeOf(value, then[name]));
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shape = (value: unknown) => (Array.isArray(value) ? 'list' : typeof value);
