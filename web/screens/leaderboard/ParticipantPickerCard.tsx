import { Component, Suspense, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ParticipantPickerCardQuery } from '../../__generated__/ParticipantPickerCardQuery.graphql.ts';
import type { ParticipantPickerCardSubscription } from '../../__generated__/ParticipantPickerCardSubscription.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { useLive } from '../../core/live.ts';
import { Bone } from '../../ui/Bone.tsx';
import { Mark } from '../../ui/Mark.tsx';
import type { FoundParticipant } from './ParticipantPicker.tsx';

const scoreQuery = graphql`
  query ParticipantPickerCardQuery($id: ID!, $userId: ID!) {
    event(id: $id) {
      participantScore(userId: $userId) {
        id
        score
      }
    }
  }
`;

type ParticipantPickerCardProps = { eventId: string; participant: FoundParticipant };

/** The chosen participant and their current score. */
export function ParticipantPickerCard({ eventId, participant }: ParticipantPickerCardProps) {
  const { userId, name, email, college } = participant;
  return (
    <div data-row="center cozy" data-space="around cozy" data-card>
      <Mark tone="accent" size="small">
        {name.trim().charAt(0).toUpperCase()}
      </Mark>
      <span data-stack="none" data-text="grow">
        <span data-text="semibold">{name}</span>
        <span data-text="small muted">{[email, college].filter(Boolean).join(' • ')}</span>
      </span>
      <span data-text="semibold numbers fixed">
        <ScoreErrorBoundary key={userId}>
          <Suspense fallback={<Bone width="5rem" height="var(--base-size-16)" />}>
            <CurrentScore eventId={eventId} userId={userId} />
          </Suspense>
        </ScoreErrorBoundary>
      </span>
    </div>
  );
}

function CurrentScore({ eventId, userId }: { eventId: string; userId: string }) {
  const { event } = useLazyLoadQuery<ParticipantPickerCardQuery>(scoreQuery, { id: eventId, userId });

  useLive<ParticipantPickerCardSubscription, ParticipantPickerCardQuery>({
    subscription: graphql`
      subscription ParticipantPickerCardSubscription($id: ID!) {
        leaderboardChanged(eventId: $id) {
          __typename
          ... on LeaderboardUpdated {
            rows {
              userId
              score
            }
            removedIds
          }
        }
      }
    `,
    variables: { id: eventId },
    // Relay updates a known score by itself; read only a first score or a removed one
    updater: (_, response) => {
      const change = response?.leaderboardChanged;
      if (!change || !('rows' in change)) return undefined;
      const currentScore = event?.participantScore;
      const isFirstScore = !currentScore && change.rows.some((row) => row.userId === userId);
      return isFirstScore || (currentScore && change.removedIds.includes(currentScore.id)) || undefined;
    },
    read: { query: scoreQuery, variables: { id: eventId, userId } },
  });

  const score = event?.participantScore?.score;
  return score === undefined ? t('scores.form.noScore') : t('scores.points', { points: score });
}

/** Hides a score that cannot be read, because awarding works without it. */
class ScoreErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
