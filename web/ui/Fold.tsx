import { useId, type MouseEvent, type ReactNode } from 'react';
import css from './Fold.module.css';

type FoldProps = {
  /** What the button says, which is there on phones only. */
  label: string;
  describedBy?: string;
  button: ReactNode;
  children: ReactNode;
};

/**
 * Controls that stand in a row where there is room, and wait behind one button on phones; there a press on one of them,
 * or beside them, puts them away. Whatever is pressed more than once says `data-stay`.
 */
export function Fold({ label, describedBy, button, children }: FoldProps) {
  const id = useId();
  const putAway = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (currentTarget.matches(':popover-open') && !(target as Element).closest('[data-stay]'))
      currentTarget.hidePopover();
  };
  return (
    <>
      <button type="button" className={css.button} popoverTarget={id} aria-label={label} aria-describedby={describedBy}>
        {button}
      </button>
      <div data-row="center none" id={id} popover="auto" className={css.row} onClickCapture={putAway}>
        {children}
      </div>
    </>
  );
}
