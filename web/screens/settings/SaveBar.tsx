import { Button } from '@primer/react';
import { useId, useState } from 'react';
import { formatList, t } from '../../core/i18n.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Temporary } from '../../ui/Temporary.tsx';
import css from './SaveBar.module.css';

type SaveBarProps = {
  busy: boolean;
  successText: string;
  /** The heading of a failure. */
  failureTitle: string;
  failure: unknown;
  retry: () => void;
  /** How many saves have succeeded. */
  count: number;
  /** The labels of the fields with unsaved changes. */
  unsaved: readonly string[];
};

/** The save button of a long form with its outcome, always visible. */
export function SaveBar({ busy, successText, failureTitle, failure, retry, count, unsaved }: SaveBarProps) {
  const id = useId();
  const [seenCount, setSeenCount] = useState(count);

  return (
    <div data-row="wrap center justify-end condensed/normal" className={css.bar}>
      <div data-stack="condensed" data-basis="14" data-optional>
        <Failure title={failureTitle} error={failure} retry={retry} />
        {failure === undefined && seenCount !== count && !busy && (
          <Temporary of={count} closable onEnd={() => setSeenCount(count)}>
            <Notice tone="success">{successText}</Notice>
          </Temporary>
        )}
        {unsaved.length > 0 && !busy && (
          <p id={id} data-text="small">
            {t('settings.unsaved', { names: formatList(shortened(unsaved)) })}
          </p>
        )}
      </div>
      <Button type="submit" variant="primary" size="large" disabled={busy} aria-describedby={id}>
        {t(busy ? 'settings.saving' : 'settings.save')}
      </Button>
    </div>
  );
}

/** The first names, and how many more there are. */
const shortened = (names: readonly string[]) =>
  names.length > 3 ? [...names.slice(0, 2), t('settings.more', { count: names.length - 2 })] : names;
