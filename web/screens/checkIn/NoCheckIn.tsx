import { NumberIcon } from '@primer/octicons-react';
import { useParams } from 'react-router-dom';
import { t } from '../../core/i18n.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';

/** Explains why check-in is not possible and links to the event. */
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
