import { Button } from '@primer/react';
import { useEffect, useState } from 'react';
import { t } from '../../core/i18n.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './SaveBar.module.css';

const noticeTime = 3000;

type SaveBarProps = {
  busy: boolean;
  successText: string;
  /** The heading of a failure. */
  failureTitle: string;
  failure: unknown;
  /** How many saves have succeeded. */
  count: number;
};

/** The save button of a long form with its outcome, always visible. */
export function SaveBar({ busy, successText, failureTitle, failure, count }: SaveBarProps) {
  const [seenCount, setSeenCount] = useState(count);
  useEffect(() => {
    if (seenCount === count) return undefined;
    const timer = setTimeout(() => setSeenCount(count), noticeTime);
    return () => clearTimeout(timer);
  }, [seenCount, count]);

  return (
    <div data-row="wrap center justify-end cozy/normal" className={css.bar}>
      <div data-basis="16" data-optional className={css.said}>
        <Failure title={failureTitle} error={failure} />
        {failure === undefined && seenCount !== count && !busy && <Notice tone="success">{successText}</Notice>}
      </div>
      <Button type="submit" variant="primary" size="large" disabled={busy}>
        {t(busy ? 'settings.saving' : 'settings.save')}
      </Button>
    </div>
  );
}
