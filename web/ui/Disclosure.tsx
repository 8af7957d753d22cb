import { ChevronDownIcon } from '@primer/octicons-react';
import { useId, useState, type ReactNode } from 'react';
import { Panel } from './Panel.tsx';

type DisclosureProps = {
  title: string;
  /** A summary that is shown while it is folded. */
  hint: string;
  /** The content differs from its defaults: stays open until the user folds it. */
  used: boolean;
  /** The content has an error: it cannot be folded. */
  wrong: boolean;
  children: ReactNode;
};

/** A titled section of a screen that is folded by default. */
export function Disclosure({ title, hint, used, wrong, children }: DisclosureProps) {
  const id = useId();
  const [chosenOpen, setChosenOpen] = useState<boolean>();
  const [wasUsed, setWasUsed] = useState(used);
  if (used && !wasUsed) setWasUsed(true);
  // once the error is fixed, it also stays open
  if (wrong && chosenOpen === false) setChosenOpen(true);
  const open = wrong || (chosenOpen ?? wasUsed);
  return (
    <Panel
      title={
        <button
          type="button"
          data-press
          data-fold
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setChosenOpen(!open)}
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
