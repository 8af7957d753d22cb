import { useId, type MouseEvent, type ReactNode } from 'react';
import css from './ControlsMenu.module.css';

type ControlsMenuProps = {
  /** The name of the button that phones show instead of the controls. */
  label: string;
  describedBy?: string;
  button: ReactNode;
  children: ReactNode;
};

/**
 * Shows controls in a row, or behind one button on phones. There a press on a control, or outside, closes the list. Mark a
 * control with `data-stay` if people press it several times.
 */
export function ControlsMenu({ label, describedBy, button, children }: ControlsMenuProps) {
  const id = useId();
  const closeAfterPress = ({ currentTarget, target }: MouseEvent<HTMLElement>) => {
    if (currentTarget.matches(':popover-open') && !(target as Element).closest('[data-stay]'))
      currentTarget.hidePopover();
  };
  return (
    <>
      <button
        type="button"
        data-icon-button
        className={css.button}
        popoverTarget={id}
        aria-label={label}
        aria-describedby={describedBy}
      >
        {button}
      </button>
      <div
        data-row="center none"
        id={id}
        popover="auto"
        data-floating
        className={css.row}
        onClickCapture={closeAfterPress}
      >
        {children}
      </div>
    </>
  );
}
