import { graphql, useFragment } from 'react-relay';
import type { ProfileDetails_user$key } from '../../__generated__/ProfileDetails_user.graphql.ts';
import { t } from '../../core/i18n.tsx';

export function ProfileDetails({ user }: { user: ProfileDetails_user$key }) {
  const { firstName, lastName, email, college } = useFragment(
    graphql`
      fragment ProfileDetails_user on User {
        firstName
        lastName
        email
        college
      }
    `,
    user,
  );
  const rows = [
    [t('profile.firstName'), firstName],
    [t('profile.lastName'), lastName],
    [t('profile.email'), email],
    [t('profile.college'), college],
  ];
  return (
    <dl data-rows>
      {rows.map(([label, value]) => (
        <div data-stack="tight" key={label} data-space="inside cozy">
          <dt data-text="small muted">{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
