import { TextInput } from '@primer/react';
import { useId, useState } from 'react';
import { doorLimits, validateCheckIn } from '../../../api/checkin/validate.ts';
import { t } from '../../core/i18n.tsx';
import { inWords } from '../../core/inWords.ts';
import { FieldError } from '../../ui/FieldError.tsx';

type DoorNameProps = { name: string; onName: (name: string) => void };

/** The name of this door. Other doors show it with each check-in. It is saved while typing. */
export function DoorName({ name, onName }: DoorNameProps) {
  const id = useId();
  const [typed, setTyped] = useState(name);
  const { door: problem } = validateCheckIn({ userId: '', door: typed });

  function type(next: string) {
    setTyped(next);
    if (!validateCheckIn({ userId: '', door: next })['door']) onName(next.trim());
  }

  return (
    <div data-stack="tight">
      <div data-row="center condensed">
        <label data-text="medium" htmlFor={id}>
          {t('door.name')}
        </label>
        <TextInput
          id={id}
          autoComplete="off"
          maxLength={doorLimits.door}
          placeholder={t('door.nameExample')}
          value={typed}
          onChange={({ target }) => type(target.value)}
          {...(problem && { 'aria-invalid': true, 'aria-describedby': `${id}-problem`, validationStatus: 'error' })}
        />
      </div>
      {problem && <FieldError id={`${id}-problem`}>{inWords(problem)}</FieldError>}
    </div>
  );
}
