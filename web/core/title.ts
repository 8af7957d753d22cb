import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { focusHeading, isFocusFree } from './focus.ts';
import { t } from './i18n.tsx';

let lastPath: string | undefined;
let lastSearch: string | undefined;
let screenTitle = '';
let unreadCount = 0;

/**
 * Sets the document title. After a navigation it also focuses the screen's heading, so that the keyboard starts there and a
 * screen reader announces the screen. A screen may focus a field or a part instead. Call it where the content renders, not its skeleton.
 */
export function useTitle(title: string): void {
  const { pathname, search } = useLocation();
  useEffect(() => {
    screenTitle = title;
    writeTitle();
  }, [title]);
  useEffect(() => {
    const isFirstPage = lastPath === undefined;
    const isSameScreen = lastPath === pathname;
    if (isSameScreen && lastSearch === search) return;
    lastPath = pathname;
    lastSearch = search;
    const focused = document.activeElement;
    // on the same screen, the pressed link may be gone, such as a filter
    const hasFocus = isSameScreen ? !isFocusFree() : focused?.matches('main :is(input, textarea, h2)');
    if (!isFirstPage && !hasFocus) focusHeading();
  }, [pathname, search]);
}

/** Shows the number of unread notices before the title, and on the icon of the installed application. */
export function showUnread(count: number): void {
  unreadCount = count;
  if (screenTitle) writeTitle();
  // browsers without it show the number in the title only
  // eslint-disable-next-line compat/compat
  navigator.setAppBadge?.(count).catch(() => {});
}

function writeTitle(): void {
  document.title = `${unreadCount > 0 ? `(${unreadCount}) ` : ''}${screenTitle} · ${t('app.name')}`;
}
