import { ChevronDownIcon } from '@primer/octicons-react';
import { useState, type ReactNode } from 'react';
import { t } from '../../core/i18n.tsx';

const isPhone = () => matchMedia('(max-width: 47.99rem)').matches;

/** The plots of a dashboard. Phones fold them, and load them once they are unfolded. */
export function Plots({ children }: { children: ReactNode }) {
  const [folds] = useState(isPhone);
  const [isOpen, setOpen] = useState(!folds);
  return (
    <>
      {folds && (
        <h2>
          <button type="button" data-press data-fold aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ChevronDownIcon size={16} />
            {t('dashboard.plots')}
          </button>
        </h2>
      )}
      {isOpen && children}
    </>
  );
}
