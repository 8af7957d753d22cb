import { Button } from '@primer/react';
import { useEffect, useState } from 'react';
import { t } from '../../core/i18n.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './SaveBar.module.css';

const noticeTime = 3000;

type SaveBarProps = {
  busy: boolean;
  saved: string;
  /** What is said of a failure. */
  failed: string;
  failure: unknown;
  /** How often it has gone well. */ count: number;
};

/** The button of a long form and what came of it, always in sight. */
export function SaveBar({ busy, saved, failed, failure, count }: SaveBarProps) {
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (seen === count) return undefined;
    const timer = setTimeout(() => setSeen(count), noticeTime);
    return () => clearTimeout(timer);
  }, [seen, count]);

  return (
    <div data-row="wrap center justify-end cozy/normal" className={css.bar}>
      <div className={css.said}>
        <Failure title={failed} error={failure} />
        {failure === undefined && seen !== count && !busy && <Notice tone="success">{saved}</Notice>}
      </div>
      <Button type="submit" variant="primary" size="large" disabled={busy}>
        {t(busy ? 'settings.saving' : 'settings.save')}
      </Button>
    </div>
  );
}
