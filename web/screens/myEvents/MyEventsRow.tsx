import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MyEventsRow_event$key } from '../../__generated__/MyEventsRow_event.graphql.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import css from './MyEventsRow.module.css';

type MyEventsRowProps = {
  /** The id of the title element, for labels. */
  id: string;
  event: MyEventsRow_event$key;
  /** Next to the title. */
  badge?: ReactNode;
  /** Below date and place. */
  note?: ReactNode;
  /** The viewer's state at the event. */
  children: ReactNode;
};

/** One of the viewer's events: its title, date and place, and the viewer's state. */
export function MyEventsRow({ id: titleId, event, badge, note, children }: MyEventsRowProps) {
  const { id, title, date, location, viewerCanKeepDoor } = useFragment(
    graphql`
      fragment MyEventsRow_event on Event {
        id
        title
        date
        location
        viewerCanKeepDoor
      }
    `,
    event,
  );
  return (
    <li data-space="inside normal" className={css.row}>
      <DateLeaf date={date} />
      <div data-stack="tight">
        <div data-row="wrap center tight/condensed">
          <Link data-text="large semibold break" data-press className={css.title} id={titleId} to={`/events/${id}`}>
            {title}
          </Link>
          {badge}
        </div>
        <p data-text="small muted">
          <time dateTime={date}>{formatDateTime(date)}</time> · {location}
        </p>
        {note}
      </div>
      <div data-stack="end tight" data-text="small" className={css.end}>
        {children}
        {viewerCanKeepDoor && (
          <Link to={`/events/${id}/door`} aria-describedby={titleId}>
            {t('myEvents.door')}
          </Link>
        )}
      </div>
    </li>
  );
}
