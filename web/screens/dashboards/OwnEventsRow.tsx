import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { OwnEventsRow_event$key } from '../../__generated__/OwnEventsRow_event.graphql.ts';
import { formatDateTimeRange, formatNumber, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { ApprovalNote } from '../../ui/approval/ApprovalNote.tsx';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import { SeatsBar, SeatsStatus } from '../../ui/SeatsBar.tsx';
import { isOverNow, statusNow } from '../../ui/statusNow.ts';
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
  return (
    <li data-row="center condensed/normal" data-leaf data-only={only} data-space="inside normal">
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
        <p data-row="wrap none/cozy">
          <Link data-press data-text="small semibold" to={`/events/${data.id}/edit`} aria-describedby={id}>
            {t('dashboard.own.edit')}
          </Link>
          <Link data-press data-text="small semibold" to={`/events/${data.id}/people`} aria-describedby={id}>
            {t('dashboard.own.participants')}
          </Link>
          {data.viewerCanKeepDoor && !data.cancelledAt && statusNow(data) !== 'COMPLETED' && (
            <Link data-press data-text="small semibold" to={`/events/${data.id}/door`} aria-describedby={id}>
              {t('dashboard.door')}
            </Link>
          )}
          <Link
            data-press
            data-text="small semibold"
            to="/announcements/create"
            state={{ event: { id: data.id, title: data.title } }}
            aria-describedby={id}
          >
            {t('dashboard.own.announce')}
          </Link>
          <Link data-press data-text="small semibold" to={`/leaderboard/${data.id}`} aria-describedby={id}>
            {t('dashboard.own.scores')}
          </Link>
        </p>
      </div>
      <div data-stack="tight" data-text="small numbers" className={css.seats}>
        <span data-row="wrap space-between none/condensed">
          {t('ui.seats', { taken: formatNumber(data.registeredCount), capacity: formatNumber(data.capacity) })}
          {!data.cancelledAt && <SeatsStatus {...seats} state={data.viewerRegistrationState} completed={over} />}
        </span>
        {!over && !data.cancelledAt && <SeatsBar {...seats} />}
      </div>
      <Link data-text="medium semibold nowrap" data-press to={`/events/${data.id}`} aria-describedby={id}>
        {t('ui.viewDetails')}
      </Link>
    </li>
  );
}
