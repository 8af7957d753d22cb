import { useId, type ReactNode } from 'react';
import css from './Panel.module.css';

type PanelProps = {
  id?: string;
  /** Not where the screen's own heading says it already. */
  title?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled part of a screen. */
export function Panel({ id: place, title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section
      data-stack="none"
      className={css.panel}
      data-card="padded"
      id={place}
      {...(title && { 'aria-labelledby': id })}
    >
      {title && (
        <div data-row="wrap center space-between condensed/normal">
          <h2 id={id}>{title}</h2>
          {action}
        </div>
      )}
      {children}
    </section>
  );
}
