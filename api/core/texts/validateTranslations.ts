import { problem } from './problemTexts.ts';
import type { Sentence } from './texts.ts';

/** How many languages a text can have: one for each language of the product. */
export const mostLanguages = 7;

/** A text in a further language. `language`: as in the API (KANNADA) or as stored (kannada). */
export type Translation<Name extends string = string> = { readonly language: Name };

/**
 * Problems of translations, with paths such as `translations.0.title`, from index 0. `language` is the one of the default
 * texts; undefined if it is not known here, and null if there is none. `textProblems` validates the texts of one.
 */
export function validateTranslations<One extends Translation>(
  translations: readonly One[] | null | undefined,
  language: string | null | undefined,
  textProblems: (translation: One) => Readonly<Record<string, Sentence>>,
): Record<string, Sentence> {
  if (!translations?.length) return {};
  if (translations.length >= mostLanguages) return { translations: problem('tooManyLanguages') };
  const problems: Record<string, Sentence> = language === null ? { language: problem('languageMissing') } : {};
  const seen = new Set<string>();
  for (const [place, translation] of translations.entries()) {
    const path = `translations.${place}`;
    if (translation.language === language) problems[`${path}.language`] = problem('languageIsMain');
    else if (seen.has(translation.language)) problems[`${path}.language`] = problem('languageTwice');
    seen.add(translation.language);
    for (const [field, wrong] of Object.entries(textProblems(translation))) problems[`${path}.${field}`] = wrong;
  }
  return problems;
}
