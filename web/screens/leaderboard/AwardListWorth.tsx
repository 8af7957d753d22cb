import { graphql, useFragment } from 'react-relay';
import type { AwardListWorth_award$key } from '../../__generated__/AwardListWorth_award.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { Label } from '../../ui/Label.tsx';

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
        <s data-text="numbers muted">
          {t('scores.points.change', { points })} <span data-unseen>{t('scores.awards.taken')}</span>
        </s>
      )}
      {(effectivePoints > 0 ||
        (points === effectivePoints && effectiveAchievements.length + achievements.length === 0)) && (
        <span data-text="semibold numbers success">{t('scores.points.change', { points: effectivePoints })}</span>
      )}
      {achievements.map((name) =>
        effectiveAchievements.includes(name) ? (
          <Label key={name} look="plain">
            {name}
          </Label>
        ) : (
          <Label key={name} look="plain">
            <s>{name}</s> <span data-unseen>{t('scores.awards.taken')}</span>
          </Label>
        ),
      )}
      {added.map((name) => (
        <Label key={name} look="plain">
          {name}
        </Label>
      ))}
    </>
  );
}
