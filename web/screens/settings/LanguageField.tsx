import type { ReactNode } from 'react';
import { t, useLanguage, type LanguageTag } from '../../core/i18n.tsx';
import { chooseLanguage } from '../../core/preferences.ts';
import { languageName, languages } from '../../core/translations.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { keepUnsavedValues } from './unsavedValues.ts';
import type { SettingsValues } from './unsavedValues.ts';

/** Lists each language by its own name. Switching keeps the form's `unsavedValues`. */
export function LanguageField({ unsavedValues, hint }: { unsavedValues: SettingsValues; hint: ReactNode }) {
  const language = useLanguage();

  function choose(tag: LanguageTag) {
    keepUnsavedValues(unsavedValues);
    void chooseLanguage(tag);
  }

  return (
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
  );
}
