import { CalendarIcon, ChevronRightIcon, LocationIcon } from '@primer/octicons-react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { HomeNextEvent_event$key } from '../../__generated__/HomeNextEvent_event.graphql.ts';
import { selfCheckInTime } from '../../../api/events/status.ts';
import { formatDateTime, RelativeTime, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { useNow } from '../../core/now.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { checkedInText } from '../../ui/checkedIn.ts';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import { HomeHead } from './HomeHead.tsx';
import css from './HomeNextEvent.module.css';

/** The viewer's next event, or the one that is on now: its ticket and, while it is open, the self-check-in are a press away. */
export function HomeNextEvent({ event }: { event: HomeNextEvent_event$key }) {
  const { id, title, localLanguage, date, endsAt, location, selfCheckIn, attendancePoints, viewerRegistration } =
    useFragment(
      graphql`
        fragment HomeNextEvent_event on Event {
          id
          title: localTitle
          localLanguage
          date
          endsAt
          location
          selfCheckIn
          attendancePoints
          viewerRegistration {
            checkedInAt
          }
        }
      `,
      event,
    );
  const checkedIn = checkedInText(viewerRegistration?.checkedInAt, attendancePoints);
  const times = { date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null };
  const now = new Date(useNow());
  const canCheckIn = selfCheckIn && !checkedIn && selfCheckInTime(times, now) === 'OPEN';
  return (
    <section aria-labelledby="next-event">
      <HomeHead id="next-event" title={t('homeOwn.next')} to="/my-events" toText={t('homeOwn.viewMine')} />
      <div data-space="around normal" data-stack="normal" className={css.event}>
        <Link data-row="center normal" data-text="default muted-icons" to={`/events/${id}`}>
          <span data-row="wrap center normal" data-text="grow">
            <DateLeaf date={date} />
            <span data-stack="tight" data-basis="9">
              <span data-text="heading break" {...langOf(localLanguage)}>
                {title}
              </span>
              <span data-row="baseline condensed" data-text="medium muted break">
                <CalendarIcon />
                <span>
                  {formatDateTime(date)} · <RelativeTime date={date} />
                </span>
              </span>
              <span data-row="baseline condensed" data-text="medium muted break">
                <LocationIcon />
                {location}
              </span>
              {checkedIn && <span data-text="medium semibold">{checkedIn}</span>}
            </span>
          </span>
          <ChevronRightIcon />
        </Link>
        <div data-row="wrap condensed">
          {canCheckIn && (
            <ButtonLink variant="primary" size="large" to={`/events/${id}/check-in`}>
              {t('homeOwn.checkIn')}
            </ButtonLink>
          )}
          <ButtonLink size="large" to={`/tickets/${id}`}>
            {t('homeOwn.ticket')}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
