import type { ReactNode } from 'react';
import type { Tone } from './Label.tsx';
import css from './Mark.module.css';

type MarkProps = {
  tone?: Tone;
  size?: 'small' | 'large';
  square?: boolean;
  className?: string | undefined;
  /** An icon or a letter. */
  children: ReactNode;
};

/** An icon or letter on a background in its tone. Decorative: the same information is also shown as text. */
export function Mark({ tone = 'neutral', size, square, className = '', children }: MarkProps) {
  return (
    <span
      className={`${css.mark} ${className}`}
      data-tone={tone}
      data-size={size}
      data-square={square}
      aria-hidden="true"
    >
      {children}
    </span>
  );
}
