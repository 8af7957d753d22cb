import { useEffect, useState } from 'react';
import type { SettingsValues } from './SettingsForm.tsx';

type Carried = { values: SettingsValues; scroll: number };

let carried: Carried | undefined;

/** Another language renders everything anew: what is not saved yet waits here meanwhile. */
export function carryOver(values: SettingsValues): void {
  carried = { values, scroll: scrollY };
}

/** What the form goes on with after the language has changed; the person then finds themself where they were. */
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
