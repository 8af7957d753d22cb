import { SyncIcon, XIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { t } from '../core/i18n.tsx';
import '../core/offlineTexts.ts';
import { Mark } from '../ui/Mark.tsx';
import css from './LiveNotices.module.css';

/** Asks before a newer version of the client reloads the page, because the user may have unsaved text. */
export function NewVersion({ onActivate, onClose }: { onActivate: () => void; onClose: () => void }) {
  return (
    <article data-row="cozy" className={css.notice} data-tone="accent">
      <Mark tone="accent">
        <SyncIcon size={16} />
      </Mark>
      <div data-stack="tight" data-text="grow">
        <p data-text="large semibold">{t('version.title')}</p>
        <p data-text="medium">{t('version.hint')}</p>
        <Button size="small" onClick={onActivate}>
          {t('version.reload')}
        </Button>
      </div>
      <button type="button" data-icon-button className={css.close} aria-label={t('version.later')} onClick={onClose}>
        <XIcon />
      </button>
    </article>
  );
}
