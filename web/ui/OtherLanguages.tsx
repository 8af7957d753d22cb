import { useState } from 'react';
import { addTexts, t } from '../core/i18n.tsx';
import { type Language, tags } from '../core/languageTags.ts';
import { languageName } from '../core/translations.ts';
import texts from '../i18n/en/otherLanguages.json';

declare module '../core/i18n.tsx' {
  interface Texts extends Record<keyof typeof texts, string> {}
}

// readers need no texts of the forms
addTexts(texts, 'otherLanguages');

export type TextsIn<Name extends string> = Readonly<Record<Name, string>> & { readonly language: Language };

type OtherLanguagesProps<T> = {
  languages: readonly Language[];
  /** The language of the shown texts. */
  shown: Language | null;
  /** Reads the texts in all languages. */
  read: () => Promise<readonly T[]>;
  onChoose: (texts: T) => void;
};

/** The other languages of a text of an organizer, for readers who want to see it in one of them. */
export function OtherLanguages<T extends { readonly language: Language }>({
  languages,
  shown,
  read,
  onChoose,
}: OtherLanguagesProps<T>) {
  const [hasFailed, setFailed] = useState(false);
  const choose = async (language: Language) => {
    try {
      const texts = (await read()).find((each) => each.language === language);
      if (texts) onChoose(texts);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div data-row="wrap center condensed" data-text="small muted">
      <span>{t('translated.also')}</span>
      {languages
        .filter((language) => language !== shown)
        .map((language, at) => (
          <button
            // the pressed button takes another language, so it keeps the focus
            key={at}
            type="button"
            data-press
            data-text="semibold accent"
            lang={tags[language]}
            onClick={() => void choose(language)}
          >
            {languageName(tags[language])}
          </button>
        ))}
      <span role="status" data-text="danger">
        {hasFailed && t('translated.failed')}
      </span>
    </div>
  );
}
