import { TrophyIcon } from '@primer/octicons-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { OwnPerformance_row$key } from '../../__generated__/OwnPerformance_row.graphql.ts';
import { formatNumber, RelativeTime, t } from '../../core/i18n.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { hasMedal } from '../../ui/medal.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { RankBadge } from '../../ui/RankBadge.tsx';
import { Achievements } from './Achievements.tsx';
import css from './OwnPerformance.module.css';

/** The element id, for links to this panel. */
export const ownPerformance = 'own-performance';

type OwnPerformanceProps = {
  score: { readonly ok: true; readonly value: OwnPerformance_row$key | null } | { readonly ok: false };
  /** The viewer's rank on the loaded board. */
  rank: number | undefined;
  /** The rows of that board. */
  among: readonly { readonly rank: number }[];
};

/** The viewer's score and achievements at an event. */
export function OwnPerformance({ score, rank = 0, among }: OwnPerformanceProps) {
  return (
    <Panel id={ownPerformance} title={t('leaderboard.own')}>
      {!score.ok ? (
        <Notice tone="danger">{t('leaderboard.ownFailed')}</Notice>
      ) : score.value ? (
        <OwnScore row={score.value} badge={<RankBadge rank={rank} hasMedal={hasMedal(rank, among)} />} />
      ) : (
        <EmptyState compact icon={TrophyIcon} title={t('leaderboard.ownNone')} />
      )}
    </Panel>
  );
}

function OwnScore({ row, badge }: { row: OwnPerformance_row$key; badge: ReactNode }) {
  const { score, achievements, lastUpdated, awards } = useFragment(
    graphql`
      fragment OwnPerformance_row on LeaderboardRow {
        score
        achievements
        lastUpdated
        awards(first: 5) {
          edges {
            node {
              id
              effectivePoints
              note
              isForAttendance
              createdAt
            }
          }
        }
      }
    `,
    row,
  );
  const newest = awards.edges.flatMap(({ node }) => node ?? []);
  return (
    <>
      <dl data-row="normal" className={css.figures}>
        <div data-text="grow">
          <dt data-text="small muted">{t('leaderboard.ownRank')}</dt>
          <dd data-row="center none">{badge}</dd>
        </div>
        <div data-text="grow">
          <dt data-text="small muted">{t('leaderboard.ownScore')}</dt>
          <dd data-row="center none" data-text="huge numbers">
            {formatNumber(score)}
          </dd>
        </div>
      </dl>
      <Achievements names={achievements} most={6} />
      {newest.length > 0 && (
        <ul data-stack="cozy" aria-label={t('leaderboard.ownAwards')}>
          {newest.map(({ id, note, isForAttendance, effectivePoints, createdAt }) => (
            <li key={id} data-quote>
              {(note ?? isForAttendance) && (
                <p data-text="medium pre-line">{note ?? t('scores.awards.forAttendance')}</p>
              )}
              <p data-text="small muted">
                {t('leaderboard.points', { points: effectivePoints })} • <RelativeTime date={createdAt} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <p data-text="small muted">
        {t('leaderboard.lastUpdated')} <RelativeTime date={lastUpdated} />
      </p>
    </>
  );
}
