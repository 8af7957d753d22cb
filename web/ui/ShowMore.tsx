import { Button } from '@primer/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../core/i18n.tsx';
import { Notice } from './Notice.tsx';
import css from './ShowMore.module.css';

type ShowMoreProps = { busy: boolean; load: () => Promise<void> };

/** Loads the next page when it comes into view, or on a press; after a failure only on a press. */
export function ShowMore({ busy, load }: ShowMoreProps) {
  const end = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  const more = () => {
    setFailed(false);
    load().catch(() => setFailed(true));
  };
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  });

  useEffect(() => {
    if (busy || failed || !end.current) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: '320px',
    });
    seen.observe(end.current);
    return () => seen.disconnect();
  }, [busy, failed]);

  return (
    <div className={css.more} ref={end}>
      {failed && <Notice tone="danger">{t('ui.moreFailed')}</Notice>}
      <Button onClick={more} loading={busy} size="large">
        {t(failed ? 'ui.tryAgain' : 'ui.showMore')}
      </Button>
    </div>
  );
}
