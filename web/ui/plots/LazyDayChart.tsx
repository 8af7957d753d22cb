import { type ComponentProps, Suspense } from 'react';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { Bone } from '../Bone.tsx';

const DayChart = lazyWithRetry(async () => (await import('./DayChart.tsx')).DayChart);

/** The chart, with a placeholder while it loads. */
export const LazyDayChart = (props: ComponentProps<typeof DayChart>) => (
  <Suspense
    fallback={
      <div data-stack="cozy">
        <Bone height="13rem" />
        <Bone width="7rem" height="1.25rem" />
      </div>
    }
  >
    <DayChart {...props} />
  </Suspense>
);
