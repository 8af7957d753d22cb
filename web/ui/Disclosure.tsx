import { ChevronDownIcon } from '@primer/octicons-react';
import { useId, useState, type ReactNode } from 'react';
import css from './Disclosure.module.css';
import { Panel } from './Panel.tsx';

type DisclosureProps = {
  title: string;
  /** What it is about, while it is folded. */
  hint: string;
  /** Something in it is not as it is by default: it stays open until it is folded by hand. */
  used: boolean;
  /** Something in it is wrong: it cannot be folded. */
  wrong: boolean;
  children: ReactNode;
};

/** A titled part of a screen that is folded until somebody needs it. */
export function Disclosure({ title, hint, used, wrong, children }: DisclosureProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const [wasUsed, setWasUsed] = useState(used);
  if (used && !wasUsed) setWasUsed(true);
  // nor does it fold by itself when what was wrong is put right
  if (wrong && chosen === false) setChosen(true);
  const open = wrong || (chosen ?? wasUsed);
  return (
    <Panel
      title={
        <button
          type="button"
          className={css.button}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setChosen(!open)}
        >
          <ChevronDownIcon size={16} />
          {title}
        </button>
      }
    >
      {open ? (
        <div id={id} data-stack="spacious">
          {children}
        </div>
      ) : (
        <p data-text="medium muted">{hint}</p>
      )}
    </Panel>
  );
}
