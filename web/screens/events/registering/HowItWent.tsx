import { graphql, useFragment } from 'react-relay';
import type { HowItWent_event$key } from '../../../__generated__/HowItWent_event.graphql.ts';
import { t } from '../../../core/i18n.tsx';

/** The rank and the points of a participant after the event. */
export function HowItWent({ event }: { event: HowItWent_event$key }) {
  const { viewerScore } = useFragment(
    graphql`
      fragment HowItWent_event on Event {
        viewerScore {
          rank
          score
        }
      }
    `,
    event,
  );
  return viewerScore
    ? t('registration.tookPartWith', { rank: viewerScore.rank, points: viewerScore.score })
    : t('registration.tookPart');
}
