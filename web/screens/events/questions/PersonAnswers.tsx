import { t } from '../../../core/i18n.tsx';
import { AnswerList } from './AnswerList.tsx';
import css from './PersonAnswers.module.css';
import type { Answer } from './readAnswers.ts';

type PersonAnswersProps = {
  answers: readonly Answer[];
  /** The id of the element with the person's name. */
  of: string;
  /** Unfolded, as on paper. */
  open: boolean;
};

/** The answers of one person, folded. */
export const PersonAnswers = ({ answers, of, open }: PersonAnswersProps) => (
  <details className={css.answers} open={open}>
    <summary data-text="small" aria-describedby={of}>
      {t('answers.count', { count: answers.length })}
    </summary>
    <div data-quote>
      <AnswerList answers={answers} />
    </div>
  </details>
);
