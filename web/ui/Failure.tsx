import { errorMessage } from '../core/errors.ts';
import { Notice } from './Notice.tsx';

/** An error notice with the message of the server or the network, if any. Renders nothing if `error` is undefined. */
export function Failure({ title, error }: { title: string; error: unknown }) {
  if (error === undefined) return null;
  const reason = errorMessage(error, '');
  return (
    <Notice tone="danger" title={title}>
      {reason !== title && reason}
    </Notice>
  );
}
