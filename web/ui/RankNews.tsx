import { useEffect, useRef, useState } from 'react';
import { t } from '../core/i18n.tsx';

const pause = 1000;

/**
 * Says to screen readers where the viewer stands when that has changed, once it has stayed so for a second. 0: nowhere
 * yet; undefined: not known here, and what is known after that is no news.
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
