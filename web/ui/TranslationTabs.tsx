import { Button } from '@primer/react';
import type { KeyboardEvent } from 'react';
import { t } from '../core/i18n.tsx';
import { type Language, tags } from '../core/languageTags.ts';
import { languageName } from '../core/translations.ts';
import './translatedTexts.ts';

type TranslationTabsProps = {
  /** The main language. */
  language: string;
  translations: readonly { readonly language: string }[];
  /** The language whose texts are shown; empty for the main one. */
  active: string;
  onActive: (language: string) => void;
  /** The names of the texts. */
  fields: readonly string[];
  problem: (path: string) => string | undefined;
};

/** Tabs for the texts in each language. Each tab controls the panel with the id of its language. */
export function TranslationTabs({ language, translations, active, onActive, fields, problem }: TranslationTabsProps) {
  const all = ['', ...translations.map((each) => each.language)];
  const move = (press: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[press.key];
    if (!step) return;
    press.preventDefault();
    const next = (all.indexOf(active) + step + all.length) % all.length;
    onActive(all[next]!);
    press.currentTarget.parentElement!.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div role="tablist" data-row="wrap condensed" aria-label={t('translated.tabs')}>
      {all.map((each, at) => {
        const paths = each ? fields.map((field) => `translations.${at - 1}.${field}`) : [...fields, 'language'];
        const name = languageName(tags[(each || language) as Language] ?? 'en');
        return (
          <Button
            key={each}
            role="tab"
            aria-selected={each === active}
            aria-controls={`texts-${each}`}
            tabIndex={each === active ? 0 : -1}
            variant={each === active ? 'default' : 'invisible'}
            onClick={() => onActive(each)}
            onKeyDown={move}
          >
            {paths.some(problem) ? <span data-text="danger">{t('translated.toCheck', { language: name })}</span> : name}
          </Button>
        );
      })}
    </div>
  );
}
