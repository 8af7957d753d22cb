import { LockIcon, MegaphoneIcon } from '@primer/octicons-react';
import { Suspense, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { AnnouncementEditScreen_announcement$key } from '../../__generated__/AnnouncementEditScreen_announcement.graphql.ts';
import type { AnnouncementEditScreenQuery } from '../../__generated__/AnnouncementEditScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { AnnouncementFormSkeleton } from './AnnouncementFormSkeleton.tsx';
import { changesOf, editedAnnouncementOf } from './announcementFormValues.ts';
import { AnnouncementPage, AnnouncementProblem } from './AnnouncementPage.tsx';
import { useUpdateAnnouncement } from './useUpdateAnnouncement.ts';

export function AnnouncementEditScreen() {
  return (
    <Suspense fallback={<AnnouncementFormSkeleton title={t('announcements.form.editTitle')} />}>
      <AnnouncementEditContent />
    </Suspense>
  );
}

function AnnouncementEditContent() {
  const { viewerCanManageAnnouncements, announcement } = useRouteQuery<AnnouncementEditScreenQuery>(graphql`
    query AnnouncementEditScreenQuery($id: ID!) {
      viewerCanManageAnnouncements
      announcement(id: $id) {
        id
        viewerCanManage
        ...AnnouncementEditScreen_announcement
      }
    }
  `);
  if (!viewerCanManageAnnouncements && !announcement?.viewerCanManage)
    return (
      <AnnouncementProblem icon={LockIcon} title={t('announcements.denied.title')}>
        {t('announcements.denied.edit')}
      </AnnouncementProblem>
    );
  return announcement ? (
    <AnnouncementEditor key={announcement.id} announcement={announcement} isFixed={!viewerCanManageAnnouncements} />
  ) : (
    <AnnouncementProblem icon={MegaphoneIcon} title={t('announcement.notFound')}>
      {t('announcement.notFoundHint')}
    </AnnouncementProblem>
  );
}

type AnnouncementEditorProps = {
  announcement: AnnouncementEditScreen_announcement$key;
  /** The viewer may write about this event only. */
  isFixed: boolean;
};

function AnnouncementEditor({ announcement, isFixed }: AnnouncementEditorProps) {
  const data = useFragment(
    graphql`
      fragment AnnouncementEditScreen_announcement on Announcement {
        id
        ...announcementFormValues_announcement
      }
    `,
    announcement,
  );
  useTitle(t('announcements.form.editTitle'));
  const [update] = useUpdateAnnouncement();
  // the values when the form opened; later changes by other users are not sent back
  const [edited] = useState(() => editedAnnouncementOf(data));
  return (
    <AnnouncementPage title={t('announcements.form.editTitle')}>
      <AnnouncementForm
        edited={{ form: edited, id: data.id }}
        isFixed={isFixed}
        save={async (form) => {
          const changes = changesOf(edited, form);
          if (Object.keys(changes).length > 0) await update({ announcementId: data.id, ...changes });
        }}
      />
    </AnnouncementPage>
  );
}
