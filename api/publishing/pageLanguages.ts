import { type LanguageName, languageTags } from '../core/texts/languages.ts';
import type { ShownEvent } from '../events/published.ts';
import { escaped } from './markup.ts';

/** The languages of the texts of an event; none if they have only one. */
export const languagesOf = ({ language, translations }: ShownEvent): readonly LanguageName[] =>
  language && translations.length > 0 ? [language, ...translations.map((each) => each.language)] : [];

/** The address of the page in a language. */
export const addressIn = (name: LanguageName, address: string): string => `${address}?lang=${languageTags[name]}`;

const alternate = (tag: string, address: string) =>
  `<link rel="alternate" hreflang="${tag}" href="${escaped(address)}">`;

/** Tells search engines the address in each language, and the one that follows the browser's. */
export function alternates(event: ShownEvent, address: string): readonly string[] {
  const languages = languagesOf(event);
  if (languages.length === 0) return [];
  return [
    ...languages.map((name) => alternate(languageTags[name], addressIn(name, address))),
    alternate('x-default', address),
  ];
}
