import { AlertFillIcon, CheckCircleFillIcon, HistoryIcon, XCircleFillIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { t } from '../../core/i18n.tsx';
import type { AnswerWords } from './answerWords.ts';
import css from './Door.module.css';

export type AnswerMessage = AnswerWords & {
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
export function DoorAnswer({ message }: { message: AnswerMessage | undefined }) {
  const Icon = message && icons[message.tone];
  return (
    <div role="status" aria-live="assertive" aria-atomic="true">
      {message && Icon && (
        <div key={message.key} className={css.answer} data-row="center cozy" data-tone={message.tone}>
          <Icon size={24} />
          <div data-text="grow break">
            <p data-text="huge" className={css.head}>
              {message.headline}
            </p>
            {message.detail && <p data-text="large">{message.detail}</p>}
          </div>
          {message.undo && <Button onClick={message.undo}>{t('door.undo')}</Button>}
        </div>
      )}
    </div>
  );
}
