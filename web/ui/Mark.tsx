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

/** A sign on a ground of its tone; the words stand elsewhere. */
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
