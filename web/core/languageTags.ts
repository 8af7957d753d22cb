import { createElement, type ReactNode } from 'react';
import type { Language } from '../__generated__/preferencesMutation.graphql.ts';
import { textLanguage, type LanguageTag } from './i18n.tsx';

export type { Language };

/** The tags of the languages, by their names in the API. */
export const tags: Record<Language, LanguageTag> = {
  ENGLISH: 'en',
  KANNADA: 'kn',
  HINDI: 'hi',
  SPANISH: 'es',
  FRENCH: 'fr',
  GERMAN: 'de',
  CHINESE: 'zh',
};

export function accountLanguage(tag: LanguageTag): Language {
  return (Object.keys(tags) as Language[]).find((language) => tags[language] === tag) ?? 'ENGLISH';
}

/** `lang` for a text of a person in this language; none if it is the page's, or not known. */
export const langOf = (language: string | null | undefined): { lang?: LanguageTag } => {
  const tag = tags[language as Language];
  return tag && tag !== textLanguage() ? { lang: tag } : {};
};

/** A text of a person, such as a title in a sentence; names its language if it is not that of the page. */
export function inLanguage(text: string, language: string | null | undefined): ReactNode {
  const { lang } = langOf(language);
  return lang ? createElement('span', { lang }, text) : text;
}

/** The language of texts that the server chose for this page among these, the main one first; null if it is not known. */
export const shownOf = (languages: readonly Language[]): Language | null => {
  const own = accountLanguage(textLanguage());
  return languages.includes(own) ? own : (languages[0] ?? null);
};

/** The languages, by their names in the API. */
export const names = Object.keys(tags) as Language[];

/** The language of the page. */
export const languageOfTexts = (): Language => accountLanguage(textLanguage());
