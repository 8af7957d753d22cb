import { Button } from '@primer/react';
import { useRevalidator } from 'react-router-dom';
import { useOnReconnect } from '../core/connection.ts';
import { formatDateTime, t } from '../core/i18n.tsx';
import { useShownAnswerTime } from '../core/offlineCache.ts';
import '../core/offlineTexts.ts';
import { Notice } from './Notice.tsx';

/**
 * Offline notice: the screen shows data from the device, and the time of that data. Once the connection is back, the screen
 * runs its query again, so the notice disappears.
 */
export function OfflineNotice() {
  const answerTime = useShownAnswerTime();
  const { revalidate } = useRevalidator();
  useOnReconnect(() => void (answerTime !== null && revalidate()));
  if (answerTime === null) return null;
  return (
    <Notice
      tone="attention"
      actions={
        <Button size="small" onClick={() => location.reload()}>
          {t('kept.again')}
        </Button>
      }
    >
      {t('kept.hint', { time: formatDateTime(new Date(answerTime)) })}
    </Notice>
  );
}
