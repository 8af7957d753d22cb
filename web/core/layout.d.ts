import 'react';

/** The words of layout.css, in this order; the sizes and gaps are Primer's. */
type Gap = 'none' | 'tight' | 'condensed' | 'cozy' | 'normal' | 'spacious';
type Optional<Word extends string> = '' | `${Word} `;
type Align = Optional<'start' | 'center' | 'end' | 'baseline'>;
type Justify = Optional<'justify-center' | 'justify-end' | 'space-between'>;
type Words<Word extends string> =
  | Word
  | `${Word} ${Word}`
  | `${Word} ${Word} ${Word}`
  | `${Word} ${Word} ${Word} ${Word}`;

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Beside each other; `tight/normal` where what is wrapped stands closer. */
    'data-row'?: `${Optional<'wrap'>}${Align}${Justify}${Gap | `${Gap}/${Gap}`}` | undefined;
    /** Below each other. */
    'data-stack'?: `${Align}${Justify}${Gap}` | undefined;
    'data-text'?:
      | Words<
          | 'small'
          | 'medium'
          | 'large'
          | 'title'
          | 'semibold'
          | 'numbers'
          | 'muted'
          | 'danger'
          | 'truncate'
          | 'pre-line'
          | 'grow'
        >
      | undefined;
    /** What ends a form: a way out, and on. */
    'data-form-end'?: boolean | undefined;
    /** A frame with a ground of its own. */
    'data-card'?: boolean | 'padded' | undefined;
    /** A line between what is in it; `bare` inside a frame. */
    'data-rows'?: boolean | 'bare' | undefined;
  }
}
