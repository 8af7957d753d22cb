import { UndoIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UsersTableRow_user$key } from '../../__generated__/UsersTableRow_user.graphql.ts';
import { formatDate, t } from '../../core/i18n.tsx';
import { currentSession, type Role } from '../../core/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Label } from '../../ui/Label.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { Mark } from '../../ui/Mark.tsx';
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
  const [change, pendingRole] = useRoleChange(id, onOutcome);
  const [roleToConfirm, setRoleToConfirm] = useState<Role>();
  // the role before this change, for undo
  const [previousRole, setPreviousRole] = useState<Role>();
  const select = useRef<HTMLSelectElement>(null);
  const mine = currentSession()?.user.id === id;
  const nameOf = (each: Role) => t(`dashboard.users.role.${each}`);

  const confirm = async (next: Role) => {
    if (await change(next)) setPreviousRole(role);
    setRoleToConfirm(undefined);
  };
  const undo = async (previous: Role) => {
    select.current?.focus();
    if (await change(previous)) setPreviousRole(undefined);
  };

  return (
    <tr>
      <th scope="row" data-text="semibold" className={css.name}>
        <Mark tone="accent" size="small" className={css.initial}>
          {name.trim().charAt(0).toUpperCase()}
        </Mark>
        {name}{' '}
        {mine && (
          <Label tone="accent" look="full">
            {t('dashboard.users.you')}
          </Label>
        )}
      </th>
      <td data-text="small muted" className={css.email}>
        {email}
      </td>
      <td data-text="small muted" className={css.college}>
        {college}
      </td>
      <td data-text="small muted" className={css.joined}>
        <time dateTime={createdAt}>{formatDate(createdAt)}</time>
      </td>
      <td className={css.role}>
        <Select
          ref={select}
          block
          aria-label={t('dashboard.users.roleOf', { name })}
          aria-busy={pendingRole !== undefined}
          value={pendingRole ?? roleToConfirm ?? role}
          onFocus={warmDialog}
          onChange={({ target }) => pendingRole === undefined && setRoleToConfirm(target.value as Role)}
        >
          {(['PARTICIPANT', 'ORGANIZER', 'ADMIN'] as const).map((each) => (
            <option key={each} value={each}>
              {nameOf(each)}
            </option>
          ))}
        </Select>
        {previousRole && previousRole !== role && (
          <Button
            variant="invisible"
            size="small"
            data-space="above tight"
            leadingVisual={UndoIcon}
            aria-label={t('dashboard.users.undoOf', { name, role: nameOf(previousRole) })}
            disabled={pendingRole !== undefined}
            onClick={() => void undo(previousRole)}
          >
            {t('dashboard.users.undo')}
          </Button>
        )}
        {roleToConfirm && (
          <ConfirmDialog
            title={
              mine
                ? t('dashboard.users.ownTitle')
                : t('dashboard.users.askTitle', { name, role: nameOf(roleToConfirm) })
            }
            confirm={t(mine ? 'dashboard.users.ownConfirm' : 'dashboard.users.askConfirm')}
            onConfirm={() => confirm(roleToConfirm)}
            onCancel={() => setRoleToConfirm(undefined)}
          >
            <p>
              {mine
                ? t('dashboard.users.ownText')
                : t('dashboard.users.askText', { name, before: nameOf(role), after: nameOf(roleToConfirm) })}
            </p>
          </ConfirmDialog>
        )}
      </td>
    </tr>
  );
}
