import { useId, type ReactNode } from 'react';
import css from './Panel.module.css';

type PanelProps = { title: ReactNode; children: ReactNode };

/** A titled part of a screen. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  return (
    <section className={css.panel} aria-labelledby={id}>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
