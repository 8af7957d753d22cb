import { Button } from '@primer/react';
import { formatDateTime, t } from '../core/i18n.tsx';
import { useShownFrom } from '../core/kept.ts';
import '../core/offlineTexts.ts';
import { Notice } from './Notice.tsx';

/** Says that a screen shows what was kept on the device, and since when, while there is no net. */
export function KeptNotice() {
  const at = useShownFrom();
  if (at === null) return null;
  return (
    <Notice
      tone="attention"
      actions={
        <Button size="small" onClick={() => location.reload()}>
          {t('kept.again')}
        </Button>
      }
    >
      {t('kept.hint', { time: formatDateTime(new Date(at)) })}
    </Notice>
  );
}
