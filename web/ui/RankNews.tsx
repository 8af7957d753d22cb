import { useEffect, useRef, useState } from 'react';
import { t } from '../core/i18n.tsx';

const pause = 1000;

/**
 * Announces the viewer's new rank to screen readers, once it has been stable for a second. 0 means not ranked. undefined
 * means unknown; the first known rank after that is not announced.
 */
export function RankNews({ rank }: { rank: number | undefined }) {
  const known = useRef(rank);
  const [said, setSaid] = useState('');

  useEffect(() => {
    const before = known.current;
    if (rank === before) return undefined;
    const tell = () => {
      known.current = rank;
      if (before !== undefined && rank) setSaid(t('board.nowRank', { rank }));
    };
    const timer = setTimeout(tell, pause);
    return () => clearTimeout(timer);
  }, [rank]);

  return (
    <p data-unseen role="status">
      {said}
    </p>
  );
}
