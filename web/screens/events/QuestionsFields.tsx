import { PlusIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { questionLimits } from '../../../api/questions/validate.ts';
import type { useForm } from '../../core/form.ts';
import { t } from '../../core/i18n.tsx';
import { Notice } from '../../ui/Notice.tsx';
import type { EventForm } from './eventFormValues.ts';
import { QuestionRow } from './QuestionRow.tsx';
import { withProblems, moveItem, newQuestion } from './questionEditing.ts';
import { hasProblem, questionField, type QuestionForm } from './questionsForm.ts';
import './questionsTexts.ts';
import { useReorder } from './useReorder.ts';

export type QuestionsFieldsProps = {
  form: Pick<ReturnType<typeof useForm<EventForm>>, 'values' | 'list' | 'leave' | 'problem'>;
};

type RemovedQuestion = { question: QuestionForm; place: number };

/** The event's questions in order: add, change, move by pointer or keys, remove. */
export function QuestionsFields({ form: { values, list, leave, problem } }: QuestionsFieldsProps) {
  const { questions } = values;
  const { onChange, disabled } = list('questions');
  const change = (all: readonly QuestionForm[], part?: string) => onChange(withProblems(all), part);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<RemovedQuestion>();
  const { list: rows, dragged, shift, handle } = useReorder(move);
  const isFull = questions.length >= questionLimits.questions;

  const unfold = ({ key }: QuestionForm, unfolded: boolean) =>
    setOpen((all) => new Set(unfolded ? [...all, key] : [...all].filter((each) => each !== key)));
  const focus = (place: number, ...wanted: string[]) => {
    const row = rows.current?.children[place];
    wanted.reduce<HTMLElement | null | undefined>((found, each) => found ?? row?.querySelector(each), null)?.focus();
  };

  function move(from: number, to: number, by: 'up' | 'down' = from < to ? 'down' : 'up') {
    flushSync(() => {
      change(moveItem(questions, from, to));
      setRemoved(undefined);
      setSaid(t('events.questions.moved', { label: nameOf(questions[from]), place: to + 1, count: questions.length }));
    });
    // at the end of the list the button is disabled, so focus the one next to it
    focus(to, `[data-act='${by}']:enabled`, '[data-act]:enabled');
  }
  function add() {
    const question = newQuestion(questions);
    flushSync(() => {
      change([...questions, question]);
      unfold(question, true);
      setRemoved(undefined);
    });
    focus(questions.length, 'input');
  }
  function remove(place: number) {
    const question = questions[place];
    if (!question) return;
    change(questions.toSpliced(place, 1));
    setRemoved({ question, place });
  }
  function undo({ question, place }: RemovedQuestion) {
    flushSync(() => {
      change(questions.toSpliced(place, 0, question));
      setRemoved(undefined);
    });
    focus(place, '[aria-expanded]');
  }

  return (
    <div data-stack="normal">
      <p data-text="medium muted">{t('events.questions.intro')}</p>
      {questions.length > 0 && (
        <ol ref={rows} aria-label={t('events.form.questions')}>
          {questions.map((question, place) => (
            <QuestionRow
              key={question.key}
              question={question}
              place={place}
              isLast={place === questions.length - 1}
              isOpen={open.has(question.key)}
              isWrong={hasProblem(problem, place)}
              disabled={disabled}
              shift={shift(place)}
              isDragged={dragged === place}
              handle={handle(place)}
              problem={problem}
              leave={leave}
              onOpen={(unfolded) => unfold(question, unfolded)}
              onMove={(by) => move(place, by === 'up' ? place - 1 : place + 1, by)}
              onRemove={() => remove(place)}
              onChange={(field, value) =>
                change(questions.with(place, { ...question, [field]: value }), questionField(place, field))
              }
            />
          ))}
        </ol>
      )}
      <p role="status" data-unseen>
        {said}
      </p>
      {removed && (
        <Notice
          tone="accent"
          actions={
            <Button ref={takeFocus} onClick={() => undo(removed)}>
              {t('events.questions.undo')}
            </Button>
          }
        >
          {t(removed.question.id ? 'events.questions.removedKept' : 'events.questions.removed', {
            label: nameOf(removed.question),
          })}
        </Notice>
      )}
      <div>
        <Button leadingVisual={PlusIcon} disabled={disabled || isFull} onClick={add}>
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
