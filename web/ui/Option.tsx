import type { Icon } from '@primer/octicons-react';
import css from './Option.module.css';

export type Choice = {
  id: string;
  text: string;
  /** The language of `text`, and of `aside`, if it is not that of the page. */
  lang?: string;
  asideLang?: string | undefined;
  /** Distinguishes choices with the same text: `aside` next to it, `detail` on a separate line. */
  aside?: string | undefined;
  detail?: string | null | undefined;
};

type OptionProps = {
  id: string;
  choice: Choice;
  icon?: Icon;
  selected: boolean;
  /** The one that Enter chooses. */
  active: boolean;
  onChoose: () => void;
};

/** An option of a list below a field, which keeps the focus and has the keys. */
export const Option = ({
  id,
  choice: { text, lang, aside, asideLang, detail },
  icon: Icon,
  selected,
  active,
  onChoose,
}: OptionProps) => (
  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
  <div
    id={id}
    data-hover
    className={css.option}
    tabIndex={-1}
    role="option"
    aria-selected={selected}
    data-active={active || undefined}
    ref={active ? scrollHere : null}
    onClick={onChoose}
  >
    <span data-text={selected ? 'medium semibold truncate' : 'medium truncate'} className={css.text} lang={lang}>
      {Icon && <Icon className={css.icon} />}
      {text}
    </span>
    {aside && (
      <span data-text="small muted truncate" className={css.aside} lang={asideLang}>
        {aside}
      </span>
    )}
    {detail && (
      <span data-text="small muted truncate" className={css.detail}>
        {detail}
      </span>
    )}
  </div>
);

function scrollHere(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' });
}
