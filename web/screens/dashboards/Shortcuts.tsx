import type { Icon as IconType } from '@primer/octicons-react';
import { useId, type ReactNode } from 'react';
import { Mark } from '../../ui/Mark.tsx';
import css from './Shortcuts.module.css';

/** The cards at the top of a dashboard, in one row if there is room. */
export function Shortcuts({ children }: { children: ReactNode }) {
  return (
    <div data-stack="normal" data-columns="16">
      {children}
    </div>
  );
}

type ShortcutProps = {
  icon: IconType;
  tone: 'accent' | 'success' | 'done';
  title: string;
  text: string;
  /** The button or link. */
  children: ReactNode;
};

export function Shortcut({ icon: Icon, tone, title, text, children }: ShortcutProps) {
  const id = useId();
  return (
    <section className={css.card} data-card aria-labelledby={id}>
      <Mark tone={tone} square>
        <Icon size={20} />
      </Mark>
      <h2 id={id}>{title}</h2>
      <p data-text="medium muted" className={css.text}>
        {text}
      </p>
      <div data-space="above condensed" className={css.action}>
        {children}
      </div>
    </section>
  );
}
