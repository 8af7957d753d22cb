import { XCircleFillIcon } from '@primer/octicons-react';
import css from './ClearButton.module.css';

/** Clears a text field; placed at its end. Primer's `TextInput.Action` would add a tooltip of 7 kB. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" data-icon-button className={css.clear} aria-label={label} title={label} onClick={onClear}>
      <XCircleFillIcon />
    </button>
  );
}
