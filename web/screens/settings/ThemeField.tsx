import { useState } from 'react';
import { t } from '../../core/i18n.tsx';
import { saveTheme } from '../../core/preferences.ts';
import { setTheme, useTheme, type Theme } from '../../core/theme.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { SavedAtOnce, type SavedChoice } from './SavedAtOnce.tsx';

const themes = ['light', 'dark', 'system'] as const;
const nameOf = (theme: Theme) => t(`settings.theme.${theme}`);

export function ThemeField() {
  const theme = useTheme();
  const [choice, setChoice] = useState<SavedChoice<Theme>>();

  function choose(next: Theme, previous = theme) {
    setTheme(next);
    setChoice({ previous, saving: saveTheme(next) });
  }

  return (
    <>
      <Field label={t('settings.theme')} hint={t('settings.themeHint')}>
        {(control) => (
          <Select {...control} name="theme" value={theme} onChange={(event) => choose(event.target.value as Theme)}>
            {themes.map((each) => (
              <option key={each} value={each}>
                {nameOf(each)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <SavedAtOnce choice={choice} nameOf={nameOf} onUndo={choose} onRetry={() => choose(theme, choice?.previous)} />
    </>
  );
}
