import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UsersTableRow_user$key } from '../../__generated__/UsersTableRow_user.graphql.ts';
import { formatDate, t } from '../../core/i18n.tsx';
import { currentSession, type Role } from '../../core/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { Select } from '../../ui/Select.tsx';
import css from './Users.module.css';
import { useRoleChange, type RoleOutcome } from './useRoleChange.ts';

type UsersTableRowProps = { user: UsersTableRow_user$key; onOutcome: (outcome: RoleOutcome) => void };

export function UsersTableRow({ user, onOutcome }: UsersTableRowProps) {
  const { id, name, email, college, role, createdAt } = useFragment(
    graphql`
      fragment UsersTableRow_user on User {
        id
        name
        email
        college
        role
        createdAt
      }
    `,
    user,
  );
  const [change, wanted] = useRoleChange(id, onOutcome);
  const [asking, setAsking] = useState<Role>();
  const mine = currentSession()?.user.id === id;

  return (
    <tr>
      <th scope="row" className={css.name}>
        <span className={css.initial} aria-hidden="true">
          {name.trim().charAt(0).toUpperCase()}
        </span>
        {name}
        {mine && <span className={css.you}>{t('dashboard.users.you')}</span>}
      </th>
      <td className={css.email}>{email}</td>
      <td className={css.college}>{college}</td>
      <td className={css.joined}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
      <td className={css.role}>
        <Select
          block
          aria-label={t('dashboard.users.roleOf', { name })}
          value={wanted ?? role}
          disabled={wanted !== undefined}
          onFocus={() => mine && warmDialog()}
          onChange={({ target }) => {
            const next = target.value as Role;
            if (mine) setAsking(next);
            else void change(next);
          }}
        >
          {(['PARTICIPANT', 'ORGANIZER', 'ADMIN'] as const).map((each) => (
            <option key={each} value={each}>
              {t(`dashboard.users.role.${each}`)}
            </option>
          ))}
        </Select>
        {asking && (
          <ConfirmDialog
            title={t('dashboard.users.ownTitle')}
            confirm={t('dashboard.users.ownConfirm')}
            busy={wanted !== undefined}
            onConfirm={() => void change(asking).then(() => setAsking(undefined))}
            onCancel={() => setAsking(undefined)}
          >
            <p>{t('dashboard.users.ownText')}</p>
          </ConfirmDialog>
        )}
      </td>
    </tr>
  );
}
