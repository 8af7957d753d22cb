import { Suspense } from 'react';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';

const LinkedText = lazyWithRetry(async () => (await import('./LinkedText.tsx')).LinkedText);

const hasLink = /https?:\/\//i;

/** A text that people have written, with its web addresses as links. */
export const UserText = ({ text }: { text: string }) =>
  hasLink.test(text) ? (
    <Suspense fallback={text}>
      <LinkedText text={text} />
    </Suspense>
  ) : (
    text
  );
