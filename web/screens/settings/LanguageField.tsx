import { useState, type ReactNode } from 'react';
import { t, useLanguage, type LanguageTag } from '../../core/i18n.tsx';
import { chooseLanguage } from '../../core/preferences.ts';
import { languageName, languages } from '../../core/translations.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { SavedAtOnce, type SavedChoice } from './SavedAtOnce.tsx';
import { keepUnsavedValues } from './unsavedValues.ts';
import type { SettingsValues } from './unsavedValues.ts';

type LanguageFieldProps = {
  /** The values of the form. They survive the switch of the language. */
  unsavedValues: SettingsValues;
  /** The choice that has mounted this screen again. */
  restored: SavedChoice<LanguageTag> | undefined;
  hint: ReactNode;
};

/** Lists each language by its own name. */
export function LanguageField({ unsavedValues, restored, hint }: LanguageFieldProps) {
  const language = useLanguage();
  const [choice, setChoice] = useState(restored);

  function choose(tag: LanguageTag, previous = language) {
    const saving = chooseLanguage(tag);
    setChoice({ previous, saving });
    if (tag !== language) keepUnsavedValues(unsavedValues, { previous, saving });
  }

  return (
    <>
      <Field label={t('settings.languageLabel')} hint={hint}>
        {(control) => (
          <Select
            {...control}
            name="language"
            value={language}
            onChange={(event) => choose(event.target.value as LanguageTag)}
          >
            {languages.map((tag) => (
              <option key={tag} value={tag} lang={tag}>
                {languageName(tag)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SavedAtOnce
        choice={choice}
        nameOf={languageName}
        onUndo={choose}
        onRetry={() => choose(language, choice?.previous)}
      />
    </>
  );
}
