import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from './i18n.tsx';

let lastPath: string | undefined;

/**
 * Sets the document title. After a navigation it also focuses the screen's heading, so that the keyboard starts there and a
 * screen reader announces the screen. A screen may focus a field instead. Call it where the content renders, not its skeleton.
 */
export function useTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title]);
  useEffect(() => {
    const isFirstPage = lastPath === undefined;
    if (lastPath === pathname) return;
    lastPath = pathname;
    if (!isFirstPage && !document.activeElement?.matches('main :is(input, textarea)')) focusHeading();
  }, [pathname]);
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
