import { Button } from '@primer/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  changesBetween,
  hasShapeOf,
  ownKey,
  readDraft,
  renameTab,
  withChanges,
  writeDraft,
  type StoredDraft,
} from '../core/draft.ts';
import { errorCode } from '../core/errors.ts';
import type { FormValues } from '../core/form.ts';
import { t } from '../core/i18n.tsx';
import { readKept } from '../core/keptAction.ts';
import { forgetKey, keepKey } from '../core/once.ts';
import type { DraftProps } from './Draft.tsx';
import './draftTexts.ts';
import type { KeptActionProps } from './KeptAction.tsx';
import { Notice } from './Notice.tsx';

export function KeptDraft(props: DraftProps<FormValues>) {
  const { fields, name, without = [], complete = (all) => all, context, onRestore, onDiscard } = props;
  const { form, first, values, busy, failure, restart, retry, onEndDraft } = fields;
  const saved = props.saved ?? first;
  /** undefined before the draft is read; null if there is none, or if it is saved or discarded. */
  const [restored, setRestored] = useState<StoredDraft | null>();
  const isDone = useRef(false);
  const all = Object.entries(changesBetween(saved, complete(values)));
  const changes = Object.fromEntries(all.filter(([field]) => !without.includes(field)));
  const hasFailed = failure === undefined ? restored?.failed === true : errorCode(failure) === 'NETWORK';
  const isEmpty = Object.keys(changes).length === 0 && !hasFailed;
  const text = isEmpty ? '' : JSON.stringify({ changes, context, failed: hasFailed });

  if (restored && isEmpty) setRestored(null);

  const restore = useEffectEvent((draft: StoredDraft | undefined) => {
    setRestored(draft ?? null);
    if (!draft) return;
    const start = (draft.context && hasShapeOf(context, draft.context) && onRestore?.(draft.context)) || values;
    // this code loads late: what was typed before that is newer
    restart({ ...withChanges(start, draft.changes), ...changesBetween(saved, values) } as FormValues);
  });
  // storage is outside React, and the form continues with what it has
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => restore(readDraft(name)), [name]);

  useEffect(() => {
    if (restored === undefined) return;
    const keep = () => {
      if (!isDone.current) writeDraft(name, text);
    };
    keep();
    const keepAgain = ({ key, newValue }: StorageEvent) => {
      if (!key || key !== ownKey(name)) return;
      // a duplicate of this tab has written it; otherwise, another tab has taken it over
      if (newValue !== null) renameTab();
      keep();
      keepKey(name);
    };
    addEventListener('storage', keepAgain);
    return () => removeEventListener('storage', keepAgain);
  }, [name, text, restored]);

  useEffect(() => {
    onEndDraft(() => {
      isDone.current = true;
      writeDraft(name, '');
      forgetKey(name);
    });
  });

  function discard() {
    restart(onDiscard?.() ?? saved);
    setRestored(null);
    forgetKey(name);
    form.current?.querySelector<HTMLElement>('input, select, textarea')?.focus();
  }

  if (!restored || isEmpty) return null;
  const offersRetry = restored.failed && failure === undefined;
  return (
    <div data-row="wrap center condensed">
      <p data-text="medium muted" role="status">
        {t(offersRetry ? 'draft.notSent' : 'draft.restored')}
      </p>
      {offersRetry && (
        <Button size="small" disabled={busy} onClick={retry}>
          {t('ui.tryAgain')}
        </Button>
      )}
      <Button size="small" variant="invisible" disabled={busy} onClick={discard}>
        {t('draft.discard')}
      </Button>
    </div>
  );
}

/** In this file, so that one download brings all that is kept. */
export function KeptActionNotice({ name, failed, onTryAgain }: KeptActionProps) {
  // discarded, or too old
  const [isGone, setGone] = useState(() => readKept(name) === undefined);
  const place = useRef<HTMLDivElement>(null);

  function discard() {
    writeDraft(name, '');
    // the pressed button disappears
    place.current?.focus();
    setGone(true);
  }

  return (
    <div ref={place} tabIndex={-1}>
      {!isGone && (
        <Notice
          tone="attention"
          title={failed}
          actions={
            <>
              <Button size="small" onClick={() => onTryAgain(readKept(name) ?? {})}>
                {t('ui.tryAgain')}
              </Button>
              <Button size="small" variant="invisible" onClick={discard}>
                {t('draft.discard')}
              </Button>
            </>
          }
        >
          {t('draft.notSent')}
        </Notice>
      )}
    </div>
  );
}
