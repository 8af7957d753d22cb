import { graphql, useFragment } from 'react-relay';
import type { RequestRow_registration$key } from '../../__generated__/RequestRow_registration.graphql.ts';
import { formatDateTime } from '../../core/i18n.tsx';
import { CheckField } from '../../ui/CheckField.tsx';
import { Contact } from './Contact.tsx';
import { PersonAnswers } from './PersonAnswers.tsx';
import { readAnswers } from './readAnswers.ts';
import css from './RequestsPanel.module.css';

type RequestRowProps = {
  registration: RequestRow_registration$key;
  checked: boolean;
  disabled: boolean;
  onCheck: (checked: boolean) => void;
};

/** Somebody who asks for a seat, to be chosen. */
export function RequestRow({ registration, checked, disabled, onCheck }: RequestRowProps) {
  const { name, college, email, phone, specialRequirements, createdAt, answers } = useFragment(
    graphql`
      fragment RequestRow_registration on Registration {
        name
        college
        email
        phone
        specialRequirements
        createdAt
        answers {
          ...readAnswers_answer
        }
      }
    `,
    registration,
  );
  return (
    <li className={css.row}>
      <CheckField
        label={name}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => onCheck(target.checked)}
        hint={
          <>
            <span data-row="wrap center none/cozy">
              <span>{college}</span>
              <Contact email={email} phone={phone} />
              <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
            </span>
            {specialRequirements && <span className={css.wish}>{specialRequirements}</span>}
          </>
        }
      />
      <PersonAnswers answers={readAnswers(answers)} />
    </li>
  );
}
