/** The languages of texts, by the name that an account stores. */
export const languageTags = {
  english: 'en',
  kannada: 'kn',
  hindi: 'hi',
  spanish: 'es',
  french: 'fr',
  german: 'de',
  chinese: 'zh',
} as const;

export type LanguageName = keyof typeof languageTags;
export type LanguageTag = (typeof languageTags)[LanguageName];

export const languageNames = Object.keys(languageTags) as LanguageName[];
