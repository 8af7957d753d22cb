import { Button } from '@primer/react';
import { Suspense } from 'react';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import type { EventLeaderboard_event$key } from '../../__generated__/EventLeaderboard_event.graphql.ts';
import { formatDateTimeRange, t } from '../../core/i18n.tsx';
import { langOf } from '../../core/languageTags.ts';
import { lazyWithRetry } from '../../core/lazyWithRetry.tsx';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { RankNews } from '../../ui/RankNews.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { EventBoard } from './EventBoard.tsx';
import css from './EventLeaderboard.module.css';
import { OwnPerformance } from './OwnPerformance.tsx';
import { ProgressChart } from './ProgressChart.tsx';
import { ScorePanel, showScorePanel } from './ScorePanel.tsx';
import { useEventBoard } from './useEventBoard.ts';

const Projector = lazyWithRetry(async () => (await import('../../ui/Projector.tsx')).Projector);

/** The board of one event with the viewer's score, and the award form for those who may award. */
export function EventLeaderboard({ event }: { event: EventLeaderboard_event$key }) {
  const data = useFragment(
    graphql`
      fragment EventLeaderboard_event on Event {
        id
        title: localTitle
        localLanguage
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
  const isProjected = useLocation().pathname.endsWith('/projector');
  useTitle(t('leaderboard.titleOf', { event: data.title }));

  const title = <span {...langOf(data.localLanguage)}>{data.title}</span>;
  if (isProjected)
    return (
      <Suspense fallback={null}>
        <Projector title={title} close={`/leaderboard/${data.id}`} large>
          {/* the row of the person who projects it is like any other */}
          <EventBoard rows={board.rows.map((row) => ({ ...row, mine: false }))} pages={board.pages} canAward={false} />
        </Projector>
      </Suspense>
    );
  return (
    <Screen
      title={title}
      back={<BackLink to={`/events/${data.id}`}>{t('leaderboard.backToEvent')}</BackLink>}
      actions={
        data.viewerCanUpdateScores && (
          <>
            <Button onClick={showScorePanel}>{t('scores.form.title')}</Button>
            <ButtonLink to={`/leaderboard/${data.id}/projector`}>{t('leaderboard.projector')}</ButtonLink>
          </>
        )
      }
      subtitle={
        <span data-row="wrap center tight/cozy">
          {t('leaderboard.title')}
          <StatusBadge date={data.date} endsAt={data.endsAt} cancelledAt={data.cancelledAt} />
          <time dateTime={data.date}>{formatDateTimeRange(data.date, data.endsAt)}</time>
        </span>
      }
    >
      <RankNews rank={board.ownRank ?? 0} />
      <div data-stack="start spacious" data-columns="side">
        <EventBoard {...board} byHand canAward={data.viewerCanUpdateScores} />
        <div data-stack="spacious" data-side data-optional>
          {data.viewerIsRegistered && <OwnPerformance score={board.own} rank={board.ownRank} among={board.rows} />}
          {data.viewerCanUpdateScores && <ScorePanel event={data} />}
        </div>
        <div className={css.chart}>
          <ProgressChart event={data} />
        </div>
      </div>
    </Screen>
  );
}
