import { Suspense, useState } from 'react';
import { t } from '../../../core/i18n.tsx';
import { lazyWithRetry } from '../../../core/lazyWithRetry.tsx';
import { Bone } from '../../../ui/Bone.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import type { ListedState } from './registrationList.ts';

const RegistrationPlots = lazyWithRetry(async () => (await import('./RegistrationPlots.tsx')).RegistrationPlots);

type RegistrationCountsProps = {
  /** The event's id. */
  id: string;
  /** Whom to count: by default those with a seat, because food and shirts are ordered by these counts. */
  state?: ListedState | null;
};

/** People by college and by answer. Folded, and counted once it is unfolded. */
export function RegistrationCounts({ id, state }: RegistrationCountsProps) {
  const counted = state ?? 'CONFIRMED';
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary data-text="medium semibold">{t('event.people.counts', { state: counted })}</summary>
      {isOpen && (
        <RetryBoundary sentence={t('event.people.countsFailed')}>
          {(attempt) => (
            <Suspense fallback={<Bone height="8rem" />}>
              <RegistrationPlots id={id} state={counted} attempt={attempt} />
            </Suspense>
          )}
        </RetryBoundary>
      )}
    </details>
  );
}
