import { XCircleFillIcon } from '@primer/octicons-react';
import css from './ClearButton.module.css';

/** Empties a field, at its end. Primer's own `TextInput.Action` brings a tooltip that weighs 7 kB. */
export function ClearButton({ label, onClear }: { label: string; onClear: () => void }) {
  return (
    <button type="button" className={css.clear} aria-label={label} title={label} onClick={onClear}>
      <XCircleFillIcon />
    </button>
  );
}
