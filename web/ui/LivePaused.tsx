import { Link } from 'react-router-dom';
import { usePausedAt } from '../core/connection.ts';
import { t } from '../core/i18n.tsx';

/** While live updates are paused on this device: says so, and leads to the switch. For live parts without a board. */
export const LivePaused = () =>
  usePausedAt() > 0 && (
    <Link data-text="small muted underline" to="/accessibility">
      {t('ui.livePaused')}
    </Link>
  );
