import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRoleChangeMutation } from '../../__generated__/useRoleChangeMutation.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import type { Role } from '../../core/session.ts';

/** The outcome of a role change: a message or the error. */
export type RoleOutcome = { message: string } | { failure: unknown };

/** Changes a user's role and reports the outcome. `pendingRole` is the role of the request in flight. */
export function useRoleChange(userId: string, onOutcome: (outcome: RoleOutcome) => void) {
  const [pendingRole, setPendingRole] = useState<Role>();
  const [commit] = useCommit(
    useMutation<useRoleChangeMutation>(graphql`
      mutation useRoleChangeMutation($input: UpdateUserRoleInput!) {
        updateUserRole(input: $input) {
          user {
            id
            ...UsersTableRow_user
          }
        }
      }
    `),
  );

  async function change(role: Role): Promise<boolean> {
    setPendingRole(role);
    try {
      await commit({ input: { userId, role } });
      onOutcome({
        message: t('dashboard.users.changed', { role: t(`dashboard.users.role.${role}`) }),
      });
      return true;
    } catch (failure) {
      onOutcome({ failure });
      return false;
    } finally {
      setPendingRole(undefined);
    }
  }

  return [change, pendingRole] as const;
}
