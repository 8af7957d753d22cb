import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OwnEventsRow_event$key } from '../../__generated__/OwnEventsRow_event.graphql.ts';
import { formatDateTimeRange, formatNumber, t, type MessageId } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { useNow } from '../../core/now.ts';
import { ApprovalNote } from '../../ui/approval/ApprovalNote.tsx';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import { phaseOf } from '../../ui/phase.ts';
import { SeatsBar, SeatsStatus } from '../../ui/SeatsBar.tsx';
import { isOverNow } from '../../ui/statusNow.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import css from './OwnEvents.module.css';

type OwnEventsRowProps = { event: OwnEventsRow_event$key; only: 'wide' | undefined };

export function OwnEventsRow({ event, only }: OwnEventsRowProps) {
  const data = useFragment(
    graphql`
      fragment OwnEventsRow_event on Event {
        id
        title: localTitle
        localLanguage
        date
        endsAt
        location
        capacity
        registeredCount
        viewerRegistrationState
        approval
        rejectionReason
        cancelledAt
        viewerCanKeepDoor
      }
    `,
    event,
  );
  const id = useId();
  const over = isOverNow(data);
  const seats = { taken: data.registeredCount, capacity: data.capacity };
  const endsAt = data.endsAt ? new Date(data.endsAt) : null;
  const now = new Date(useNow());
  // a cancelled event is a record
  const phase = data.cancelledAt ? undefined : phaseOf({ date: new Date(data.date), endsAt }, now);
  const link = (text: MessageId, path: string) => (
    <Link data-press to={path} aria-describedby={id}>
      {t(text)}
    </Link>
  );
  return (
    <li data-row="center condensed/normal" data-leaf data-only={only} data-space="inside cozy">
      <DateLeaf date={data.date} />
      <div data-stack="tight" data-text="grow">
        <p data-row="wrap center tight/condensed">
          <span data-text="large semibold" id={id} {...langOf(data.localLanguage)}>
            {data.title}
          </span>
          <StatusBadge date={data.date} endsAt={data.endsAt} cancelledAt={data.cancelledAt} />
        </p>
        <p data-text="small muted">
          <time dateTime={data.date}>{formatDateTimeRange(data.date, data.endsAt)}</time> · {data.location}
        </p>
        <ApprovalNote approval={data.approval} reason={data.rejectionReason} />
      </div>
      <div data-stack="tight" data-text="small numbers" className={css.seats}>
        <span data-row="wrap space-between none/condensed">
          {t('ui.seats', { taken: formatNumber(data.registeredCount), capacity: formatNumber(data.capacity) })}
          {!data.cancelledAt && <SeatsStatus {...seats} state={data.viewerRegistrationState} completed={over} />}
        </span>
        {!over && !data.cancelledAt && <SeatsBar {...seats} />}
        <p data-row="wrap none/cozy" data-text="semibold">
          {/* all other steps are on the event's page */}
          {phase === 'before' && link('dashboard.own.edit', `/events/${data.id}/edit`)}
          {phase === 'during' && data.viewerCanKeepDoor && link('dashboard.door', `/events/${data.id}/door`)}
          {phase === 'after' && link('dashboard.own.scores', `/leaderboard/${data.id}`)}
          {link('dashboard.own.participants', `/events/${data.id}/people`)}
          {link('ui.viewDetails', `/events/${data.id}`)}
        </p>
      </div>
    </li>
  );
}
