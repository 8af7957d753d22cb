import { Button } from '@primer/react';
import { useState } from 'react';
import { useOnReconnect } from '../core/connection.ts';
import { errorMessage, isTransient } from '../core/errors.ts';
import { t } from '../core/i18n.tsx';
import { isOfflineError } from '../core/missingCode.ts';
import { Notice } from './Notice.tsx';

type FailureProps = {
  title: string;
  error: unknown;
  /** Sends the same again. */
  retry?: () => void;
};

/**
 * An error notice with the message of the server or the network, if any. Renders nothing if `error` is undefined. A failure
 * of the network offers `retry`; without it, the notice disappears once the connection is back.
 */
export function Failure({ title, error, retry }: FailureProps) {
  const [outdated, setOutdated] = useState<unknown>();
  useOnReconnect(() => !retry && isOfflineError(error) && setOutdated(error));
  if (error === undefined || error === outdated) return null;
  const reason = errorMessage(error, '');
  return (
    <Notice
      tone="danger"
      title={title}
      actions={
        retry &&
        isTransient(error) && (
          <Button size="small" onClick={retry}>
            {t('ui.tryAgain')}
          </Button>
        )
      }
    >
      {reason !== title && reason}
    </Notice>
  );
}
