import { t } from '../../core/i18n.tsx';
import { AnswerList } from './AnswerList.tsx';
import css from './PersonAnswers.module.css';
import type { Answer } from './readAnswers.ts';

type PersonAnswersProps = {
  answers: readonly Answer[];
  /** All of them are read, as on paper. */
  open?: boolean;
};

/** What one of many has answered: folded, a press away. */
export function PersonAnswers({ answers, open = false }: PersonAnswersProps) {
  if (answers.length === 0) return null;
  return (
    <details className={css.answers} open={open}>
      <summary data-text="small">{t('answers.count', { count: answers.length })}</summary>
      <AnswerList answers={answers} />
    </details>
  );
}
