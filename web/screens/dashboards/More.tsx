import { Button } from '@primer/react';
import { t } from '../../core/i18n.tsx';

/** The next page on a press only: something else of the screen follows below. */
export function More({ busy, onMore }: { busy: boolean; onMore: () => void }) {
  return (
    <Button onClick={onMore} loading={busy} block>
      {t('ui.showMore')}
    </Button>
  );
}
