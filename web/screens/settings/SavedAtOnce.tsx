import { Button } from '@primer/react';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../core/i18n.tsx';

/** A choice that was saved without the save button. */
export type SavedChoice<T> = { readonly previous: T; readonly saving: Promise<boolean> };

type SavedAtOnceProps<T> = {
  choice: SavedChoice<T> | undefined;
  nameOf: (value: T) => string;
  onUndo: (previous: T) => void;
  onRetry: () => void;
};

/** Says whether a choice is saved, and offers the previous one. */
export function SavedAtOnce<T>({ choice, nameOf, onUndo, onRetry }: SavedAtOnceProps<T>) {
  const [result, setResult] = useState<{ of: SavedChoice<T>; isSaved: boolean }>();
  useEffect(() => void choice?.saving.then((isSaved) => setResult({ of: choice, isSaved })), [choice]);
  const place = useRef<HTMLDivElement>(null);
  if (!choice) return null;
  const isSaved = result?.of === choice ? result?.isSaved : undefined;
  const retry = () => {
    // the pressed button disappears
    place.current?.focus();
    onRetry();
  };
  return (
    <div ref={place} tabIndex={-1} data-row="wrap center condensed/normal">
      <p role="status" data-text="medium" data-optional>
        {isSaved !== undefined && t(isSaved ? 'settings.choiceSaved' : 'settings.choiceFailed')}
      </p>
      {isSaved === false && <Button onClick={retry}>{t('ui.tryAgain')}</Button>}
      <Button onClick={() => onUndo(choice.previous)}>{t('settings.undo', { name: nameOf(choice.previous) })}</Button>
    </div>
  );
}
