import { Fragment } from 'react';
import { formatList, t } from '../../../core/i18n.tsx';
import type { Answer } from './readAnswers.ts';

/** Each question in the wording that was answered, with its answer. */
export const AnswerList = ({ answers }: { answers: readonly Answer[] }) => (
  <dl data-text="small break">
    {answers.map(({ questionId, kind, label, values }) => (
      <Fragment key={questionId}>
        <dt data-text="muted">{label}</dt>
        <dd data-text="pre-line default" data-space="below condensed">
          {kind === 'CONSENT' ? t('answers.consented') : formatList(values)}
        </dd>
      </Fragment>
    ))}
  </dl>
);
