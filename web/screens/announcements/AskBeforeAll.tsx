import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AskBeforeAllQuery } from '../../__generated__/AskBeforeAllQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

/** Asks once more before everybody is told, with how many people that are. */
export function AskBeforeAll({ onAnswer }: { onAnswer: (yes: boolean) => void }) {
  const { announcementAudienceCount: count } = useLazyLoadQuery<AskBeforeAllQuery>(
    graphql`
      query AskBeforeAllQuery {
        announcementAudienceCount
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  );
  return (
    <ConfirmDialog
      title={t('announcements.all.title')}
      confirm={t('announcements.all.confirm', { count })}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    >
      <p>{t('announcements.all.text', { count })}</p>
    </ConfirmDialog>
  );
}
