import type { CSSProperties } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { CollegeChart_query$key } from '../../__generated__/CollegeChart_query.graphql.ts';
import { inRankOrder } from '../../../api/leaderboard/validate.ts';
import { formatNumber, t } from '../../core/i18n.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './CollegeChart.module.css';
import { useCollegesLive } from './useCollegesLive.ts';

/** A bar for each of the first ten colleges. The table below has the same figures, and more. */
export function CollegeChart({ query }: { query: CollegeChart_query$key }) {
  const { firstColleges } = useFragment(
    graphql`
      fragment CollegeChart_query on Query {
        firstColleges: collegeRankings(first: 10) {
          edges {
            node {
              id
              college
              totalScore
              reachedAt
            }
          }
        }
      }
    `,
    query,
  );
  // a college without scores leaves a null node
  const nodes = firstColleges.edges.flatMap(({ node }) => node ?? []);
  useCollegesLive(nodes.map(({ id }) => id));
  const colleges = inRankOrder(
    nodes.map(({ id, college, totalScore, reachedAt }) => ({ id, college, score: totalScore, reachedAt })),
  );
  const first = colleges[0];
  if (!first) return null;

  return (
    <Panel title={t('scores.college.title')}>
      <div
        className={css.chart}
        role="img"
        aria-label={t('scores.college.summary', {
          college: first.college,
          points: first.score,
          count: colleges.length,
        })}
      >
        {colleges.map(({ id, college, score }) => (
          <div key={id} className={css.row}>
            <span data-text="medium truncate">{college}</span>
            <span data-row="center condensed" className={css.track}>
              <span className={css.bar} style={shareStyle(score / Math.max(1, first.score))} />
              <span data-text="medium semibold numbers fixed">{formatNumber(score)}</span>
            </span>
          </div>
        ))}
      </div>
    </Panel>
  );
}

function shareStyle(part: number) {
  return { '--share': part } as CSSProperties;
}
