import { CalendarIcon, MegaphoneIcon } from '@primer/octicons-react';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Shown on the home screen if there are no events or announcements. */
export function HomeEmpty({ what }: { what: 'events' | 'announcements' }) {
  return what === 'events' ? (
    <EmptyState
      icon={CalendarIcon}
      title={t('home.noUpcoming')}
      action={<ButtonLink to="/events?filter=past">{t('home.pastEvents')}</ButtonLink>}
    >
      {t('home.noUpcomingHint')}
    </EmptyState>
  ) : (
    <EmptyState icon={MegaphoneIcon} title={t('home.noAnnouncements')}>
      {t('home.announcementsHint')}
    </EmptyState>
  );
}
