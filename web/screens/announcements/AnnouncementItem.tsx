import { CalendarIcon } from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AnnouncementItem_announcement$key } from '../../__generated__/AnnouncementItem_announcement.graphql.ts';
import type { AnnouncementItem_reach$key } from '../../__generated__/AnnouncementItem_reach.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { AnnouncementCard } from '../../ui/AnnouncementCard.tsx';
import { AnnouncementControls } from './AnnouncementControls.tsx';
import { Unread } from './Unread.tsx';

type AnnouncementItemProps = {
  announcement: AnnouncementItem_announcement$key;
  reach: AnnouncementItem_reach$key;
  id: string;
  /** The Relay id of the list's connection. */
  connection: string;
  onDeleted: () => void;
};

/** One row of the list: the announcement, its event, and the actions of the viewer. */
export function AnnouncementItem({ id, announcement, reach, connection, onDeleted }: AnnouncementItemProps) {
  const data = useFragment(
    graphql`
      fragment AnnouncementItem_announcement on Announcement {
        viewerCanManage
        audience
        college
        event {
          id
          title: localTitle
          localLanguage
        }
        ...AnnouncementCard_announcement
        ...AnnouncementControls_announcement
      }
    `,
    announcement,
  );
  // differs per viewer, so the subscription does not send it and the list's updater sets it
  const { viewerHasUnread, seenCount, audienceCount } = useFragment(
    graphql`
      fragment AnnouncementItem_reach on Announcement {
        viewerHasUnread
        seenCount
        audienceCount
      }
    `,
    reach,
  );
  return (
    <AnnouncementCard
      id={id}
      announcement={data}
      mark={viewerHasUnread && <Unread id={id} />}
      renderActions={(titleId) =>
        data.viewerCanManage && (
          <AnnouncementControls
            announcement={data}
            describedBy={titleId}
            connection={connection}
            onDeleted={onDeleted}
          />
        )
      }
    >
      {data.event && (
        <Link data-row="center condensed" data-press to={`/events/${data.event.id}`}>
          <CalendarIcon size={16} />
          <span data-text="truncate" {...langOf(data.event.localLanguage)}>
            {data.event.title}
          </span>
        </Link>
      )}
      {data.audience !== 'EVERYBODY' && (
        <p>{t('announcements.audience', { audience: data.audience, college: data.college ?? '' })}</p>
      )}
      {data.viewerCanManage && audienceCount != null && (
        <p>{t('announcements.seen', { seen: seenCount ?? 0, count: audienceCount })}</p>
      )}
    </AnnouncementCard>
  );
}
