import type { Icon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import css from './Label.module.css';

/** The tones of core/tones.css. */
export type Tone = 'neutral' | 'accent' | 'success' | 'attention' | 'severe' | 'danger' | 'done';

type LabelProps = {
  tone?: Tone;
  /** `plain` on the page's background, or `full` with a filled background. */
  look?: 'plain' | 'full';
  icon?: Icon;
  children: ReactNode;
};

/** A short highlighted text: a state, a role, a count. */
export function Label({ tone = 'neutral', look, icon: Icon, children }: LabelProps) {
  return (
    <span data-edge data-text="small semibold" data-pill className={css.label} data-tone={tone} data-look={look}>
      {Icon && <Icon size={12} />}
      {children}
    </span>
  );
}
