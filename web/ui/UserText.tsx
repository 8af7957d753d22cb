import { Suspense, type HTMLAttributes } from 'react';
import { lazyWithRetry } from '../core/lazyWithRetry.tsx';

const FormattedText = lazyWithRetry(async () => (await import('./FormattedText.tsx')).FormattedText);

/** An address, bold text, or a line of a list. */
const hasFormat = /https?:\/\/|\*\*|^(-|1\.) /im;

/** A paragraph that people have written, with its web addresses as links, with bold text and lists. */
export function UserText({ text, ...paragraph }: { text: string } & HTMLAttributes<HTMLElement>) {
  const plain = <p {...paragraph}>{text}</p>;
  return hasFormat.test(text) ? (
    <Suspense fallback={plain}>
      <FormattedText text={text} {...paragraph} />
    </Suspense>
  ) : (
    plain
  );
}
