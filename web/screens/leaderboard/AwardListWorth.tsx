import { graphql, useFragment } from 'react-relay';
import type { AwardListWorth_award$key } from '../../__generated__/AwardListWorth_award.graphql.ts';
import { t } from '../../core/i18n.tsx';
import css from './AwardList.module.css';

/** The points and achievements of an award. Values removed by a correction are struck through, new values follow. */
export function AwardWorth({ award }: { award: AwardListWorth_award$key }) {
  const { points, achievements, effectivePoints, effectiveAchievements } = useFragment(
    graphql`
      fragment AwardListWorth_award on Award {
        points
        achievements
        effectivePoints
        effectiveAchievements
      }
    `,
    award,
  );
  const added = effectiveAchievements.filter((each) => !achievements.includes(each));
  return (
    <>
      {points !== effectivePoints && (
        <s data-text="semibold numbers" className={css.points}>
          {t('scores.points.change', { points })} <span data-unseen>{t('scores.awards.taken')}</span>
        </s>
      )}
      {(effectivePoints > 0 ||
        (points === effectivePoints && effectiveAchievements.length + achievements.length === 0)) && (
        <span data-text="semibold numbers" className={css.points}>
          {t('scores.points.change', { points: effectivePoints })}
        </span>
      )}
      {achievements.map((name) =>
        effectiveAchievements.includes(name) ? (
          <span key={name} data-text="small muted" className={css.achievement}>
            {name}
          </span>
        ) : (
          <s key={name} data-text="small muted" className={css.achievement}>
            {name} <span data-unseen>{t('scores.awards.taken')}</span>
          </s>
        ),
      )}
      {added.map((name) => (
        <span key={name} data-text="small muted" className={css.achievement}>
          {name}
        </span>
      ))}
    </>
  );
}
