import type { Icon } from '@primer/octicons-react';
import { useId, type ReactNode } from 'react';
import css from './Shortcuts.module.css';

/** The cards at the top of a dashboard, side by side where there is room. */
export function Shortcuts({ children }: { children: ReactNode }) {
  return <div className={css.row}>{children}</div>;
}

type ShortcutProps = {
  icon: Icon;
  tone: 'accent' | 'success' | 'done';
  title: string;
  text: string;
  /** The button or link. */
  children: ReactNode;
};

export function Shortcut({ icon: Mark, tone, title, text, children }: ShortcutProps) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <span className={css.icon} data-tone={tone} aria-hidden="true">
        <Mark size={20} />
      </span>
      <h2 className={css.title} id={id}>
        {title}
      </h2>
      <p className={css.text}>{text}</p>
      <div className={css.action}>{children}</div>
    </section>
  );
}
