import { useState } from 'react';
import { useOnReconnect } from '../core/connection.ts';
import { errorMessage } from '../core/errors.ts';
import { isOfflineError } from '../core/missingCode.ts';
import { Notice } from './Notice.tsx';

/**
 * An error notice with the message of the server or the network, if any. Renders nothing if `error` is undefined. A failure
 * of the network disappears once the connection is back.
 */
export function Failure({ title, error }: { title: string; error: unknown }) {
  const [outdated, setOutdated] = useState<unknown>();
  useOnReconnect(() => isOfflineError(error) && setOutdated(error));
  if (error === undefined || error === outdated) return null;
  const reason = errorMessage(error, '');
  return (
    <Notice tone="danger" title={title}>
      {reason !== title && reason}
    </Notice>
  );
}
