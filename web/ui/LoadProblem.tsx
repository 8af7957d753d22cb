import { Button } from '@primer/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorCode, errorMessage } from '../core/errors.ts';
import { t } from '../core/i18n.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import { Notice } from './Notice.tsx';

type LoadProblemProps = {
  sentence: string;
  error: unknown;
  /** By default, reruns the screen's query. */
  onRetry?: () => void;
};

export function LoadProblem({ sentence, error, onRetry }: LoadProblemProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const retry = onRetry ?? (() => void navigate(location, { replace: true, preventScrollReset: true }));
  const detail = errorMessage(error, '');
  const isOffline = errorCode(error) === 'NETWORK';
  return (
    <Notice
      tone="danger"
      title={isOffline ? t('error.offline') : sentence}
      actions={
        <>
          <Button onClick={retry}>{t('ui.tryAgain')}</Button>
          {isOffline && <ButtonLink to="/my-events">{t('error.myEvents')}</ButtonLink>}
        </>
      }
    >
      {detail !== sentence && detail}
    </Notice>
  );
}
