import { Button } from '@primer/react';
import { useId } from 'react';
import { formatDateTime, t } from '../../../core/i18n.tsx';
import { CheckField } from '../../../ui/CheckField.tsx';
import { Label } from '../../../ui/Label.tsx';
import { warmDialog } from '../../../ui/LazyDialog.tsx';
import { Contact } from './Contact.tsx';
import { PersonAnswers } from '../questions/PersonAnswers.tsx';
import type { Person } from './registrationList.ts';
import css from './RegistrationsPanel.module.css';

export type Row = Person & { readonly position: number | undefined };

/** The attendance of a person; empty for the waitlist and for requests. */
function PersonAttendance({ person: { state, checkedInAt, isWalkIn } }: { person: Row }) {
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
  person: Row;
  unfolded: boolean;
  showAttendance: boolean;
  /** Left out if the viewer cannot select people. The state is hidden then, too. */
  checked?: boolean;
  onCheck?: (checked: boolean) => void;
  onGive?: (person: Person) => void;
};

export function RegistrationRow(props: RegistrationRowProps) {
  const { person, unfolded, showAttendance, checked = false, onCheck, onGive } = props;
  const { name, email, phone, college, specialRequirements, state, createdAt, answers, position } = person;
  const id = useId();
  return (
    <>
      <tr>
        <th scope="row" data-text="semibold" className={css.name} id={id}>
          {onCheck && !unfolded ? (
            <CheckField label={name} checked={checked} onChange={({ target }) => onCheck(target.checked)} />
          ) : (
            name
          )}
          {specialRequirements && (
            <span data-text="small pre-line block" className={css.wish}>
              {specialRequirements}
            </span>
          )}
        </th>
        {onCheck && (
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
        {showAttendance && (
          <td data-text="small" className={css.attendance}>
            <PersonAttendance person={person} />
          </td>
        )}
        <td data-text="small muted">{college}</td>
        <td data-text="small" className={css.contact}>
          <Contact email={email} phone={phone} />
        </td>
        <td data-text="small muted">
          <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        </td>
      </tr>
      {answers.length > 0 && (
        <tr className={css.more}>
          <td colSpan={4 + (onCheck ? 1 : 0) + (showAttendance ? 1 : 0)}>
            <PersonAnswers answers={answers} of={id} open={unfolded} />
          </td>
        </tr>
      )}
    </>
  );
}
