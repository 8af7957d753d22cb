import { type ReactNode, useSyncExternalStore } from 'react';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import shell from '../i18n/en/shell.json';
import ui from '../i18n/en/ui.json';
import { useNow } from './now.ts';
import type { Translation } from './translations.ts';

const english = { ...shell, ...ui };

/** All texts. A file that adds a catalogue also extends this interface: `declare module … { interface Texts … }`. */
export interface Texts extends Record<keyof typeof english, string> {}
export type MessageId = keyof Texts;
export type MessageValues = Record<string, string | number | boolean | Date | null | undefined>;

export type LanguageTag = 'en' | 'kn' | 'hi' | 'es' | 'fr' | 'de' | 'zh';

export type Catalogue = Record<string, MessageFormatElement[]>;

// tools/vite-messages.ts compiles the JSON files at build time; TypeScript sees their source
const source = english as unknown as Catalogue;

const cache = createIntlCache();
const listeners = new Set<() => void>();

const storageKey = 'language';
let language: LanguageTag = 'en';
let requestedLanguage: LanguageTag = 'en';
let translation: Translation | undefined;
let translated: Catalogue = {};
let intl = createIntlFor('en', source);

/** The catalogues that were added by name, and what still loads of their translations. */
const added = new Set<string>();
let loading: Promise<unknown> = Promise.resolve();

/**
 * Adds English texts: of the first load, or of the catalogue `name`. Wait for `textsReady()` before you show them, because
 * the same texts in the viewer's language load now.
 */
export function addTexts(texts: Partial<Texts>, name?: string): void {
  Object.assign(source, texts);
  if (name && !added.has(name)) {
    added.add(name);
    const then = translation;
    if (then) loading = Promise.all([loading, then.load(name).then((more) => then === translation && merge(more))]);
  }
  merge({});
}

/** Resolves once the translations of all added texts have loaded, or have failed to load. */
export async function textsReady(): Promise<void> {
  await loading;
}

/** Loads catalogues in the viewer's language, without adding them. */
export const loadTexts = (names: readonly string[]): Promise<unknown> =>
  Promise.all(translation ? names.map(translation.load) : []);

function merge(more: Catalogue): void {
  Object.assign(translated, more);
  intl = createIntlFor(language, { ...source, ...translated });
}

/** A text in the viewer's language; falls back to English if the language lacks it. Values can be nodes. */
export function t(id: MessageId, values?: MessageValues): string;
export function t(id: MessageId, values: Record<string, MessageValues[string] | ReactNode>): ReactNode;
export function t(id: MessageId, values?: Record<string, ReactNode | Date>): ReactNode {
  return intl.formatMessage({ id }, values as MessageValues);
}

export function formatDate(date: Date | string): string {
  return intl.formatDate(date, { weekday: 'short', day: 'numeric', month: 'short', ...yearUnlessCurrent(date) });
}

export function formatDateTime(date: Date | string): string {
  return formatDateTimeRange(date);
}

/** A moment, or a range if `to` is given. Uses the viewer's time zone unless `timeZone` is given. */
export function formatDateTimeRange(from: Date | string, to?: Date | string | null, timeZone?: string): string {
  const format = {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...yearUnlessCurrent(from),
    ...(to && yearUnlessCurrent(to)),
    hour: 'numeric',
    minute: '2-digit',
    ...(timeZone && { timeZone }),
  } as const;
  return to ? intl.formatDateTimeRange(new Date(from), new Date(to), format) : intl.formatDate(from, format);
}

export function formatTime(date: Date | string): string {
  return intl.formatDate(date, { hour: 'numeric', minute: '2-digit' });
}

export function formatMonth(date: Date | string): string {
  return intl.formatDate(date, { month: 'long', year: 'numeric' });
}

export function formatParts(date: Date, parts: Intl.DateTimeFormatOptions): string {
  return intl.formatDate(date, parts);
}

/** The language of the texts, for the server. */
export const textLanguage = (): LanguageTag => language;

/** The locale for dates and numbers, for example `en-IN`; also before the texts of the language have loaded. */
export const locale = (): string => regionalOf(globalThis.document?.documentElement.lang ?? language);

export function formatNumber(value: number): string {
  return intl.formatNumber(value);
}

/** “this, that, and the other” */
export function formatList(words: readonly string[]): string {
  return intl.formatList(words);
}

/** “in 3 days”, “5 minutes ago”; updates itself while it is on the screen. */
export function RelativeTime({ date }: { date: Date | string }) {
  const now = useNow();
  const at = new Date(date);
  return (
    <time dateTime={at.toISOString()} title={formatDateTime(at)}>
      {relativeTime(at, now)}
    </time>
  );
}

/**
 * Switches the language without a reload, because the application is keyed by `useLanguage()`. The device remembers the
 * choice. A language without texts falls back to English, also for dates and for screen readers (`lang`).
 */
export async function setLanguage(next: LanguageTag): Promise<void> {
  requestedLanguage = next;
  if (language === next) return remember(next);
  const texts = new Map<string, Catalogue>();
  const opened = next === 'en' ? undefined : await openTranslation(next);
  const missing = () => (opened ? [...added].filter((name) => !texts.has(name)) : []);
  while (missing().length > 0)
    await Promise.all(missing().map(async (name) => texts.set(name, await opened!.load(name))));
  if (requestedLanguage !== next || (next !== 'en' && !opened)) return;
  remember(next);
  language = next;
  translation = opened;
  translated = Object.assign({}, opened?.first, ...texts.values()) as Catalogue;
  merge({});
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

/** Not before its texts have loaded: a later start without a connection shows the language that the device has. */
function remember(tag: LanguageTag): void {
  try {
    localStorage.setItem(storageKey, tag);
  } catch {
    // storage is denied: the choice lasts until the page is closed
  }
}

/** Undefined if it cannot be loaded, such as without a connection. */
const openTranslation = async (tag: LanguageTag) =>
  import('./translations.ts').then((file) => file.openTranslation(tag)).catch(() => undefined);

/** Loads the language that this device remembers. index.html writes it into the page before the first paint. */
export async function restoreLanguage(): Promise<void> {
  await setLanguage(document.documentElement.lang as LanguageTag);
  document.documentElement.lang = language;
}

/** Calls `listener` after each switch of the language. */
export function subscribeLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function useLanguage(): LanguageTag {
  return useSyncExternalStore(subscribeLanguage, () => language);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey && event.newValue) void setLanguage(event.newValue as LanguageTag);
  });
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const;

const startOfDay = (moment: Date | number) => new Date(moment).setHours(0, 0, 0, 0);

export function relativeTime(at: Date, now: number): string {
  const seconds = Math.round((at.getTime() - now) / 1000);
  // shows “now” under a minute: a count of seconds would be outdated before it is read
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 60] as const);
  // “tomorrow” ends at midnight, not after 48 hours
  const days = Math.round((startOfDay(at) - startOfDay(now)) / 86_400_000);
  // “next week” and “next month” would be wrong for some of the same counts
  const numeric = size > 86_400 ? 'always' : 'auto';
  return intl.formatRelativeTime(unit === 'day' ? days : Math.trunc(seconds / size), unit, { numeric });
}

function yearUnlessCurrent(date: Date | string): { year?: 'numeric' } {
  return new Date(date).getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' };
}

function createIntlFor(name: string, messages: Catalogue): IntlShape {
  return createIntl({ locale: regionalOf(name), defaultLocale: 'en', messages }, cache);
}

/** A regional locale such as 'en-IN' formats dates for its readers but uses the texts of 'en'. */
function regionalOf(name: string): string {
  const isOfLanguage = (each: string) => each === name || each.startsWith(`${name}-`);
  return globalThis.navigator?.languages?.find((each) => isOfLanguage(each) && isLocale(each)) ?? name;
}

/** Whether formats exist for this tag. Chromium names `en-US@posix` if the system has no language. */
function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
