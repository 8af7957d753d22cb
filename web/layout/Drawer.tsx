import { XIcon } from '@primer/octicons-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../core/i18n.tsx';
import { Brand } from './Brand.tsx';
import css from './Drawer.module.css';

type DrawerProps = { open: boolean; onClose: () => void; children: ReactNode };

/** A sheet from the left for narrow screens. The native dialog traps the focus and closes on Escape. */
export function Drawer({ open, onClose, children }: DrawerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  useEffect(() => {
    // wide screens show the rail instead
    const wide = matchMedia('(min-width: 1012px)');
    wide.addEventListener('change', onClose);
    return () => wide.removeEventListener('change', onClose);
  }, [onClose]);

  return (
    <dialog ref={dialog} className={css.drawer} aria-label={t('layout.menu')} onClose={onClose}>
      <div className={css.sheet}>
        <div data-row="center space-between none" className={css.top}>
          <Brand to="/home" />
          <button type="button" data-icon-button aria-label={t('layout.closeMenu')} onClick={onClose}>
            <XIcon />
          </button>
        </div>
        {children}
      </div>
      <button type="button" data-text="grow" aria-hidden="true" tabIndex={-1} onClick={onClose} />
    </dialog>
  );
}
