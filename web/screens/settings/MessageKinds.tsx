import { Suspense, useState } from 'react';
import { t } from '../../core/i18n.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { PartBoundary } from '../../ui/PartBoundary.tsx';
import { KindsTable, type KindsTableProps } from './KindsTable.tsx';
import './partsTexts.ts';

/** Choices per kind of message, loaded when the viewer unfolds them. */
export function MessageKinds(props: KindsTableProps) {
  const [open, setOpen] = useState(false);
  const [attempt, setAttempt] = useState(0);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary data-text="medium semibold">{t('preferences.byKind')}</summary>
      {open && (
        <PartBoundary sentence={t('preferences.loadFailed')} attempt={attempt} onRetry={() => setAttempt((n) => n + 1)}>
          <Suspense fallback={<Bone height="20rem" />}>
            <KindsTable {...props} />
          </Suspense>
        </PartBoundary>
      )}
    </details>
  );
}
