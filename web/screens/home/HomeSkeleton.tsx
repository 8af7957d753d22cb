import { t } from '../../core/i18n.tsx';
import { useSession } from '../../core/session.ts';
import { EventCardSkeletons } from '../../ui/EventCardSkeleton.tsx';
import { EventGrid } from '../../ui/EventGrid.tsx';
import { HomeBanner } from './HomeBanner.tsx';
import css from './HomeScreen.module.css';

/** The greeting is known before the server answers; only the events are not. */
export function HomeSkeleton() {
  return (
    <>
      <HomeBanner name={useSession()?.user.firstName} />
      <div className={css.head}>
        <h2 className={css.title}>{t('home.upcoming')}</h2>
      </div>
      <EventGrid>
        <EventCardSkeletons count={3} />
      </EventGrid>
    </>
  );
}
