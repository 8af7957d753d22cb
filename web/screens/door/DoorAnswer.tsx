import { Button } from '@primer/react';
import { t } from '../../core/i18n.tsx';
import { type AnswerTone, BigAnswer } from '../../ui/BigAnswer.tsx';
import type { AnswerWords } from './answerWords.ts';

export type AnswerMessage = AnswerWords & {
  /** Unique for each answer, even if its text is the same. */
  readonly key: string;
  readonly tone: AnswerTone;
  /** Undoes the scan of this answer. */
  readonly undo?: (() => void) | undefined;
  /** Another way to let the person in. */
  readonly offer?: { readonly label: string; readonly run: () => void } | undefined;
};

/** Shows the door's answer and announces it at once. */
export function DoorAnswer({ message }: { message: AnswerMessage | undefined }) {
  return (
    <div role="status" aria-live="assertive" aria-atomic="true">
      {message && (
        <BigAnswer
          key={message.key}
          tone={message.tone}
          headline={message.headline}
          detail={message.detail}
          action={message.undo && <Button onClick={message.undo}>{t('door.undo')}</Button>}
          offer={message.offer && <Button onClick={message.offer.run}>{message.offer.label}</Button>}
        />
      )}
    </div>
  );
}
