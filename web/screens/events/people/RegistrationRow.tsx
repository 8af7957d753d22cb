import { Button } from '@primer/react';
import { ChevronDownIcon } from '@primer/octicons-react';
import { useId, useState } from 'react';
import { formatDateTime, formatList, t } from '../../../core/i18n.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Label } from '../../../ui/Label.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { Contact } from './Contact.tsx';
import { AnswerList } from '../questions/AnswerList.tsx';
import type { Question } from '../questions/readQuestions.ts';
import type { Person } from './registrationList.ts';
import css from './RegistrationsPanel.module.css';

/** The attendance of a person; empty for the waitlist and for requests. */
function PersonAttendance({ person: { state, checkedInAt, isWalkIn } }: { person: Person }) {
  if (!checkedInAt) return state === 'CONFIRMED' ? t('event.people.came', { attendance: 'NOT_IN' }) : null;
  return (
    <>
      <time dateTime={checkedInAt}>{t('event.people.inSince', { time: formatDateTime(checkedInAt) })}</time>
      {isWalkIn && <Label tone="done">{t('event.people.walkIn')}</Label>}
    </>
  );
}

const tones = { CONFIRMED: 'success', WAITLISTED: 'neutral', REQUESTED: 'attention' } as const;

type RegistrationRowProps = {
  person: Person;
  unfolded: boolean;
  /** The names of the shown columns. */
  columns: readonly string[];
  /** The questions whose answers are columns. */
  questions: readonly Question[];
  /** Left out if the viewer cannot select people. The state is hidden then, too. */
  checked?: boolean;
  onCheck?: (checked: boolean) => void;
  onGive?: (person: Person) => void;
};

export function RegistrationRow(props: RegistrationRowProps) {
  const { person, unfolded, columns, questions, checked = false, onCheck, onGive } = props;
  const { name, email, phone, college, specialRequirements, state, createdAt, answers, position } = person;
  const id = useId();
  // phones fold everything but the name, the state and its action; wide screens fold only the answers
  const [isOpen, setOpen] = useState(false);
  const open = isOpen || unfolded || undefined;
  const isColumn = (questionId: string) => questions.some((question) => question.id === questionId);
  const otherAnswers = answers.filter(({ questionId }) => !isColumn(questionId));
  const answerTo = (questionId: string) => {
    const answer = answers.find((each) => each.questionId === questionId);
    return answer && (answer.kind === 'CONSENT' ? t('answers.consented') : formatList(answer.values));
  };
  return (
    <>
      <tr data-open={open}>
        <th scope="row" data-text="semibold" className={css.name} id={id}>
          {onCheck && !unfolded ? (
            <CheckField label={name} checked={checked} onChange={({ target }) => onCheck(target.checked)} />
          ) : (
            name
          )}
          {specialRequirements && (
            <span data-quote data-text="small pre-line block" data-space="above tight">
              {specialRequirements}
            </span>
          )}
        </th>
        {columns.includes('state') && (
          <td className={css.state}>
            <Label tone={tones[state as keyof typeof tones]}>
              {t('event.people.is', { state, position: position ?? 0 })}
            </Label>
            {state === 'WAITLISTED' && onGive && !unfolded && (
              <Button
                size="small"
                aria-describedby={id}
                onPointerEnter={warmDialog}
                onFocus={warmDialog}
                onClick={() => onGive(person)}
              >
                {t('event.people.give')}
              </Button>
            )}
          </td>
        )}
        {columns.includes('attendance') && (
          <td data-text="small" className={css.attendance}>
            <PersonAttendance person={person} />
          </td>
        )}
        {columns.includes('college') && <td data-text="small muted">{college}</td>}
        {columns.includes('contact') && (
          <td data-text="small" className={css.contact}>
            <Contact asIcons email={email} phone={phone} />
          </td>
        )}
        {columns.includes('when') && (
          <td data-text="small muted" className={css.when}>
            <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
          </td>
        )}
        {questions.map((question) => (
          <td key={question.id} data-text="small" data-label={question.label} className={css.answer}>
            {answerTo(question.id)}
          </td>
        ))}
        {!unfolded && (
          <td data-only={otherAnswers.length > 0 ? undefined : 'phone'} className={css.fold}>
            <button
              type="button"
              data-icon-button
              data-fold
              style={{ height: 'var(--target)' }}
              aria-expanded={isOpen}
              aria-label={t('event.people.details')}
              aria-describedby={id}
              onClick={() => setOpen(!isOpen)}
            >
              <ChevronDownIcon />
            </button>
          </td>
        )}
      </tr>
      {open && otherAnswers.length > 0 && (
        <tr className={css.more}>
          <td colSpan={columns.length + questions.length} aria-describedby={id}>
            <div data-quote>
              <AnswerList answers={otherAnswers} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}
