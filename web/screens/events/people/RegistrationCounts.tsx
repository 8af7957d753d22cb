import { Suspense, useState } from 'react';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';

const RegistrationPlots = lazyWithRetry(async () => (await import('./RegistrationPlots.tsx')).RegistrationPlots);

/** The people by college and by answer. Folded, and counted once it is unfolded. */
export function RegistrationCounts({ id }: { id: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary data-text="medium semibold">{t('event.people.counts')}</summary>
      {isOpen && (
        <RetryBoundary sentence={t('event.people.countsFailed')}>
          {(attempt) => (
            <Suspense fallback={<Bone height="8rem" />}>
              <RegistrationPlots id={id} attempt={attempt} />
            </Suspense>
          )}
        </RetryBoundary>
      )}
    </details>
  );
}
