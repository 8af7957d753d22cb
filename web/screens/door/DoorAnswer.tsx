import { AlertFillIcon, CheckCircleFillIcon, HistoryIcon, XCircleFillIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { t } from '../../core/i18n.tsx';
import type { Words } from './answerWords.ts';
import css from './Door.module.css';

export type Said = Words & {
  /** Unique for each answer, even if its text is the same. */
  readonly key: string;
  readonly tone: 'success' | 'attention' | 'danger' | 'neutral';
  /** Undoes the scan of this answer. */
  readonly undo?: (() => void) | undefined;
};

const icons = {
  success: CheckCircleFillIcon,
  attention: AlertFillIcon,
  danger: XCircleFillIcon,
  neutral: HistoryIcon,
};

/** Shows the door's answer, readable from two steps away. */
export function DoorAnswer({ said }: { said: Said | undefined }) {
  const Icon = said && icons[said.tone];
  return (
    <div role="status" aria-live="assertive" aria-atomic="true">
      {said && Icon && (
        <div key={said.key} className={css.answer} data-row="center cozy" data-tone={said.tone}>
          <Icon size={24} />
          <div className={css.words}>
            <p className={css.head}>{said.head}</p>
            {said.line && <p data-text="large">{said.line}</p>}
          </div>
          {said.undo && <Button onClick={said.undo}>{t('door.undo')}</Button>}
        </div>
      )}
    </div>
  );
}
