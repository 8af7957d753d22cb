import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { PartBoundary } from './PartBoundary.tsx';

type ListResultsProps = {
  /** The error message if results could not be loaded. */
  sentence: string;
  /** Shown while the first results load. */
  skeleton: ReactNode;
  children: ReactNode;
};

/**
 * The results of a list with filters in the address. If a change of filters fails to load, the message is in the place of the
 * results, and the filters stay. If the first results fail, the error replaces the screen.
 */
export function ListResults({ sentence, skeleton, children }: ListResultsProps) {
  const hasShown = useRef(false);
  return (
    <PartBoundary sentence={sentence} attempt={useLoaderData()} isFatal={() => !hasShown.current}>
      <Suspense fallback={skeleton}>
        {children}
        <Shown onShow={() => void (hasShown.current = true)} />
      </Suspense>
    </PartBoundary>
  );
}

/** Calls `onShow` once its siblings are shown. */
function Shown({ onShow }: { onShow: () => void }) {
  useEffect(() => onShow());
  return null;
}
