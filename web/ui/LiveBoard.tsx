import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { LivePause } from './LivePause.tsx';
import { Board, type BoardProps, type BoardRow } from './Board.tsx';
import { moveLifetime, withoutExpired, withRankChanges, type RankChanges } from './rankChanges.ts';
import { RankMove } from './RankMove.tsx';
import { useGlide } from './useGlide.ts';

/** A board with animated rows, and a button that pauses it. Rows that rose or fell are marked for a few seconds. */
export function LiveBoard<Row extends BoardRow>(props: BoardProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const changes = useRankChanges(props.rows);
  useGlide(body);
  const marks = new Map(
    [...changes].map(([id, { by, gained, at }]) => [id, { node: by !== 0 && <RankMove key={at} by={by} />, gained }]),
  );
  return (
    <div data-stack="condensed">
      <LivePause />
      <Board {...props} body={body} marks={marks} />
    </div>
  );
}

function useRankChanges(rows: readonly BoardRow[]): RankChanges {
  const [changes, setChanges] = useState<RankChanges>(new Map());
  const lastRows = useRef(rows);

  // before the paint, so that the mark appears together with the movement
  useLayoutEffect(() => {
    const before = lastRows.current;
    lastRows.current = rows;
    setChanges((all) => withRankChanges(all, before, rows, Date.now()));
  }, [rows]);

  useEffect(() => {
    if (changes.size === 0) return undefined;
    const first = Math.min(...[...changes.values()].map(({ at }) => at));
    const timer = setTimeout(
      () => setChanges((all) => withoutExpired(all, Date.now())),
      first + moveLifetime - Date.now(),
    );
    return () => clearTimeout(timer);
  }, [changes]);

  return changes;
}
