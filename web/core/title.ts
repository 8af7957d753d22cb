import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { t } from './i18n.tsx';

let shown: string | undefined;

/**
 * Names the document after the screen. After a navigation it also moves the focus to the screen's heading, so that a
 * keyboard starts there and a screen reader says where one is; call it where the content, not its skeleton, renders.
 */
export function useTitle(title: string): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = `${title} · ${t('app.name')}`;
  }, [title]);
  useEffect(() => {
    const first = shown === undefined;
    if (shown === pathname) return;
    shown = pathname;
    if (!first) focusHeading();
  }, [pathname]);
}

export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
