import { DeviceDesktopIcon, MoonIcon, SunIcon } from '@primer/octicons-react';
import { t } from '../core/i18n.tsx';
import { saveTheme } from '../core/preferences.ts';
import { setTheme, useTheme, type Theme } from '../core/theme.ts';
import css from './Header.module.css';

const next: Record<Theme, Theme> = { system: 'light', light: 'dark', dark: 'system' };
const icons = { light: SunIcon, dark: MoonIcon, system: DeviceDesktopIcon };

/** A button that cycles through system, light and dark. */
export function ThemeToggle() {
  const theme = useTheme();
  const Icon = icons[theme];
  const label = t('layout.theme', { now: t(`theme.${theme}`), next: t(`theme.${next[theme]}`) });
  return (
    <button
      type="button"
      data-hover
      className={css.item}
      aria-label={label}
      title={label}
      data-stay
      onClick={() => choose(next[theme])}
    >
      <Icon />
      <span className={css.folded}>{t('layout.themeNow', { now: t(`theme.${theme}`) })}</span>
    </button>
  );
}

/** The same setting as on the settings screen, saved without a message. */
function choose(theme: Theme): void {
  setTheme(theme);
  void saveTheme(theme);
}
