import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { DeleteAnnouncementDialog_announcement$key } from '../../__generated__/DeleteAnnouncementDialog_announcement.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { useDeleteAnnouncement } from './useDeleteAnnouncement.ts';

type DeleteAnnouncementDialogProps = {
  announcement: DeleteAnnouncementDialog_announcement$key;
  connection: string;
  onDeleted: () => void;
  onClose: () => void;
};

export function DeleteAnnouncementDialog(props: DeleteAnnouncementDialogProps) {
  const { announcement, connection, onDeleted, onClose } = props;
  const { id, title, localLanguage } = useFragment(
    graphql`
      fragment DeleteAnnouncementDialog_announcement on Announcement {
        id
        title: localTitle
        localLanguage
      }
    `,
    announcement,
  );
  const [deleteAnnouncement, busy] = useDeleteAnnouncement();
  const [error, setError] = useState<unknown>();

  const confirm = async () => {
    setError(undefined);
    try {
      await deleteAnnouncement({ input: { announcementId: id }, connections: [connection] });
      onClose();
      onDeleted();
    } catch (failure) {
      setError(failure);
    }
  };

  return (
    <ConfirmDialog
      title={t('announcement.deleteTitle')}
      confirm={t('announcement.delete')}
      busy={busy}
      error={<Failure title={t('announcement.deleteFailed')} error={error} />}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      <p>{t('announcement.confirmDelete', { title: inLanguage(title, localLanguage) })}</p>
    </ConfirmDialog>
  );
}
