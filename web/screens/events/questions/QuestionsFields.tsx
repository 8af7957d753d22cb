import { PlusIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { questionLimits } from '../../../../api/questions/validate.ts';
import type { useForm } from '../../../core/form.ts';
import { t } from '../../../core/i18n.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import type { EventFormValues } from '../form/eventFormValues.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { withProblems, moveItem, newQuestion } from './questionEditing.ts';
import { hasProblem, questionField, type QuestionForm } from './questionsForm.ts';
import './questionsTexts.ts';
import { useReorder } from './useReorder.ts';

export type QuestionsFieldsProps = {
  form: Pick<ReturnType<typeof useForm<EventFormValues>>, 'values' | 'list' | 'leave' | 'problem'>;
};

type RemovedQuestion = { question: QuestionForm; place: number };

/** The event's questions in order: add, change, move by pointer or keys, remove. */
export function QuestionsFields({ form: { values, list, leave, problem } }: QuestionsFieldsProps) {
  const { questions } = values;
  const { onChange, disabled } = list('questions');
  const change = (all: readonly QuestionForm[], part?: string) => onChange(withProblems(all), part);
  const [unfoldedKeys, setUnfoldedKeys] = useState<ReadonlySet<string>>(new Set());
  const [announcement, setAnnouncement] = useState('');
  const [removedQuestion, setRemovedQuestion] = useState<RemovedQuestion>();
  const { list: rows, dragged, shift, handle } = useReorder(moveQuestion);
  const isFull = questions.length >= questionLimits.questions;

  const unfold = ({ key }: QuestionForm, unfolded: boolean) =>
    setUnfoldedKeys((all) => new Set(unfolded ? [...all, key] : [...all].filter((each) => each !== key)));
  const focus = (place: number, ...selectors: string[]) => {
    const row = rows.current?.children[place];
    selectors
      .reduce<HTMLElement | null | undefined>((found, selector) => found ?? row?.querySelector(selector), null)
      ?.focus();
  };

  function moveQuestion(from: number, to: number, by: 'up' | 'down' = from < to ? 'down' : 'up') {
    flushSync(() => {
      change(moveItem(questions, from, to));
      setRemovedQuestion(undefined);
      setAnnouncement(
        t('events.questions.moved', { label: nameOf(questions[from]), place: to + 1, count: questions.length }),
      );
    });
    // at the end of the list the button is disabled, so focus the one next to it
    focus(to, `[data-act='${by}']:enabled`, '[data-act]:enabled');
  }
  function addQuestion() {
    const question = newQuestion(questions);
    flushSync(() => {
      change([...questions, question]);
      unfold(question, true);
      setRemovedQuestion(undefined);
    });
    focus(questions.length, 'input');
  }
  function removeQuestion(place: number) {
    const question = questions[place];
    if (!question) return;
    change(questions.toSpliced(place, 1));
    setRemovedQuestion({ question, place });
  }
  function restoreQuestion({ question, place }: RemovedQuestion) {
    flushSync(() => {
      change(questions.toSpliced(place, 0, question));
      setRemovedQuestion(undefined);
    });
    focus(place, '[aria-expanded]');
  }

  return (
    <div data-stack="normal">
      <p data-text="medium muted">{t('events.questions.intro')}</p>
      {questions.length > 0 && (
        <ol data-rows ref={rows} aria-label={t('events.form.questions')}>
          {questions.map((question, place) => (
            <QuestionRow
              key={question.key}
              question={question}
              place={place}
              isLast={place === questions.length - 1}
              isOpen={unfoldedKeys.has(question.key)}
              isWrong={hasProblem(problem, place)}
              disabled={disabled}
              shift={shift(place)}
              isDragged={dragged === place}
              handle={handle(place)}
              problem={problem}
              leave={leave}
              onOpen={(unfolded) => unfold(question, unfolded)}
              onMove={(by) => moveQuestion(place, by === 'up' ? place - 1 : place + 1, by)}
              onRemove={() => removeQuestion(place)}
              onChange={(field, value) =>
                change(questions.with(place, { ...question, [field]: value }), questionField(place, field))
              }
            />
          ))}
        </ol>
      )}
      <p role="status" data-unseen>
        {announcement}
      </p>
      {removedQuestion && (
        <Notice
          tone="accent"
          actions={
            <Button ref={takeFocus} onClick={() => restoreQuestion(removedQuestion)}>
              {t('events.questions.undo')}
            </Button>
          }
        >
          {t(removedQuestion.question.id ? 'events.questions.removedKept' : 'events.questions.removed', {
            label: nameOf(removedQuestion.question),
          })}
        </Notice>
      )}
      <div>
        <Button leadingVisual={PlusIcon} disabled={disabled || isFull} onClick={addQuestion}>
          {isFull ? t('events.questions.full', { most: questionLimits.questions }) : t('events.questions.add')}
        </Button>
      </div>
    </div>
  );
}

const nameOf = (question: QuestionForm | undefined) => question?.label.trim() || t('events.questions.unnamed');

/** The button that removed the question is gone. */
function takeFocus(button: HTMLElement | null) {
  button?.focus();
}
