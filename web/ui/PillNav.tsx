import { Link } from 'react-router-dom';
import css from './PillNav.module.css';

type Pill = { label: string; to: string; current: boolean };

type PillNavProps = { label: string; pills: readonly Pill[] };

/** A choice of views as links, so that each view has its own address. On phones, more than four take two rows. */
export function PillNav({ label, pills }: PillNavProps) {
  const isMany = pills.length > 4;
  return (
    <nav data-edge className={css.nav} aria-label={label} data-many={isMany || undefined}>
      {pills.map((pill) => (
        <Link
          key={pill.to}
          data-press
          data-hover
          data-text={isMany ? 'medium default nowrap break' : 'medium default nowrap'}
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
