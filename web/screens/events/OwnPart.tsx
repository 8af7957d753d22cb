import { Fragment, useState, type ReactNode } from 'react';
import { Part } from '../../ui/Part.tsx';

type OwnPartProps = { sentence: string; children: (attempt: number) => ReactNode };

/** A part that loads its own data, with a retry button after a failure. */
export function OwnPart({ sentence, children }: OwnPartProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Part sentence={sentence} attempt={attempt} onAgain={() => setAttempt(attempt + 1)}>
      <Fragment key={attempt}>{children(attempt)}</Fragment>
    </Part>
  );
}
