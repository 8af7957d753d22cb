import { graphql, useMutation } from 'react-relay';
import { useNavigate } from 'react-router-dom';
import type { SignOutEverywhereMutation } from '../../__generated__/SignOutEverywhereMutation.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useCommit } from '../../core/mutation.ts';
import { withPush } from '../../core/withPush.ts';
import { deleteDrafts, endSession } from '../../core/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** After a confirmation, ends all sessions of the viewer and opens the login screen. */
export function SignOutEverywhere({ onCancel }: { onCancel: () => void }) {
  const navigate = useNavigate();
  const [commit] = useCommit(
    useMutation<SignOutEverywhereMutation>(graphql`
      mutation SignOutEverywhereMutation {
        logoutEverywhere {
          success
        }
      }
    `),
  );

  async function signOut() {
    await commit({});
    withPush(({ endPush }) => endPush());
    endSession();
    deleteDrafts();
    await navigate('/login', { replace: true, state: { message: t('sessions.endedAll') } });
  }

  return (
    <ConfirmDialog
      title={t('sessions.endAllTitle')}
      confirm={t('sessions.endAll')}
      failed={t('sessions.failed')}
      onConfirm={signOut}
      onCancel={onCancel}
    >
      <p>{t('sessions.endAllText')}</p>
    </ConfirmDialog>
  );
}
