import { EyeClosedIcon, EyeIcon, KebabHorizontalIcon, PencilIcon, TrashIcon } from '@primer/octicons-react';
import { Button } from '@primer/react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AnnouncementControls_announcement$key } from '../../__generated__/AnnouncementControls_announcement.graphql.ts';
import { goesToAll } from '../../../api/announcements/status.ts';
import { t } from '../../core/i18n.tsx';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ControlsMenu } from '../../ui/ControlsMenu.tsx';
import { Failure } from '../../ui/Failure.tsx';
import { KeptAction } from '../../ui/KeptAction.tsx';
import { warmDialog } from '../../ui/LazyDialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import css from './AnnouncementItem.module.css';
import { TellAgainButton } from './TellAgainButton.tsx';
import { useAskBeforeAll } from './useAskBeforeAll.tsx';
import { useUpdateAnnouncement } from './useUpdateAnnouncement.ts';

const loadDeleteDialog = () => import('./DeleteAnnouncementDialog.tsx');
const DeleteAnnouncementDialog = lazyWithRetry(async () => (await loadDeleteDialog()).DeleteAnnouncementDialog);

function preloadDeleteDialog() {
  warmDialog();
  void loadDeleteDialog();
}

type AnnouncementControlsProps = {
  announcement: AnnouncementControls_announcement$key;
  describedBy: string;
  connection: string;
  onDeleted: () => void;
};

/** Buttons that publish or unpublish, edit and delete an announcement. */
export function AnnouncementControls(props: AnnouncementControlsProps) {
  const { announcement, describedBy, connection, onDeleted } = props;
  const data = useFragment(
    graphql`
      fragment AnnouncementControls_announcement on Announcement {
        id
        isPublished
        state
        since
        priority
        audience
        event {
          id
        }
        # the form finds all that it needs in the store
        ...announcementFormValues_announcement
        ...DeleteAnnouncementDialog_announcement
      }
    `,
    announcement,
  );
  const [update, busy] = useUpdateAnnouncement();
  const { question, confirm, isCounting } = useAskBeforeAll();
  const [isDeleting, setDeleting] = useState(false);
  const [error, setError] = useState<unknown>();
  const [isRepeated, setRepeated] = useState(false);

  const deletion = `deleteAnnouncement:${data.id}`;

  const toggle = async () => {
    setError(undefined);
    const isPublished = !data.isPublished;
    const { priority, audience, event } = data;
    const isForAll = goesToAll({ isPublished, priority, audience, eventId: event?.id ?? null });
    try {
      if (isForAll && !(await confirm())) return;
      await update({ announcementId: data.id, isPublished });
    } catch (failure) {
      setError(failure);
    }
  };

  return (
    <div data-stack="end cozy" data-text="fixed" className={css.actions}>
      <Failure title={t('announcement.updateFailed')} error={error} />
      <KeptAction
        name={deletion}
        failed={t('announcement.deleteFailed')}
        isDialogOpen={isDeleting}
        onTryAgain={() => setDeleting(true)}
      />
      {isRepeated && <Notice tone="success">{t('announcement.toldAgain')}</Notice>}
      <div data-row="wrap condensed">
        <ControlsMenu label={t('announcement.actions')} describedBy={describedBy} button={<KebabHorizontalIcon />}>
          <Button
            size="small"
            leadingVisual={data.isPublished ? EyeClosedIcon : EyeIcon}
            loading={busy || isCounting}
            aria-describedby={describedBy}
            onClick={() => void toggle()}
          >
            {t(data.isPublished ? 'announcement.unpublish' : 'announcement.publish')}
          </Button>
          <ButtonLink
            size="small"
            leadingVisual={PencilIcon}
            to={`/announcements/edit/${data.id}`}
            aria-describedby={describedBy}
          >
            {t('announcement.edit')}
          </ButtonLink>
          {data.state === 'PUBLISHED' && (
            <TellAgainButton
              announcementId={data.id}
              since={data.since}
              describedBy={describedBy}
              onError={(failure) => {
                setRepeated(false);
                setError(failure);
              }}
              onDone={() => setRepeated(true)}
            />
          )}
          <Button
            size="small"
            variant="danger"
            leadingVisual={TrashIcon}
            aria-describedby={describedBy}
            onPointerEnter={preloadDeleteDialog}
            onClick={() => setDeleting(true)}
          >
            {t('announcement.delete')}
          </Button>
        </ControlsMenu>
      </div>
      {question}
      {isDeleting && (
        <Suspense fallback={null}>
          <DeleteAnnouncementDialog
            announcement={data}
            connection={connection}
            name={deletion}
            onDeleted={onDeleted}
            onClose={() => setDeleting(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
