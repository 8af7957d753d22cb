import { graphql, useFragment } from 'react-relay';
import type { ParticipantRow_registration$key } from '../../__generated__/ParticipantRow_registration.graphql.ts';
import css from './ParticipantsPanel.module.css';

export function ParticipantRow({ registration }: { registration: ParticipantRow_registration$key }) {
  const { name, email, college, phone, specialRequirements } = useFragment(
    graphql`
      fragment ParticipantRow_registration on Registration {
        name
        email
        college
        phone
        specialRequirements
      }
    `,
    registration,
  );
  return (
    <li className={css.row}>
      <span className={css.initial} aria-hidden="true">
        {name.trim().charAt(0).toUpperCase()}
      </span>
      <span className={css.who}>
        <span className={css.name}>{name}</span>
        <span className={css.college}>{college}</span>
        {specialRequirements && <span className={css.wish}>{specialRequirements}</span>}
      </span>
      <span className={css.contact}>
        {email && <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>}
        {phone && <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>}
      </span>
    </li>
  );
}
