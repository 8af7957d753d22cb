import { SearchIcon } from '@primer/octicons-react';
import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { AreaLink } from '../../core/area.tsx';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import css from '../Header.module.css';
import { isApple, shortcutOf } from './shortcuts.ts';

const loadPalette = () => import('./Palette.tsx');
const Palette = lazyWithRetry(async () => (await loadPalette()).Palette, { silentOffline: true });
const ShortcutList = lazyWithRetry(async () => (await import('./ShortcutList.tsx')).ShortcutList, {
  silentOffline: true,
});

/** Opens the search of everything, by a press or a key. Listens to all shortcuts. */
export function SearchButton({ links }: { links: readonly AreaLink[] }) {
  const [open, setOpen] = useState<'palette' | 'list'>();

  const act = useEffectEvent((press: KeyboardEvent) => {
    const inField = Boolean((press.target as Element).closest?.('input, textarea, select, [contenteditable]'));
    const { key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat } = press;
    const shortcut = shortcutOf({ key, ctrlKey, metaKey, altKey, defaultPrevented, isComposing, repeat, inField });
    if (!shortcut || document.querySelector('dialog[open], [role*=dialog]')) return;
    press.preventDefault();
    const field = shortcut === 'search' && searchOfScreen();
    if (field) {
      field.focus();
      field.select();
    } else setOpen(shortcut === 'list' ? 'list' : 'palette');
  });
  // with the button, so that the shortcuts work as soon as it is there
  useLayoutEffect(() => {
    const listen = (press: KeyboardEvent) => act(press);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        data-hover
        className={css.item}
        aria-label={t('layout.search')}
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        aria-haspopup="dialog"
        onPointerEnter={() => void loadPalette()}
        onClick={() => setOpen('palette')}
      >
        <SearchIcon />
        <span className={css.folded}>{t('layout.search')}</span>
      </button>
      <Suspense fallback={null}>
        {open === 'palette' && (
          <Palette links={links} onClose={() => setOpen(undefined)} onShortcuts={() => setOpen('list')} />
        )}
        {open === 'list' && <ShortcutList onClose={() => setOpen(undefined)} />}
      </Suspense>
    </>
  );
}

/** The visible search field of the current screen. */
const searchOfScreen = () =>
  [...document.querySelectorAll<HTMLInputElement>('main search input')].find(
    (field) => field.getClientRects().length > 0,
  );
