import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Board, type BoardProps, type Ranked } from './Board.tsx';
import { shownFor, stillShown, withMoves, type Moves } from './moves.ts';
import { RankMove } from './RankMove.tsx';
import { useGlide } from './useGlide.ts';

/** A board with animated rows. Rows that rose or fell are marked for a few seconds. */
export function LiveBoard<Row extends Ranked>(props: BoardProps<Row>) {
  const body = useRef<HTMLTableSectionElement>(null);
  const moves = useMoves(props.rows);
  useGlide(body);
  const marks = new Map(
    [...moves].map(([id, { by, gained, at }]) => [id, { node: by !== 0 && <RankMove key={at} by={by} />, gained }]),
  );
  return <Board {...props} body={body} marks={marks} />;
}

function useMoves(rows: readonly Ranked[]): Moves {
  const [moves, setMoves] = useState<Moves>(new Map());
  const seen = useRef(rows);

  // before the paint, so that the mark appears together with the movement
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = rows;
    setMoves((all) => withMoves(all, before, rows, Date.now()));
  }, [rows]);

  useEffect(() => {
    if (moves.size === 0) return undefined;
    const first = Math.min(...[...moves.values()].map(({ at }) => at));
    const timer = setTimeout(() => setMoves((all) => stillShown(all, Date.now())), first + shownFor - Date.now());
    return () => clearTimeout(timer);
  }, [moves]);

  return moves;
}
