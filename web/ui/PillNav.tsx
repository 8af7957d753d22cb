import { Link } from 'react-router-dom';
import css from './PillNav.module.css';

type Pill = { label: string; to: string; current: boolean };

/** A choice of views as links, so that each view has its own address. */
export function PillNav({ label, pills }: { label: string; pills: readonly Pill[] }) {
  return (
    <nav data-edge className={css.nav} aria-label={label}>
      {pills.map((pill) => (
        <Link
          key={pill.to}
          data-press
          data-text="medium"
          className={css.pill}
          to={pill.to}
          preventScrollReset
          {...(pill.current && { 'aria-current': 'page' as const })}
        >
          {pill.label}
        </Link>
      ))}
    </nav>
  );
}
