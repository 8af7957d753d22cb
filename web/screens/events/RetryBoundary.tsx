import { Fragment, useState, type ReactNode } from 'react';
import { PartBoundary } from '../../ui/PartBoundary.tsx';

type RetryBoundaryProps = { sentence: string; children: (attempt: number) => ReactNode };

/** A part that loads its own data, with a retry button after a failure. */
export function RetryBoundary({ sentence, children }: RetryBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PartBoundary sentence={sentence} attempt={attempt} onRetry={() => setAttempt(attempt + 1)}>
      <Fragment key={attempt}>{children(attempt)}</Fragment>
    </PartBoundary>
  );
}
