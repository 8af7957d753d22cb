import { AsyncLocalStorage } from 'node:async_hooks';
import Negotiator from 'negotiator';
import { languageNames, languageTags, type LanguageName, type LanguageTag } from './languages.ts';

const tags = Object.values(languageTags);

/** A language, or that of a region, such as `en-GB`, which also decides about the clock and the order of a date. */
export type Locale = LanguageTag | `${LanguageTag}-${string}`;

const reader = new AsyncLocalStorage<Locale>();

/** The locale of the reader: the person who asks, or the recipient of a letter. English by default. */
export const localeNow = (): Locale => reader.getStore() ?? 'en';

/** The language of the reader. */
export const languageNow = (): LanguageTag => localeNow().split('-')[0] as LanguageTag;

/** The name of that language, as an account stores it. */
export const languageNameNow = (): LanguageName => languageNames.find((name) => languageTags[name] === languageNow())!;

/** Runs `work` for a reader of this locale. */
export const inLanguage = <T>(locale: Locale, work: () => T): T =>
  locale === localeNow() ? work() : reader.run(locale, work);

/** Runs `work` for the owner of an account. */
export const inLanguageOf = <T>({ language }: { readonly language: LanguageName }, work: () => T): T =>
  inLanguage(languageTags[language], work);

/** The most characters of `Accept-Language` that are read. */
const longestHeader = 200;

const regional = /^[a-z]{2}(-[A-Z][a-z]{3})?-[A-Z]{2}$/;

/**
 * The language that an `Accept-Language` header prefers, with the first region that the header names for it: the web client
 * sends the language of its texts, and then those of the browser. English without a header: scripts send none.
 */
export function localeOf(header: string | undefined): Locale {
  if (header === undefined) return 'en';
  const wanted = new Negotiator({ headers: { 'accept-language': header.slice(0, longestHeader) } }).languages();
  const tag = wanted.map((each) => tags.find((own) => own === each.split('-')[0]?.toLowerCase())).find(Boolean) ?? 'en';
  return (wanted.find((each) => each.startsWith(`${tag}-`) && regional.test(each)) as Locale | undefined) ?? tag;
}
