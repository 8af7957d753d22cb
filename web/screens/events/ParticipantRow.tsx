import { formatDateTime } from '../../core/i18n.tsx';
import { Contact } from './Contact.tsx';
import type { Participant } from './participantList.ts';
import css from './ParticipantsPanel.module.css';
import { PersonAnswers } from './PersonAnswers.tsx';

type ParticipantRowProps = {
  participant: Participant;
  /** With everything that is otherwise folded. */
  whole: boolean;
};

export function ParticipantRow({ participant, whole }: ParticipantRowProps) {
  const { name, email, phone, college, specialRequirements, createdAt, answers } = participant;
  return (
    <tr>
      <th scope="row" className={css.name}>
        {name}
        {specialRequirements && <span className={css.wish}>{specialRequirements}</span>}
        <PersonAnswers answers={answers} open={whole} />
      </th>
      <td className={css.contact}>
        <Contact email={email} phone={phone} />
      </td>
      <td className={css.college}>{college}</td>
      <td className={css.registered}>
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
      </td>
    </tr>
  );
}
