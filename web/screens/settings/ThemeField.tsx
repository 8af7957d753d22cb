import { t } from '../../core/i18n.tsx';
import { saveTheme } from '../../core/preferences.ts';
import { setTheme, useTheme, type Theme } from '../../core/theme.ts';
import { Field } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';

const themes = ['light', 'dark', 'system'] as const;

export function ThemeField() {
  const theme = useTheme();

  function choose(next: Theme) {
    setTheme(next);
    saveTheme(next);
  }

  return (
    <Field label={t('settings.theme')} hint={t('settings.themeHint')}>
      {(control) => (
        <Select {...control} name="theme" value={theme} onChange={(event) => choose(event.target.value as Theme)}>
          {themes.map((each) => (
            <option key={each} value={each}>
              {t(`settings.theme.${each}`)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
