import { XIcon } from '@primer/octicons-react';
import { Link } from 'react-router-dom';
import css from './Chip.module.css';

type ChipProps = {
  text: string;
  /** The accessible name, which says that a press removes the chip. */
  label: string;
} & ({ to: string } | { disabled: boolean; onRemove: () => void });

/** A chosen value that a press removes, by a link or by a callback. */
export function Chip({ text, label, ...way }: ChipProps) {
  const inside = (
    <>
      <span data-text="truncate">{text}</span>
      <XIcon size={12} />
    </>
  );
  return 'to' in way ? (
    <Link
      data-edge
      data-text="medium"
      data-press
      className={css.chip}
      to={way.to}
      preventScrollReset
      aria-label={label}
    >
      {inside}
    </Link>
  ) : (
    <button
      type="button"
      data-edge
      data-text="medium"
      data-press
      className={css.chip}
      disabled={way.disabled}
      aria-label={label}
      onClick={way.onRemove}
    >
      {inside}
    </button>
  );
}
