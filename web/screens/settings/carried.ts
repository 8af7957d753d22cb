import { useEffect, useState } from 'react';
import type { SettingsValues } from './SettingsForm.tsx';

type Carried = { values: SettingsValues; scroll: number };

let carried: Carried | undefined;

/** Choosing a language mounts all screens again. Stores the unsaved values until then. */
export function carryOver(values: SettingsValues): void {
  carried = { values, scroll: scrollY };
}

/** The unsaved values from before the language changed. Restores the focus and the scroll position. */
export function useCarried(): SettingsValues | undefined {
  const [found] = useState(() => carried);
  useEffect(() => {
    carried = undefined;
    if (!found) return;
    document.querySelector<HTMLElement>('select[name=language]')?.focus({ preventScroll: true });
    scrollTo(0, found.scroll);
  }, [found]);
  return found?.values;
}
