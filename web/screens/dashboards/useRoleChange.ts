import { useState } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useRoleChangeMutation } from '../../__generated__/useRoleChangeMutation.graphql.ts';
import { errorMessage } from '../../core/errors.ts';
import { t } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import type { Role } from '../../core/session.ts';

/** How a change of role went, as a sentence. */
export type RoleOutcome = { tone: 'success' | 'danger'; text: string };

/** Gives a person another role and says whether it has; `wanted` is the one that is on its way. */
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
        tone: 'success',
        text: t('dashboard.users.changed', { role: t(`dashboard.users.role.${role}`) }),
      });
      return true;
    } catch (failure) {
      onOutcome({ tone: 'danger', text: errorMessage(failure, t('dashboard.users.roleFailed')) });
      return false;
    } finally {
      setWanted(undefined);
    }
  }

  return [change, wanted] as const;
}
