import { ChevronLeftIcon, ChevronRightIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useEffect, useRef, useState } from 'react';
import { Failure } from './Failure.tsx';

/** The start cursor of each page up to the current one. */
export type Cursors = readonly (string | null)[];

type TablePagesProps = {
  label: string;
  /** The range of rows on the page and their total, as text. */
  place: string | undefined;
  cursors: Cursors;
  /** The cursor of the next page; null on the last page. */
  next: string | null;
  texts: { previous: string; next: string; failed: string };
  /** Reads a page into the store. */
  load: (cursor: string | null) => Promise<unknown>;
  /** Shows the page. */
  onTurn: (cursors: Cursors) => void;
};

/**
 * Shows the position in a table, and turns pages. A page is shown once it is loaded: if that fails, the rows and the focus stay.
 */
export function TablePages({ label, place, cursors, next, texts, load, onTurn }: TablePagesProps) {
  const [loading, setLoading] = useState<Cursors>();
  const [failure, setFailure] = useState<unknown>();
  const current = useRef(cursors);
  useEffect(() => {
    current.current = cursors;
  });

  async function turn(to: Cursors) {
    setLoading(to);
    setFailure(undefined);
    try {
      await load(to.at(-1) ?? null);
      // other filters have their own pages
      if (current.current === cursors) onTurn(to);
    } catch (error) {
      if (current.current === cursors) setFailure(error);
    }
    setLoading(undefined);
  }

  // a button without effect is not disabled, because it would lose the focus
  const [isFirst, isLast] = [cursors.length === 1, !next];
  const isForward = loading !== undefined && loading.length > cursors.length;
  return (
    <nav data-stack="cozy" aria-label={label}>
      <Failure title={texts.failed} error={failure} />
      <div data-row="wrap center justify-end condensed">
        <p data-optional data-text="medium numbers muted grow" role="status">
          {place}
        </p>
        {(next || !isFirst) && (
          <>
            <Button
              leadingVisual={ChevronLeftIcon}
              aria-disabled={isFirst}
              loading={loading !== undefined && !isForward}
              onClick={() => isFirst || void turn(cursors.slice(0, -1))}
            >
              {texts.previous}
            </Button>
            <Button
              trailingVisual={ChevronRightIcon}
              aria-disabled={isLast}
              loading={isForward}
              onClick={() => isLast || void turn([...cursors, next])}
            >
              {texts.next}
            </Button>
          </>
        )}
      </div>
    </nav>
  );
}
