import { errorMessage } from '../core/errors.ts';
import { Notice } from './Notice.tsx';

/** What has failed, and beneath it why, where the server or the network has said so; nothing while nothing has. */
export function Failure({ title, error }: { title: string; error: unknown }) {
  if (error === undefined) return null;
  const reason = errorMessage(error, '');
  return (
    <Notice tone="danger" title={title}>
      {reason !== title && reason}
    </Notice>
  );
}
