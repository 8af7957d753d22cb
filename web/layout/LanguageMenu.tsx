import { GlobeIcon } from '@primer/octicons-react';
import { t, useLanguage, type LanguageTag } from '../core/i18n.tsx';
import { chooseLanguage } from '../core/preferences.ts';
import { languageName, languages } from '../core/translations.ts';
import css from './Header.module.css';

/** A native list of languages behind an icon. The same setting as on the settings screen; works before the sign-in too. */
export function LanguageMenu() {
  const language = useLanguage();
  return (
    <label data-hover className={`${css.item} ${css.language}`} title={t('layout.language')} data-stay>
      <GlobeIcon />
      <span className={css.folded} aria-hidden>
        {languageName(language)}
      </span>
      <select
        aria-label={t('layout.language')}
        value={language}
        onChange={(event) => void chooseLanguage(event.target.value as LanguageTag)}
      >
        {languages.map((tag) => (
          <option key={tag} value={tag} lang={tag}>
            {languageName(tag)}
          </option>
        ))}
      </select>
    </label>
  );
}
