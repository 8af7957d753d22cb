import { ChevronDownIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useId, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OwnAnswersQuery } from '../../../__generated__/OwnAnswersQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { useNow } from '../../../core/now.ts';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { AnswerList } from './AnswerList.tsx';
import { AnswersDialog } from './AnswersDialog.tsx';
import { RetryBoundary } from '../RetryBoundary.tsx';
import { readAnswers } from './readAnswers.ts';
import { readQuestions } from './readQuestions.ts';

/** The viewer's answers, loaded when they are unfolded. */
export function OwnAnswers({ id }: { id: string }) {
  const place = useId();
  const [open, setOpen] = useState(false);
  return (
    <div data-stack="condensed">
      <button
        type="button"
        data-text="medium semibold start"
        data-press
        data-fold
        aria-expanded={open}
        aria-controls={open ? place : undefined}
        onClick={() => setOpen(!open)}
      >
        <ChevronDownIcon size={16} />
        {t('answers.own')}
      </button>
      {open && (
        <div id={place}>
          <RetryBoundary sentence={t('answers.loadFailed')}>
            {(attempt) => <OwnAnswersContent id={id} attempt={attempt} />}
          </RetryBoundary>
        </div>
      )}
    </div>
  );
}

function OwnAnswersContent({ id, attempt }: { id: string; attempt: number }) {
  const { event } = useLazyLoadQuery<OwnAnswersQuery>(
    graphql`
      query OwnAnswersQuery($id: ID!) {
        event(id: $id) {
          date
          registrationRules {
            closesAt
          }
          questions {
            ...readQuestions_question
          }
          viewerRegistration {
            answers {
              ...readAnswers_answer
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  );
  const now = useNow();
  const [isChanging, setChanging] = useState(false);
  const [message, setMessage] = useState('');
  if (!event?.viewerRegistration) return null;

  const answers = readAnswers(event.viewerRegistration.answers);
  const questions = readQuestions(event.questions);
  const ends = event.registrationRules.closesAt ?? event.date;
  return (
    <div data-stack="condensed">
      {answers.length > 0 ? <AnswerList answers={answers} /> : <p data-text="small muted">{t('answers.nothing')}</p>}
      {questions.length > 0 && new Date(ends).getTime() > now && (
        <Button
          block
          onPointerEnter={warmDialog}
          onFocus={warmDialog}
          onClick={() => {
            setMessage('');
            setChanging(true);
          }}
        >
          {t('answers.change')}
        </Button>
      )}
      <p role="status" data-text="small muted" data-optional>
        {message}
      </p>
      {isChanging && (
        <AnswersDialog
          eventId={id}
          questions={questions}
          answers={answers}
          onClose={() => setChanging(false)}
          onSaved={() => {
            setChanging(false);
            setMessage(t('answers.saved'));
          }}
        />
      )}
    </div>
  );
}
