import type { Icon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import css from './Label.module.css';

/** The colours of base.css that mean something. */
export type Tone = 'neutral' | 'accent' | 'success' | 'attention' | 'severe' | 'danger' | 'done';

type LabelProps = {
  tone?: Tone;
  /** On the ground of the page, or filled. */
  look?: 'plain' | 'full';
  icon?: Icon;
  children: ReactNode;
};

/** A word or two that stand out: a state, a role, a count. */
export function Label({ tone = 'neutral', look, icon: Icon, children }: LabelProps) {
  return (
    <span className={css.label} data-tone={tone} data-look={look}>
      {Icon && <Icon size={12} />}
      {children}
    </span>
  );
}
