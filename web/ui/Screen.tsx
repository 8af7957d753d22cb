import type { ReactNode } from 'react';
import css from './Screen.module.css';

type ScreenProps = {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Above the title, as a way back. */
  back?: ReactNode;
  actions?: ReactNode;
  /** For forms and messages, which read badly when wide. */
  narrow?: boolean;
  children: ReactNode;
};

/** The heading of a screen and its content, at even distances. */
export function Screen({ title, subtitle, back, actions, narrow = false, children }: ScreenProps) {
  return (
    <div className={css.screen} data-narrow={narrow || undefined}>
      <header className={css.header}>
        <div className={css.words}>
          {back}
          <h1 className={css.title}>{title}</h1>
          {subtitle && <p className={css.subtitle}>{subtitle}</p>}
        </div>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
