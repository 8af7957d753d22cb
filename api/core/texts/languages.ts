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

/**
 * The language of a terminal: that of the first variable that is set. English if that is C, or a language that evm does not
 * speak.
 */
export function languageOf(env: Readonly<Record<string, string | undefined>>): LanguageTag {
  const { EVM_LANG, LC_ALL, LC_MESSAGES, LANG } = env;
  const typed = (EVM_LANG || LC_ALL || LC_MESSAGES || LANG || '').toLowerCase().split(/[_.@-]/)[0];
  return Object.values(languageTags).find((tag) => tag === typed) ?? 'en';
}
