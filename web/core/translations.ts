import files from 'virtual:languages';
import type { Catalogue, LanguageTag } from './i18n.tsx';

/** All languages, each by its tag. */
export const languages = ['en', ...Object.keys(files)] as readonly LanguageTag[];

/** The name of a language in that language: “Español”. */
export function languageName(tag: LanguageTag): string {
  const name = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The texts of one language, except English. */
export type Translation = {
  /** The texts of the first load. */
  first: Catalogue;
  /** The texts of a catalogue, by its name; none if they cannot be loaded. */
  load: (name: string) => Promise<Catalogue>;
};

/** Undefined for English, and for a language that has no texts. Rejects if it cannot be loaded. */
export async function openTranslation(tag: LanguageTag): Promise<Translation | undefined> {
  const file = await files[tag]?.();
  return (
    file && {
      first: file.first,
      async load(name) {
        try {
          return (await file.default[name]?.())?.default ?? {};
        } catch {
          return {};
        }
      },
    }
  );
}
