import { Suspense } from 'react';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';

const Choices = lazyWithRetry(async () => (await import('./Choices.tsx')).Choices, { silentOffline: true });

/** Language and theme, for users and visitors. Loaded after the first paint. */
export const HeaderChoices = () => (
  <Suspense
    fallback={
      <>
        <span data-icon-button />
        <span data-icon-button />
      </>
    }
  >
    <Choices />
  </Suspense>
);
