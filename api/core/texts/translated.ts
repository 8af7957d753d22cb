import { languageNameNow } from './language.ts';
import { languageNames, type LanguageName } from './languages.ts';
import type { Written } from './texts.ts';

/** Texts in further languages than the main one, as stored. Null if there are none. */
export type Translations<Texts> = { readonly [Name in LanguageName]?: Texts } | null;

/** A row with a title that may have translations. Null: the main language is not known, or there are no translations. */
export interface Titled {
  readonly title: string;
  readonly language: LanguageName | null;
  readonly titles: Translations<string>;
}

/** A row with the title for its reader. */
export interface LocallyTitled extends Titled {
  localTitle: string;
  localLanguage: LanguageName | null;
}

/** SQL: the main language of a row, and the titles of its translations. Rows of lists do not contain whole translations. */
export const titleColumns = (row: string): string =>
  `${row}.language, CASE WHEN ${row}.translations IS NOT NULL THEN
    (SELECT jsonb_object_agg(key, value->'title') FROM jsonb_each(${row}.translations)) END AS titles`;

/** The translation for the reader; undefined if the default texts are for them. */
export const translationNow = <Texts>(translations: Translations<Texts> | undefined): Texts | undefined =>
  translations?.[languageNameNow()];

/** The facts of a title in messages. Those of earlier releases have no languages. */
export type TitleFacts = Pick<Titled, 'title'> & Partial<Titled>;

/** The title for the reader. */
export const titleNow = ({ title, titles }: TitleFacts): string => translationNow(titles) ?? title;

/** The language of that title; null if it is not known. */
export const titleLanguageNow = ({ titles, language = null }: TitleFacts): LanguageName | null =>
  translationNow(titles) === undefined ? language : languageNameNow();

/** Sets both. A row that a statement read for several people needs this again in the request of each. */
export function localize(row: LocallyTitled): void {
  row.localTitle = titleNow(row);
  row.localLanguage = titleLanguageNow(row);
}

/** Both, for sentences that contain the title. */
export const titleOf = (facts: TitleFacts): Written => ({ text: titleNow(facts), language: titleLanguageNow(facts) });

/** The titles of translations. */
export const titlesOf = (translations: Translations<{ readonly title: string }>): Translations<string> =>
  translations && Object.fromEntries(Object.entries(translations).map(([name, { title }]) => [name, title]));

/**
 * Whether readers of a language see another title than before. One in another language says the same, so a translation that
 * was added or removed is no change.
 */
export function isRenamed(was: TitleFacts, now: TitleFacts, reader: LanguageName = languageNameNow()): boolean {
  const own = ({ title, titles, language }: TitleFacts) =>
    titles?.[reader] ?? (language === reader ? title : undefined);
  const [before, after] = [own(was), own(now)];
  return before === undefined || after === undefined ? was.title !== now.title : before !== after;
}

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
