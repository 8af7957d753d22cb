import { LockIcon } from '@primer/octicons-react';
import { Suspense } from 'react';
import { graphql } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { AnnouncementCreateScreenQuery } from '../../__generated__/AnnouncementCreateScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { once, withKey } from '../../core/once.ts';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { AnnouncementForm } from './AnnouncementForm.tsx';
import { AnnouncementFormSkeleton } from './AnnouncementFormSkeleton.tsx';
import { inputOf } from './announcementFormValues.ts';
import { AnnouncementPage, AnnouncementProblem } from './AnnouncementPage.tsx';
import { useCreateAnnouncement } from './useCreateAnnouncement.ts';

export function AnnouncementCreateScreen() {
  return (
    <Suspense
      fallback={
        <AnnouncementFormSkeleton title={t('announcements.form.createTitle')} crumb={t('announcements.create')} />
      }
    >
      <AnnouncementCreateContent />
    </Suspense>
  );
}

function AnnouncementCreateContent() {
  const { viewerCanManageAnnouncements, event } = useRouteQuery<AnnouncementCreateScreenQuery>(graphql`
    query AnnouncementCreateScreenQuery($id: ID!, $isAbout: Boolean!) @preloadable {
      viewerCanManageAnnouncements
      event(id: $id) @include(if: $isAbout) {
        id
        title: localTitle
        viewerCanAnnounce
        registeredCount
      }
    }
  `);
  return viewerCanManageAnnouncements || event?.viewerCanAnnounce ? (
    <AnnouncementCreator
      event={event && { id: event.id, title: event.title, seatCount: event.registeredCount }}
      isFixed={!viewerCanManageAnnouncements}
    />
  ) : (
    <AnnouncementProblem icon={LockIcon} title={t('announcements.denied.title')}>
      {t('announcements.denied.create')}
    </AnnouncementProblem>
  );
}

type AnnouncementCreatorProps = {
  /** The event of the page that linked here. */
  event: { readonly id: string; readonly title: string; readonly seatCount: number } | null | undefined;
  /** The viewer may write about this event only. */
  isFixed: boolean;
};

function AnnouncementCreator({ event, isFixed }: AnnouncementCreatorProps) {
  useTitle(t('announcements.form.createTitle'));
  const [createAnnouncement] = useCreateAnnouncement();
  const { state } = useLocation() as { state: { event?: { id: string; title: string } } | null };
  const initialEvent = event ?? state?.event;
  return (
    <AnnouncementPage title={t('announcements.form.createTitle')} crumb={t('announcements.create')}>
      <AnnouncementForm
        {...(initialEvent && { initialEvent })}
        {...(event && { nextPath: `/events/${event.id}` })}
        isFixed={isFixed}
        save={(form, draft) => once(draft, form, (key) => createAnnouncement({ input: inputOf(form) }, withKey(key)))}
      />
    </AnnouncementPage>
  );
}
