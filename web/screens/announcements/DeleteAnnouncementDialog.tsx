import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { DeleteAnnouncementDialog_announcement$key } from '../../__generated__/DeleteAnnouncementDialog_announcement.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import { keepUntilAnswered } from '../../core/keptAction.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useDeleteAnnouncement } from './useDeleteAnnouncement.ts';

type DeleteAnnouncementDialogProps = {
  announcement: DeleteAnnouncementDialog_announcement$key;
  connection: string;
  /** As in KeptAction. */
  name: string;
  onDeleted: () => void;
  onClose: () => void;
};

export function DeleteAnnouncementDialog(props: DeleteAnnouncementDialogProps) {
  const { announcement, connection, name, onDeleted, onClose } = props;
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
  const environment = useRelayEnvironment();
  const [deleteAnnouncement] = useDeleteAnnouncement();

  const confirm = async () => {
    const send = () => deleteAnnouncement({ input: { announcementId: id }, connections: [connection] });
    if (!(await keepUntilAnswered(name, {}, send, 'NOT_FOUND')))
      commitLocalUpdate(environment, (store) => {
        const list = store.get(connection);
        if (list) ConnectionHandler.deleteNode(list, id);
      });
    onClose();
    onDeleted();
  };

  return (
    <ConfirmDialog
      title={t('announcement.deleteTitle')}
      confirm={t('announcement.delete')}
      failed={t('announcement.deleteFailed')}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p>{t('announcement.confirmDelete', { title: inLanguage(title, localLanguage) })}</p>
    </ConfirmDialog>
  );
}
