import { CalendarIcon, LocationIcon, PeopleIcon } from '@primer/octicons-react';
import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { ApprovalQueueRow_event$key } from '../../__generated__/ApprovalQueueRow_event.graphql.ts';
import { formatDateTimeRange, RelativeTime, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { DecisionButtons } from '../../ui/approval/DecisionButtons.tsx';
import { DateLeaf } from '../../ui/DateLeaf.tsx';
import css from './ApprovalQueue.module.css';

type ApprovalQueueRowProps = {
  event: ApprovalQueueRow_event$key;
  onDecided: (decision: 'approved' | 'rejected', title: string) => void;
};

export function ApprovalQueueRow({ event, onDecided }: ApprovalQueueRowProps) {
  const data = useFragment(
    graphql`
      fragment ApprovalQueueRow_event on Event {
        id
        title: localTitle
        localLanguage
        date
        endsAt
        location
        capacity
        organizerName
        updatedAt
        ...DecisionButtons_event
      }
    `,
    event,
  );
  const id = useId();
  return (
    <li data-row="wrap center condensed/normal" data-space="inside normal" className={css.row}>
      <DateLeaf date={data.date} />
      <div data-stack="tight" data-basis="14">
        <Link
          data-text="large semibold break default"
          id={id}
          to={`/events/${data.id}`}
          {...langOf(data.localLanguage)}
        >
          {data.title}
        </Link>
        <p data-text="small muted">
          {t('dashboard.queue.by', { name: data.organizerName })} · <RelativeTime date={data.updatedAt} />
        </p>
        <ul data-row="wrap tight/normal" data-text="small muted-icons">
          <li data-row="center condensed" data-text="break">
            <CalendarIcon size={12} />
            <time dateTime={data.date}>{formatDateTimeRange(data.date, data.endsAt)}</time>
          </li>
          <li data-row="center condensed" data-text="break">
            <LocationIcon size={12} />
            {data.location}
          </li>
          <li data-row="center condensed" data-text="break">
            <PeopleIcon size={12} />
            {t('dashboard.seats', { count: data.capacity })}
          </li>
        </ul>
      </div>
      <DecisionButtons event={data} describedBy={id} onDecided={(decision) => onDecided(decision, data.title)} />
    </li>
  );
}
