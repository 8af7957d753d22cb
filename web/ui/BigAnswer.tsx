import { AlertFillIcon, CheckCircleFillIcon, HistoryIcon, XCircleFillIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import css from './BigAnswer.module.css';

export type AnswerTone = 'success' | 'attention' | 'danger' | 'neutral';

const icons = {
  success: CheckCircleFillIcon,
  attention: AlertFillIcon,
  danger: XCircleFillIcon,
  neutral: HistoryIcon,
};

type BigAnswerProps = {
  tone: AnswerTone;
  headline: ReactNode;
  detail?: ReactNode;
  action?: ReactNode;
  /** A button with a longer label, below the text. */
  offer?: ReactNode;
};

/** The answer to a check-in, as large as a door needs it. */
export function BigAnswer({ tone, headline, detail, action, offer }: BigAnswerProps) {
  const Icon = icons[tone];
  return (
    <div className={css.answer} data-row="center cozy" data-tone={tone}>
      <Icon size={24} />
      <div data-text="grow break">
        <p data-text="huge" className={css.head}>
          {headline}
        </p>
        {detail && <p data-text="large">{detail}</p>}
        {offer && <div data-space="above condensed">{offer}</div>}
      </div>
      {action}
    </div>
  );
}
