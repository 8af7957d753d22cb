import { CalendarIcon, LocationIcon, PeopleIcon } from '@primer/octicons-react';
import type { ComponentType, ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { EventFacts_event$key } from '../../__generated__/EventFacts_event.graphql.ts';
import { formatDateTime, formatNumber, RelativeTime, t } from '../../core/i18n.tsx';
import { SeatsBar, SeatsWord } from '../../ui/SeatsBar.tsx';
import css from './EventFacts.module.css';

export function EventFacts({ event }: { event: EventFacts_event$key }) {
  const { date, location, capacity, registeredCount } = useFragment(
    graphql`
      fragment EventFacts_event on Event {
        date
        location
        capacity
        registeredCount
      }
    `,
    event,
  );
  return (
    <dl data-stack="condensed" data-text="large">
      <Fact icon={CalendarIcon} name={t('event.dateAndTime')}>
        <time dateTime={date}>{formatDateTime(date)}</time>
        <span data-text="medium muted">
          <RelativeTime date={date} />
        </span>
      </Fact>
      <Fact icon={LocationIcon} name={t('event.location')}>
        {location}
      </Fact>
      <Fact icon={PeopleIcon} name={t('event.capacity')}>
        <span data-text="numbers">
          {t('ui.seats', { taken: formatNumber(registeredCount), capacity: formatNumber(capacity) })}
        </span>
        <SeatsWord taken={registeredCount} capacity={capacity} />
        <SeatsBar taken={registeredCount} capacity={capacity} />
      </Fact>
    </dl>
  );
}

type FactProps = { icon: ComponentType<{ size?: number }>; name: string; children: ReactNode };

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div data-row="baseline cozy" className={css.fact}>
      <Icon size={16} />
      <dt data-unseen>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
