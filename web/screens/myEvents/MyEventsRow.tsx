import { ChecklistIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MyEventsRow_event$key } from '../../__generated__/MyEventsRow_event.graphql.ts';
import { formatDateTime, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { useNow } from '../../core/now.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import { phaseOf } from '../../ui/phase.ts';
import { RegistrationBadge } from '../../ui/RegistrationBadge.tsx';
import css from './MyEventsRow.module.css';

type MyEventsRowProps = {
  /** The id of the title element, for labels. */
  id: string;
  event: MyEventsRow_event$key;
  /** Next to the title. */
  badge?: ReactNode;
  /** Below date and place. */
  note?: ReactNode;
  /** Whether the door is what the viewer needs first on this screen, if it is open now. */
  isFirst?: boolean;
  /** The viewer's state at the event. */
  children: ReactNode;
};

/** One of the viewer's events: its title, date and place, and the viewer's state. */
export function MyEventsRow({ id: titleId, event, badge, note, isFirst = false, children }: MyEventsRowProps) {
  const { id, title, localLanguage, date, endsAt, location, cancelledAt, cancellationReason, viewerCanKeepDoor } =
    useFragment(
      graphql`
        fragment MyEventsRow_event on Event {
          id
          title: localTitle
          localLanguage
          date
          endsAt
          location
          cancelledAt
          cancellationReason
          viewerCanKeepDoor
        }
      `,
      event,
    );
  const now = useNow();
  const phase = phaseOf({ date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null }, new Date(now));
  const door = { to: `/events/${id}/door`, 'aria-describedby': titleId };
  return (
    <li data-row="center none/normal" data-leaf data-space={viewerCanKeepDoor ? 'inside cozy' : 'inside tight'}>
      <DateLeaf date={date} />
      <div data-stack="tight" data-text="grow">
        <div data-row="wrap center tight/condensed">
          <Link
            data-text="large semibold break inherit"
            data-press
            id={titleId}
            to={`/events/${id}`}
            {...langOf(localLanguage)}
          >
            {title}
          </Link>
          {badge ?? (cancelledAt && <RegistrationBadge state="CANCELLED" />)}
        </div>
        <p data-text="small muted">
          <time dateTime={date}>{formatDateTime(date)}</time> · {location}
        </p>
        {note}
        {cancellationReason && <p data-text="small muted break">{cancellationReason}</p>}
      </div>
      <div data-row="wrap center condensed/cozy" data-text="small numbers" className={css.end}>
        {children}
        {viewerCanKeepDoor &&
          !cancelledAt &&
          phase !== 'after' &&
          (phase === 'during' ? (
            <ButtonLink {...door} variant={isFirst ? 'primary' : 'default'} leadingVisual={ChecklistIcon}>
              {t('myEvents.door')}
            </ButtonLink>
          ) : (
            <Link data-press {...door}>
              {t('myEvents.door')}
            </Link>
          ))}
      </div>
    </li>
  );
}
