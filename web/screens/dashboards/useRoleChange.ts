import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRoleChangeMutation } from '../../__generated__/useRoleChangeMutation.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import type { Role } from '../../core/session.ts';

/** The outcome of a role change: a message or the error. */
export type RoleOutcome = { said: string } | { failure: unknown };

/** Changes a user's role and reports the outcome. `wanted` is the role of the pending request. */
export function useRoleChange(userId: string, onOutcome: (outcome: RoleOutcome) => void) {
  const [wanted, setWanted] = useState<Role>();
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
    setWanted(role);
    try {
      await commit({ input: { userId, role } });
      onOutcome({
        said: t('dashboard.users.changed', { role: t(`dashboard.users.role.${role}`) }),
      });
      return true;
    } catch (failure) {
      onOutcome({ failure });
      return false;
    } finally {
      setWanted(undefined);
    }
  }

  return [change, wanted] as const;
}
