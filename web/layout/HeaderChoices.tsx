import { Suspense } from 'react';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';
import css from './Header.module.css';

const Choices = lazyWithRetry(async () => (await import('./Choices.tsx')).Choices, { silentOffline: true });

/** Language and theme, for users and visitors. Loaded after the first paint. */
export const HeaderChoices = () => (
  <Suspense
    fallback={
      <>
        <span className={css.control} />
        <span className={css.control} />
      </>
    }
  >
    <Choices />
  </Suspense>
);
