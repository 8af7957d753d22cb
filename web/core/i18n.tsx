import { useSyncExternalStore } from 'react';
import { createIntl, createIntlCache, type IntlShape, type MessageFormatElement } from 'react-intl';
import shell from '../i18n/en/shell.json';
import ui from '../i18n/en/ui.json';
import { useNow } from './now.ts';

const english = { ...shell, ...ui };

/** All texts. A file that adds a catalogue also extends this interface: `declare module … { interface Texts … }`. */
export interface Texts extends Record<keyof typeof english, string> {}
export type MessageId = keyof Texts;
export type MessageValues = Record<string, string | number | boolean | Date | null | undefined>;

export type LanguageTag = 'en' | 'kn' | 'hi' | 'es' | 'fr' | 'de' | 'zh';

type Catalogue = Record<string, MessageFormatElement[]>;

// tools/vite-messages.ts compiles the JSON files at build time; TypeScript sees their source
const source = english as unknown as Catalogue;
const translations = import.meta.glob<Catalogue>(['../i18n/*/*.json', '!../i18n/en/*.json'], { import: 'default' });

/** The languages that have texts; others are not offered. */
export const languages: readonly LanguageTag[] = [
  'en',
  ...new Set(Object.keys(translations).map((file) => file.split('/').at(-2) as LanguageTag)),
];
const cache = createIntlCache();
const listeners = new Set<() => void>();

const storageKey = 'language';
let language: LanguageTag = 'en';
let requestedLanguage: LanguageTag = 'en';
let translated: Catalogue = {};
let intl = createIntlFor('en', source);

/** Adds the English texts of an area, or of a part that loads when it is first shown. */
export function addTexts(texts: Partial<Texts>): void {
  Object.assign(source, texts);
  intl = createIntlFor(language, { ...source, ...translated });
}

/** A text in the viewer's language; falls back to English if the language lacks it. */
export function t(id: MessageId, values?: MessageValues): string {
  return intl.formatMessage({ id }, values);
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

/** The locale for dates and numbers, for example `en-IN`. */
export const locale = (): string => intl.locale;

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
      {relativeTime(at.getTime() - now)}
    </time>
  );
}

/**
 * Switches the language without a reload, because the application is keyed by `useLanguage()`. The device remembers the
 * choice. A language without texts falls back to English, also for dates and for screen readers (`lang`).
 */
export async function setLanguage(chosen: LanguageTag): Promise<void> {
  const next = languages.includes(chosen) ? chosen : 'en';
  requestedLanguage = next;
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // storage is denied: the choice lasts until the page is closed
  }
  const files = Object.entries(translations).filter(([file]) => file.startsWith(`../i18n/${next}/`));
  const texts = await Promise.all(files.map(([, load]) => load().catch(() => ({}))));
  if (requestedLanguage !== next || language === next) return;
  language = next;
  translated = Object.assign({}, ...texts) as Catalogue;
  intl = createIntlFor(next, { ...source, ...translated });
  document.documentElement.lang = next;
  for (const listener of listeners) listener();
}

/** Loads the language that this device remembers. index.html writes it into the page before the first paint. */
export async function restoreLanguage(): Promise<void> {
  const remembered = document.documentElement.lang;
  if (isTag(remembered) && remembered !== language) await setLanguage(remembered);
  document.documentElement.lang = language;
}

export function useLanguage(): LanguageTag {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => language,
  );
}

function isTag(value: string | null): value is LanguageTag {
  return /^(en|kn|hi|es|fr|de|zh)$/.test(value ?? '');
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === storageKey && isTag(event.newValue)) void setLanguage(event.newValue);
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

function relativeTime(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  // shows “now” under a minute: a count of seconds would be outdated before it is read
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 60] as const);
  return intl.formatRelativeTime(Math.trunc(seconds / size), unit, { numeric: 'auto' });
}

function yearUnlessCurrent(date: Date | string): { year?: 'numeric' } {
  return new Date(date).getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' };
}

function createIntlFor(name: string, messages: Catalogue): IntlShape {
  // a regional locale such as 'en-IN' formats dates for its readers but uses the texts of 'en'
  const regional = globalThis.navigator?.languages?.find(
    (each) => (each === name || each.startsWith(`${name}-`)) && isLocale(each),
  );
  return createIntl({ locale: regional ?? name, defaultLocale: 'en', messages }, cache);
}

/** Whether formats exist for this tag. Chromium names `en-US@posix` if the system has no language. */
function isLocale(tag: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0;
  } catch {
    return false;
  }
}
