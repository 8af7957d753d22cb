import { CalendarIcon } from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { AnnouncementItem_announcement$key } from '../../__generated__/AnnouncementItem_announcement.graphql.ts';
import { AnnouncementCard } from '../../ui/AnnouncementCard.tsx';
import { AnnouncementControls } from './AnnouncementControls.tsx';
import css from './AnnouncementItem.module.css';

type AnnouncementItemProps = {
  announcement: AnnouncementItem_announcement$key;
  /** The list that it stands in. */
  connection: string;
  onDeleted: () => void;
};

/** One row of the list: the announcement, the event that it is about, and what the viewer may do with it. */
export function AnnouncementItem({ announcement, connection, onDeleted }: AnnouncementItemProps) {
  const data = useFragment(
    graphql`
      fragment AnnouncementItem_announcement on Announcement {
        viewerCanManage
        event {
          id
          title
        }
        ...AnnouncementCard_announcement
        ...AnnouncementControls_announcement
      }
    `,
    announcement,
  );
  return (
    <AnnouncementCard
      announcement={data}
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
        <Link className={css.event} to={`/events/${data.event.id}`}>
          <CalendarIcon size={16} />
          <span data-text="truncate">{data.event.title}</span>
        </Link>
      )}
    </AnnouncementCard>
  );
}
