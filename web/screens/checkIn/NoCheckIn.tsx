import { NumberIcon } from '@primer/octicons-react';
import { useParams } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Where nothing can be done here: why, and the way to the event. */
export function NoCheckIn({ title, hint }: { title: string; hint?: string | undefined }) {
  const { eventId = '' } = useParams();
  return (
    <EmptyState
      icon={NumberIcon}
      title={title}
      action={<ButtonLink to={`/events/${eventId}`}>{t('checkIn.event')}</ButtonLink>}
    >
      {hint}
    </EmptyState>
  );
}
