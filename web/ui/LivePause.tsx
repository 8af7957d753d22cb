import { PauseIcon, PlayIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { setPaused, usePausedAt } from '../core/connection.ts';
import { formatDateTime, t } from '../core/i18n.tsx';
import './livePauseTexts.ts';

/** Pauses the live updates of this device or resumes them. While they are paused, it says of when the shown data is. */
export function LivePause() {
  const pausedAt = usePausedAt();
  // a screen that is opened later reads its data then
  const [openedAt] = useState(() => Date.now());
  return (
    <div data-row="wrap center justify-end condensed">
      <span data-text="small muted" role="status">
        {pausedAt > 0 && t('livePause.paused', { time: formatDateTime(new Date(Math.max(pausedAt, openedAt))) })}
      </span>
      <Button size="small" leadingVisual={pausedAt ? PlayIcon : PauseIcon} onClick={() => setPaused(!pausedAt)}>
        {t(pausedAt ? 'livePause.resume' : 'livePause.pause')}
      </Button>
    </div>
  );
}
