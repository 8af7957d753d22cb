import { useLazyLoadQuery } from 'react-relay';
import { Link } from 'react-router-dom';
import type { fetchOverlapsQuery } from '../../../__generated__/fetchOverlapsQuery.graphql.ts';
import { formatDateTimeRange, t } from '../../../core/i18n.tsx';
import { langOf } from '../../../core/languageTags.ts';
import { overlapsQuery, readOverlaps } from './fetchOverlaps.ts';
import { RetryBoundary } from '../RetryBoundary.tsx';

/** The viewer's seats at the same time. They are the reason why this event refuses the viewer. */
export const OwnOverlaps = ({ id }: { id: string }) => (
  <RetryBoundary sentence={t('overlaps.loadFailed')}>
    {(attempt) => <OverlapList id={id} attempt={attempt} />}
  </RetryBoundary>
);

function OverlapList({ id, attempt }: { id: string; attempt: number }) {
  const options = { fetchPolicy: 'network-only', fetchKey: attempt } as const;
  const { event } = useLazyLoadQuery<fetchOverlapsQuery>(overlapsQuery, { id }, options);
  return (
    <ul data-stack="tight" data-text="medium">
      {event &&
        readOverlaps(event).map((each) => (
          <li key={each.id}>
            <Link to={`/events/${each.id}`} {...langOf(each.localLanguage)}>
              {each.title}
            </Link>
            <p data-text="muted">{formatDateTimeRange(each.date, each.endsAt)}</p>
          </li>
        ))}
    </ul>
  );
}
