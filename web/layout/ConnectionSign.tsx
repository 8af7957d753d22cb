import { CloudOfflineIcon } from '@primer/octicons-react';
import { useConnection } from '../core/connection.ts';
import { t } from '../core/i18n.tsx';
import css from './ConnectionSign.module.css';

/** A hint in the header while the live connection is lost and the screen may be out of date. */
export function ConnectionSign() {
  const offline = useConnection() === 'offline';
  return (
    <div role="status" data-text="fixed" className={css.place}>
      {offline && (
        <span
          data-text="small semibold nowrap"
          data-pill
          data-tone="attention"
          className={css.sign}
          title={t('live.offlineHint')}
        >
          <CloudOfflineIcon />
          <span className={css.word}>{t('live.offline')}</span>
          <span data-unseen>{t('live.offlineHint')}</span>
        </span>
      )}
    </div>
  );
}
