import { useEffect, useRef, useState } from 'react';
import { t } from '../core/i18n.tsx';

const stableTime = 1000;

/**
 * Announces the viewer's new rank to screen readers, once it has been stable for a second. 0 means not ranked. undefined
 * means unknown; the first known rank after that is not announced.
 */
export function RankNews({ rank }: { rank: number | undefined }) {
  const announcedRank = useRef(rank);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    const before = announcedRank.current;
    if (rank === before) return undefined;
    const announce = () => {
      announcedRank.current = rank;
      if (before !== undefined && rank) setAnnouncement(t('board.nowRank', { rank }));
    };
    const timer = setTimeout(announce, stableTime);
    return () => clearTimeout(timer);
  }, [rank]);

  return (
    <p data-unseen role="status">
      {announcement}
    </p>
  );
}
