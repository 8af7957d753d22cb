import { AsyncLocalStorage } from 'node:async_hooks';
import Negotiator from 'negotiator';
import { languageNames, languageTags, type LanguageName, type LanguageTag } from './languages.ts';

const tags = Object.values(languageTags);
const reader = new AsyncLocalStorage<LanguageTag>();

/** The language of the reader: the person who asks, or the recipient of a letter. English by default. */
export const languageNow = (): LanguageTag => reader.getStore() ?? 'en';

/** The name of that language, as an account stores it. */
export const languageNameNow = (): LanguageName => languageNames.find((name) => languageTags[name] === languageNow())!;

/** Runs `work` for a reader of this language. */
export const inLanguage = <T>(tag: LanguageTag, work: () => T): T =>
  tag === languageNow() ? work() : reader.run(tag, work);

/** Runs `work` for the owner of an account. */
export const inLanguageOf = <T>({ language }: { readonly language: LanguageName }, work: () => T): T =>
  inLanguage(languageTags[language], work);

/** The most characters of `Accept-Language` that are read. */
const longestHeader = 200;

/** The language that an `Accept-Language` header prefers. English without one: scripts send none. */
export function languageOf(header: string | undefined): LanguageTag {
  if (header === undefined) return 'en';
  const wanted = new Negotiator({ headers: { 'accept-language': header.slice(0, longestHeader) } }).languages();
  return wanted.map((each) => tags.find((tag) => tag === each.split('-')[0]?.toLowerCase())).find(Boolean) ?? 'en';
}
