import { MegaphoneIcon } from '@primer/octicons-react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AnnouncementsPlaceQuery } from '../../../__generated__/AnnouncementsPlaceQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EventAnnouncements } from '../detail/EventAnnouncements.tsx';
import '../people/organizingTexts.ts';
import { RetryBoundary } from '../RetryBoundary.tsx';

/** The announcements about an event, and the way to a new one. */
export const AnnouncementsPlace = ({ id }: { id: string }) => (
  <RetryBoundary sentence={t('event.announcementsFailed')}>
    {(attempt) => <AnnouncementsContent id={id} attempt={attempt} />}
  </RetryBoundary>
);

function AnnouncementsContent({ id, attempt }: { id: string; attempt: number }) {
  const { event } = useLazyLoadQuery<AnnouncementsPlaceQuery>(
    graphql`
      query AnnouncementsPlaceQuery($id: ID!) {
        event(id: $id) {
          viewerCanAnnounce
          ...EventAnnouncements_event
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (!event) return null;
  return (
    <EventAnnouncements
      event={event}
      action={
        event.viewerCanAnnounce && (
          <ButtonLink variant="primary" leadingVisual={MegaphoneIcon} to={`/announcements/create?event=${id}`}>
            {t('event.announce')}
          </ButtonLink>
        )
      }
    />
  );
}
