import { Link } from 'react-router-dom';
import css from './PillNav.module.css';

type Pill = { label: string; to: string; current: boolean };

type PillNavProps = {
  label: string;
  pills: readonly Pill[];
  /** On phones, the links stay on one line that scrolls sideways. By default all are visible, on two lines. */
  scrolls?: boolean;
};

/** A choice of views as links, so that each view has its own address. */
export function PillNav({ label, pills, scrolls = false }: PillNavProps) {
  return (
    <nav data-edge className={css.nav} aria-label={label} data-scrolls={scrolls || undefined}>
      {pills.map((pill) => (
        <Link
          key={pill.to}
          data-press
          data-hover
          data-text="medium default nowrap"
          className={css.pill}
          to={pill.to}
          preventScrollReset
          {...(pill.current && { 'aria-current': 'page' as const, ref: showSideways })}
        >
          {pill.label}
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls the bar to the current link, and nothing else. */
function showSideways(link: HTMLElement | null) {
  const bar = link?.parentElement;
  if (link && bar) bar.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - bar.clientWidth / 2;
}
