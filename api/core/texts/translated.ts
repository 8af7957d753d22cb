import { languageNameNow } from './language.ts';
import { languageNames, type LanguageName } from './languages.ts';

/** Texts in further languages than the main one, as stored. Null if there are none. */
export type Translations<Texts> = { readonly [Name in LanguageName]?: Texts } | null;

/** A row with a title that may have translations. Null: the main language is not known, or there are no translations. */
export interface Titled {
  readonly title: string;
  readonly language: LanguageName | null;
  readonly titles: Translations<string>;
}

/** SQL: the main language of a row, and the titles of its translations. Rows of lists do not contain whole translations. */
export const titleColumns = (row: string): string =>
  `${row}.language, CASE WHEN ${row}.translations IS NOT NULL THEN
    (SELECT jsonb_object_agg(key, value->'title') FROM jsonb_each(${row}.translations)) END AS titles`;

/** The translation for the reader; undefined if the default texts are for them. */
export const translationNow = <Texts>(translations: Translations<Texts>): Texts | undefined =>
  translations?.[languageNameNow()];

/** The title for the reader. */
export const titleNow = ({ title, titles }: Pick<Titled, 'title' | 'titles'>): string =>
  translationNow(titles) ?? title;

/** The language of that title; null if it is not known. */
export const titleLanguageNow = ({ titles, language }: Titled): LanguageName | null =>
  translationNow(titles) === undefined ? language : languageNameNow();

/** The languages of the texts, the main one first; empty if it is not known. */
export const languagesOf = ({ language, titles }: Titled): LanguageName[] =>
  language ? [language, ...languageNames.filter((name) => titles?.[name] !== undefined)] : [];

/** Translations in the order of the languages, each with its language. */
export const translationList = <Texts extends object>(
  translations: Translations<Texts>,
): (Texts & { language: LanguageName })[] =>
  languageNames.flatMap((language) => {
    const texts = translations?.[language];
    return texts ? [{ language, ...texts }] : [];
  });

/** The reverse: `names` are the texts of each, which are trimmed. */
export function storedTranslations<Name extends string>(
  list: readonly (Readonly<Record<Name, string>> & { readonly language: string })[],
  ...names: readonly Name[]
): Translations<Readonly<Record<Name, string>>> {
  if (list.length === 0) return null;
  const textsOf = (each: Readonly<Record<Name, string>>) => names.map((name) => [name, each[name].trim()] as const);
  return Object.fromEntries(list.map((each) => [each.language, Object.fromEntries(textsOf(each))]));
}
