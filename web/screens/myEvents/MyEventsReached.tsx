import { useId } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { MyEventsReached_event$key } from '../../__generated__/MyEventsReached_event.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { RankBadge } from '../../ui/RankBadge.tsx';
import { MyEventsRow } from './MyEventsRow.tsx';

/** A past event of the viewer, with their rank and score. */
export function MyEventsReached({ event }: { event: MyEventsReached_event$key }) {
  const data = useFragment(
    graphql`
      fragment MyEventsReached_event on Event {
        id
        viewerScore {
          rank
          score
          hasMedal
        }
        ...MyEventsRow_event
      }
    `,
    event,
  );
  const titleId = useId();
  const { id, viewerScore: ownScore } = data;
  return (
    <MyEventsRow id={titleId} event={data}>
      <span data-row="wrap center none/cozy">
        {ownScore && (
          <>
            <span role="img" aria-label={t('myEvents.rank', { rank: ownScore.rank })}>
              <RankBadge rank={ownScore.rank} hasMedal={ownScore.hasMedal} />
            </span>
            <strong>{t('myEvents.points', { points: ownScore.score })}</strong>
          </>
        )}
        <Link data-press to={`/leaderboard/${id}`} aria-describedby={titleId}>
          {t('myEvents.board')}
        </Link>
      </span>
    </MyEventsRow>
  );
}
