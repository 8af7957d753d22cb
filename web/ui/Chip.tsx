import { XIcon } from '@primer/octicons-react';
import { Link } from 'react-router-dom';
import css from './Chip.module.css';

type ChipProps = {
  text: string;
  /** That it goes with a press. */
  label: string;
} & ({ to: string } | { disabled: boolean; onRemove: () => void });

/** Something that was chosen, and is given up by a press: by another address, or by what the form does. */
export function Chip({ text, label, ...way }: ChipProps) {
  const inside = (
    <>
      <span className={css.text}>{text}</span>
      <XIcon size={12} />
    </>
  );
  return 'to' in way ? (
    <Link className={css.chip} to={way.to} preventScrollReset aria-label={label}>
      {inside}
    </Link>
  ) : (
    <button type="button" className={css.chip} disabled={way.disabled} aria-label={label} onClick={way.onRemove}>
      {inside}
    </button>
  );
}
