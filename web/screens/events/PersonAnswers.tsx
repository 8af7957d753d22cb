import { t } from '../../core/i18n.tsx';
import { AnswerList } from './AnswerList.tsx';
import css from './PersonAnswers.module.css';
import type { Answer } from './readAnswers.ts';

type PersonAnswersProps = {
  answers: readonly Answer[];
  /** The id of whatever names the person. */
  of: string;
  /** All of them are read, as on paper. */
  open: boolean;
};

/** What one of many has answered: folded, a press away. */
export const PersonAnswers = ({ answers, of, open }: PersonAnswersProps) => (
  <details className={css.answers} open={open}>
    <summary data-text="small" aria-describedby={of}>
      {t('answers.count', { count: answers.length })}
    </summary>
    <AnswerList answers={answers} />
  </details>
);
