import 'react';

/** The words of layout.css, in this order; the sizes and gaps are Primer's. */
type Gap = 'none' | 'tight' | 'condensed' | 'cozy' | 'normal' | 'roomy' | 'spacious';
type Optional<Word extends string> = '' | `${Word} `;
type Align = Optional<'start' | 'center' | 'end' | 'baseline'>;
type Justify = Optional<'justify-center' | 'justify-end' | 'space-between'>;
type Words<Word extends string> = Word | `${Word} ${Word}` | `${Word} ${Word} ${Word}`;
type Size = 'small' | 'medium' | 'large' | 'title' | 'heading' | 'huge';
type Style =
  | 'semibold'
  | 'numbers'
  | 'muted'
  | 'muted-icons'
  | 'danger'
  | 'success'
  | 'accent'
  | 'default'
  | 'inherit'
  | 'underline'
  | 'center'
  | 'nowrap'
  | 'start'
  | 'truncate'
  | 'pre-line'
  | 'block'
  | 'grow'
  | 'fixed'
  | 'break';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Beside each other; `tight/normal` where what is wrapped stands closer. */
    'data-row'?: `${Optional<'wrap'>}${Align}${Justify}${Gap | `${Gap}/${Gap}`}` | undefined;
    /** Below each other. */
    'data-stack'?: `${Align}${Justify}${Gap}` | undefined;
    /** Four words begin with the size. */
    'data-text'?: Words<Size | Style> | `${Size} ${Words<Style>}` | undefined;
    /**
     * As many columns as fit, each at least this many rem wide. `rest`: a wide and a narrow column. `side`: on
     * wide screens, a column of 22 rem at the side. `lead`: a narrow first column, except on phones. `data-stack` sets the gap.
     */
    'data-columns'?: 'rest' | 'side' | 'lead' | '9' | '12' | '14' | undefined;
    /** Space above it, below it, above and below its content, or around its content. */
    'data-space'?:
      | `${'above' | 'below' | 'inside' | 'around'} ${'tight' | 'condensed' | 'cozy' | 'normal' | 'spacious'}`
      | undefined;
    /** In a row: at least this many rem wide if there is space, and grows. */
    'data-basis'?: '9' | '12' | '14' | '16' | undefined;
    /** A link or button of plain text, high enough for a finger. `lit` changes its colour on hover. */
    'data-press'?: boolean | 'lit' | undefined;
    /** A button that unfolds something. While it is folded, the arrow in it points to the side. */
    'data-fold'?: boolean | undefined;
    /** A button or link with only an icon. */
    'data-icon-button'?: boolean | undefined;
    /** Its children share the row, and grow by the same amount. */
    'data-even'?: boolean | undefined;
    /** In the column at the side. */
    'data-side'?: boolean | undefined;
    /** A row that begins with a leaf and a text. On phones, the rest is below the text. */
    'data-leaf'?: boolean | undefined;
    /** A list with bullets or numbers. */
    'data-bullets'?: boolean | undefined;
    /** Dots between its children. */
    'data-dots'?: boolean | undefined;
    /** Stays at the lower edge of the window while the page scrolls. */
    'data-sticky'?: boolean | undefined;
    /** Words of a person, with a line beside them. */
    'data-quote'?: boolean | undefined;
    /** Above the page; a popover is next to its button. */
    'data-floating'?: boolean | undefined;
    /** Shown on phones only, or on wider screens only. */
    'data-only'?: 'phone' | 'wide' | undefined;
    /** Gets a background on hover. */
    'data-hover'?: boolean | undefined;
    /** Has a line above it. */
    'data-parted'?: boolean | undefined;
    /** A bar; its child fills a part of it. */
    'data-track'?: boolean | undefined;
    /** A few words on a background with round ends. */
    'data-pill'?: boolean | undefined;
    /** Takes no space while it is empty. */
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
