import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { EventLine_event$key } from '../../../__generated__/EventLine_event.graphql.ts';
import { formatNumber, t } from '../../../core/i18n.tsx';
import { langOf } from '../../../core/languageTags.ts';
import { SeatsStatus } from '../../../ui/SeatsBar.tsx';
import { isOverNow } from '../../../ui/statusNow.ts';
import { timesOn } from './dayWords.ts';

/** An event in the list of a day. */
export function EventLine({ event, day }: { event: EventLine_event$key; day: string }) {
  const { id, title, localLanguage, date, endsAt, location, registeredCount, capacity, viewerRegistrationState } =
    useFragment(
      graphql`
        fragment EventLine_event on Event {
          id
          title: localTitle
          localLanguage
          date
          endsAt
          location
          registeredCount
          capacity
          viewerRegistrationState
        }
      `,
      event,
    );
  return (
    <li data-stack="tight" data-columns="lead" data-space="inside cozy">
      <time data-text="medium numbers muted" dateTime={date}>
        {timesOn(day, date, endsAt)}
      </time>
      <div data-stack="tight">
        <Link data-text="semibold break" to={`/events/${id}`} {...langOf(localLanguage)}>
          {title}
        </Link>
        <p data-row="wrap center tight/condensed" data-text="small muted">
          <span>{location}</span>
          <span>{t('ui.seats', { taken: formatNumber(registeredCount), capacity: formatNumber(capacity) })}</span>
          <SeatsStatus
            taken={registeredCount}
            capacity={capacity}
            state={viewerRegistrationState}
            completed={isOverNow({ date, endsAt })}
          />
        </p>
      </div>
    </li>
  );
}
