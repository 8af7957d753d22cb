import { useEffect, useState } from 'react';
import type { LanguageTag } from '../../core/i18n.tsx';
import type { SavedChoice } from './SavedAtOnce.tsx';
import type { KindChoice } from './topics.ts';

export type SettingsValues = {
  email: boolean;
  push: boolean;
  sms: boolean;
  phone: string;
  /** Only choices that differ from the saved ones. */
  kinds: readonly KindChoice[];
  profileVisible: boolean;
  showHistory: boolean;
};

type Restored = { values: SettingsValues; language: SavedChoice<LanguageTag>; scroll: number };

let kept: Restored | undefined;

/** Choosing a language mounts all screens again. Stores the unsaved values until then. */
export function keepUnsavedValues(values: SettingsValues, language: SavedChoice<LanguageTag>): void {
  kept = { values, language, scroll: scrollY };
}

/** The kept values, if the language has just changed. Restores the focus and the scroll position. */
export function useUnsavedValues(): Restored | undefined {
  const [restored] = useState(() => kept);
  useEffect(() => {
    kept = undefined;
    if (!restored) return;
    document.querySelector<HTMLElement>('select[name=language]')?.focus({ preventScroll: true });
    scrollTo(0, restored.scroll);
  }, [restored]);
  return restored;
}
