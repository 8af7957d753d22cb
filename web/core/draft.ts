import { draftKey, draftPrefix, isDraftOf, tryStorage } from './session.ts';

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

/** The keys of a tab's drafts end with its name, so that no tab overwrites the drafts of another one. */
let tab = tryStorage(() => sessionStorage.getItem('tab'));
if (!tab) renameTab();

export function renameTab(): void {
  tab = String(Math.random());
  tryStorage(() => sessionStorage.setItem('tab', tab!));
}

/** null for visitors. */
export const ownKey = (form: string) => draftKey(form) && `${draftKey(form)}@${tab}`;

/**
 * The draft of this tab. Without one, takes over the newest of the viewer's other tabs, because they may be closed. Deletes old
 * drafts, and those of other people.
 */
export function readDraft(form: string): StoredDraft | undefined {
  const viewer = draftKey('');
  const own = ownKey(form);
  const all = Object.entries(tryStorage(() => ({ ...localStorage })) ?? {}).flatMap(([key, text]) => {
    if (!viewer || !key.startsWith(draftPrefix)) return [];
    const draft = tryStorage(() => JSON.parse(String(text)) as StoredDraft & { at: number });
    if (key.startsWith(viewer) && draft?.changes && Date.now() - draft.at < maxAge)
      return [{ key, draft, rank: key === own ? Infinity : draft.at }];
    tryStorage(() => localStorage.removeItem(key));
    return [];
  });
  const [found] = all.filter(({ key }) => isDraftOf(form, key)).toSorted((a, b) => b.rank - a.rank);
  if (found && found.key !== own) {
    const theirs = found.key.slice(draftKey(form)!.length);
    for (const each of [form, keyName(form)]) move(draftKey(each) + theirs, ownKey(each)!);
  }
  return found?.draft;
}

const move = (from: string, to: string) =>
  tryStorage(() => {
    // first the copy, because the storage may be full
    if (localStorage[from]) localStorage[to] = localStorage[from] as string;
    localStorage.removeItem(from);
  });

/** Replaces the draft of this tab (JSON), or deletes it if `text` is empty. */
export function writeDraft(form: string, text: string): void {
  const key = ownKey(form);
  if (!key) return;
  tryStorage(() => {
    if (!text || text.length > maxLength) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...(JSON.parse(text) as StoredDraft), at: Date.now() }));
  });
}

/** The name under which web/core/once.ts keeps the idempotency key of a form. */
export const keyName = (form: string): string => `${form}:key`;

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
