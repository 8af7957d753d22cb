import type { ReactNode } from 'react';
import css from './Screen.module.css';

type ScreenProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Shown above the title, for example a back link. */
  back?: ReactNode;
  actions?: ReactNode;
  /** For forms and messages, which are hard to read at full width. */
  narrow?: boolean;
  children: ReactNode;
};

/** The heading of a screen and its content, evenly spaced. */
export function Screen({ title, subtitle, back, actions, narrow = false, children }: ScreenProps) {
  return (
    <div data-stack="spacious" className={narrow ? css.narrow : undefined}>
      <header data-row="wrap end space-between normal">
        <div data-stack="tight" data-basis="16">
          {back}
          <h1>{title}</h1>
          {subtitle && <p data-text="large muted">{subtitle}</p>}
        </div>
        {actions && (
          <div data-row="wrap condensed" data-optional className={css.actions}>
            {actions}
          </div>
        )}
      </header>
      {children}
    </div>
  );
}
