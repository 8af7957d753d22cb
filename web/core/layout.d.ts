import 'react';

/** The words of layout.css, in this order; the sizes and gaps are Primer's. */
type Gap = 'none' | 'tight' | 'snug' | 'condensed' | 'cozy' | 'normal' | 'roomy' | 'spacious';
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
          | 'heading'
          | 'huge'
          | 'semibold'
          | 'numbers'
          | 'muted'
          | 'muted-icons'
          | 'danger'
          | 'truncate'
          | 'pre-line'
          | 'block'
          | 'grow'
          | 'fixed'
          | 'break'
        >
      | undefined;
    /** As many columns as fit, each at least this many rem wide; `rest`: one as wide as possible, one as narrow; `data-stack` gives the gap. */
    'data-columns'?: 'rest' | '9' | '12' | '14' | '16' | '18' | undefined;
    /** Room above it, below it, inside it at both ends, or all around its content. */
    'data-space'?:
      | `${'above' | 'below' | 'inside' | 'around'} ${'tight' | 'condensed' | 'cozy' | 'normal' | 'spacious'}`
      | undefined;
    /** In a row: grows from this many rem. */
    'data-basis'?: '9' | '12' | '14' | '16' | '18' | undefined;
    /** Words to press, as high as a finger needs; `lit` changes the colour under the pointer. */
    'data-press'?: boolean | 'lit' | undefined;
    /** Unfolds something: the arrow in it points at the side until then. */
    'data-fold'?: boolean | undefined;
    /** An icon to press. */
    'data-icon-button'?: boolean | undefined;
    /** Has a ground under the pointer. */
    'data-hover'?: boolean | undefined;
    /** Below a line. */
    'data-parted'?: boolean | undefined;
    /** A bar that what is in it fills in part. */
    'data-track'?: boolean | undefined;
    /** A few words on a ground with round ends. */
    'data-pill'?: boolean | undefined;
    /** Takes no room while it is empty. */
    'data-optional'?: boolean | undefined;
    /** Needs a border in forced colours. */
    'data-edge'?: boolean | undefined;
    /** What ends a form: a way out, and on. */
    'data-form-end'?: boolean | undefined;
    /** A frame with a ground of its own. */
    'data-card'?: boolean | 'padded' | 'clipped' | undefined;
    /** A line between what is in it; `bare` inside a frame. */
    'data-rows'?: boolean | 'bare' | undefined;
  }
}
