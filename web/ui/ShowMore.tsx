import { Button } from '@primer/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../core/i18n.tsx';
import { Notice } from './Notice.tsx';

/** The part of Relay's usePaginationFragment that ShowMore needs. */
export type Pagination = {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: (count: number, options: { onComplete: (error: Error | null) => void }) => unknown;
};

type ShowMoreProps = {
  pages: Pagination;
  count: number;
  /** Loads only on a press, so that the content below the list stays reachable. */
  byHand?: boolean;
};

/** Loads the next page on a press or when it scrolls into view. After a failure, only on a press. */
export function ShowMore({ pages, ...more }: ShowMoreProps) {
  return pages.hasNext && <NextPageButton pages={pages} {...more} />;
}

function NextPageButton({ pages: { isLoadingNext: busy, loadNext }, count, byHand = false }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const more = () => {
    setFailed(false);
    loadNext(count, { onComplete: (error) => setFailed(error !== null) });
  };
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });

  useEffect(() => {
    if (busy || failed || byHand || !end.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '320px',
    });
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [busy, failed, byHand]);

  return (
    <div data-stack={byHand ? 'normal' : 'center normal'} data-space={byHand ? undefined : 'inside normal'} ref={end}>
      {failed && <Notice tone="danger">{t('ui.moreFailed')}</Notice>}
      <Button onClick={more} loading={busy} {...(byHand ? { block: true } : { size: 'large' })}>
        {t(failed ? 'ui.tryAgain' : 'ui.showMore')}
      </Button>
    </div>
  );
}
