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
  /** The heading of a failure. */
  failed: string;
  failure: unknown;
  /** How many saves have succeeded. */
  count: number;
};

/** The save button of a long form with its outcome, always visible. */
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
