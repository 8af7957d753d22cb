import { graphql, useFragment } from 'react-relay';
import type { ProfileCard_user$key } from '../../__generated__/ProfileCard_user.graphql.ts';
import { formatMonth, t } from '../../core/i18n.tsx';
import { Avatar } from '../../layout/Avatar.tsx';
import type { Tone } from '../../ui/Label.tsx';
import css from './ProfileCard.module.css';

const tones: Readonly<Record<string, Tone>> = { PARTICIPANT: 'accent', ORGANIZER: 'done', ADMIN: 'danger' };

export function ProfileCard({ user }: { user: ProfileCard_user$key }) {
  const { firstName, name, college, photo, role, createdAt } = useFragment(
    graphql`
      fragment ProfileCard_user on User {
        firstName
        name
        college
        photo
        role
        createdAt
      }
    `,
    user,
  );
  return (
    <section data-row="center spacious" className={css.person} aria-label={name}>
      <Avatar user={{ firstName, photo }} size="large" />
      <div>
        <p data-text="title">{name}</p>
        <p data-space="above tight">{college}</p>
        <p data-row="wrap center condensed" data-text="small" data-space="above cozy" className={css.facts}>
          <span data-text="semibold" data-pill className={css.role} data-tone={tones[role]}>
            {t('profile.role', { role })}
          </span>
          {t('profile.memberSince', { date: formatMonth(createdAt) })}
        </p>
      </div>
    </section>
  );
}
