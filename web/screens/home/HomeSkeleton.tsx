import { t } from '../../core/i18n.tsx';
import { useSession } from '../../core/session.ts';
import { EventCardSkeletons } from '../../ui/EventCardSkeleton.tsx';
import { EventGrid } from '../../ui/EventGrid.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeBanner } from './HomeBanner.tsx';

/** The greeting does not wait for the server, so only the events are placeholders. */
export function HomeSkeleton() {
  return (
    <>
      <HomeBanner name={useSession()?.user.firstName} />
      <HomeHead title={t('home.upcoming')} />
      <EventGrid>
        <EventCardSkeletons count={3} />
      </EventGrid>
    </>
  );
}
