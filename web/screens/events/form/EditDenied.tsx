import { LockIcon } from '@primer/octicons-react';
import { t } from '../../../core/i18n.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';

/** Tells that the viewer may not edit the event, and leads back to its page. */
export const EditDenied = ({ eventPage }: { eventPage: string }) => (
  <EmptyState
    icon={LockIcon}
    title={t('events.denied.edit')}
    action={<ButtonLink to={eventPage}>{t('event.backToEvent')}</ButtonLink>}
  />
);
