import { Fragment, useState, type ReactNode } from 'react';
import { Part } from '../../ui/Part.tsx';

type RetryBoundaryProps = { sentence: string; children: (attempt: number) => ReactNode };

/** A part that loads its own data, with a retry button after a failure. */
export function RetryBoundary({ sentence, children }: RetryBoundaryProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Part sentence={sentence} attempt={attempt} onAgain={() => setAttempt(attempt + 1)}>
      <Fragment key={attempt}>{children(attempt)}</Fragment>
    </Part>
  );
}
