import { useEffect, useState } from 'react';

export type SettingsValues = {
  email: boolean;
  push: boolean;
  sms: boolean;
  phone: string;
  profileVisible: boolean;
  showHistory: boolean;
};

type UnsavedValues = { values: SettingsValues; scroll: number };

let unsaved: UnsavedValues | undefined;

/** Choosing a language mounts all screens again. Stores the unsaved values until then. */
export function keepUnsavedValues(values: SettingsValues): void {
  unsaved = { values, scroll: scrollY };
}

/** The unsaved values from before the language changed. Restores the focus and the scroll position. */
export function useUnsavedValues(): SettingsValues | undefined {
  const [restored] = useState(() => unsaved);
  useEffect(() => {
    unsaved = undefined;
    if (!restored) return;
    document.querySelector<HTMLElement>('select[name=language]')?.focus({ preventScroll: true });
    scrollTo(0, restored.scroll);
  }, [restored]);
  return restored?.values;
}
