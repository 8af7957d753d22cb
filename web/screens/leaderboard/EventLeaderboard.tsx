import { graphql, useFragment } from 'react-relay';
import type { EventLeaderboard_event$key } from '../../__generated__/EventLeaderboard_event.graphql.ts';
import { formatDateTimeRange, t } from '../../core/i18n.tsx';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { RankNews } from '../../ui/RankNews.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { EventBoard } from './EventBoard.tsx';
import css from './EventLeaderboard.module.css';
import { OwnPerformance } from './OwnPerformance.tsx';
import { ProgressChart } from './ProgressChart.tsx';
import { ScorePanel } from './ScorePanel.tsx';
import { useEventBoard } from './useEventBoard.ts';

/** The board of one event with the viewer's score, and the award form for those who may award. */
export function EventLeaderboard({ event }: { event: EventLeaderboard_event$key }) {
  const data = useFragment(
    graphql`
      fragment EventLeaderboard_event on Event {
        id
        title
        date
        endsAt
        cancelledAt
        viewerIsRegistered
        viewerCanUpdateScores
        ...useEventBoard_event
        ...ProgressChart_event
        ...ScorePanel_event
      }
    `,
    event,
  );
  const board = useEventBoard(data);
  useTitle(t('leaderboard.titleOf', { event: data.title }));

  return (
    <Screen
      title={data.title}
      back={<BackLink to={`/events/${data.id}`}>{t('leaderboard.backToEvent')}</BackLink>}
      subtitle={
        <span data-row="wrap center tight/cozy">
          {t('leaderboard.title')}
          <StatusBadge date={data.date} endsAt={data.endsAt} cancelledAt={data.cancelledAt} />
          <time dateTime={data.date}>{formatDateTimeRange(data.date, data.endsAt)}</time>
        </span>
      }
    >
      <RankNews rank={board.ownRank ?? 0} />
      <div data-stack="spacious" className={css.columns}>
        <div className={css.chart}>
          <ProgressChart event={data} />
        </div>
        <div className={css.side}>
          {data.viewerIsRegistered && <OwnPerformance score={board.own} rank={board.ownRank} />}
          {data.viewerCanUpdateScores && <ScorePanel event={data} />}
        </div>
        <div className={css.main}>
          <EventBoard {...board} canAward={data.viewerCanUpdateScores} />
        </div>
      </div>
    </Screen>
  );
}
