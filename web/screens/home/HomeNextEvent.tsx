import { CalendarIcon, ChevronRightIcon, LocationIcon } from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { HomeNextEvent_event$key } from '../../__generated__/HomeNextEvent_event.graphql.ts';
import { formatDateTime, RelativeTime, t } from '../../core/i18n.tsx';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import { HomeHead } from './HomeHead.tsx';
import css from './HomeNextEvent.module.css';

/** The viewer's next event, above everything else. */
export function HomeNextEvent({ event }: { event: HomeNextEvent_event$key }) {
  const { id, title, date, location } = useFragment(
    graphql`
      fragment HomeNextEvent_event on Event {
        id
        title
        date
        location
      }
    `,
    event,
  );
  return (
    <section aria-labelledby="next-event">
      <HomeHead id="next-event" title={t('home.next')} to="/my-events" toText={t('home.viewMine')} />
      <Link data-row="center normal" data-space="around normal" className={css.event} to={`/events/${id}`}>
        <DateLeaf date={date} />
        <span data-stack="tight" data-text="grow">
          <span data-text="heading break" className={css.title}>
            {title}
          </span>
          <span data-row="baseline condensed" data-text="medium muted break" className={css.fact}>
            <CalendarIcon />
            <span>
              {formatDateTime(date)} · <RelativeTime date={date} />
            </span>
          </span>
          <span data-row="baseline condensed" data-text="medium muted break" className={css.fact}>
            <LocationIcon />
            {location}
          </span>
        </span>
        <ChevronRightIcon className={css.go} />
      </Link>
    </section>
  );
}
