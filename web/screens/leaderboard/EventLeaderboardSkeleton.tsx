import { t } from '../../core/i18n.tsx';
import { BackLink } from '../../ui/BackLink.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';

export function EventLeaderboardSkeleton({ eventId }: { eventId: string }) {
  return (
    <Screen
      title={<Bone width="min(24rem, 80%)" />}
      subtitle={<Bone width="18rem" />}
      back={<BackLink to={`/events/${eventId}`}>{t('leaderboard.backToEvent')}</BackLink>}
    >
      <BoardSkeleton rows={8} />
    </Screen>
  );
}
