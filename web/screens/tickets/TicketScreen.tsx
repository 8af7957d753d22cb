import { IdBadgeIcon } from '@primer/octicons-react';
import { Suspense, useState } from 'react';
import { graphql } from 'react-relay';
import type { TicketScreenQuery } from '../../__generated__/TicketScreenQuery.graphql.ts';
import { t } from '../../core/i18n.tsx';
import { inLanguage } from '../../core/languageTags.ts';
import { useRouteQuery } from '../../core/route.ts';
import { useTitle } from '../../core/title.ts';
import { BackLink } from '../../ui/BackLink.tsx';
import { Bone } from '../../ui/Bone.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OfflineNotice } from '../../ui/OfflineNotice.tsx';
import { Screen } from '../../ui/Screen.tsx';
import { Ticket } from './Ticket.tsx';

/** The ticket that a participant shows at the door. */
export function TicketScreen() {
  useTitle(t('tickets.title'));
  return (
    <Screen narrow title={t('tickets.title')} back={<BackLink to="/my-events">{t('tickets.back')}</BackLink>}>
      <OfflineNotice />
      <Suspense fallback={<TicketSkeleton />}>
        <TicketContent />
      </Suspense>
    </Screen>
  );
}

function TicketContent() {
  const { ticket, platform } = useRouteQuery<TicketScreenQuery>(graphql`
    query TicketScreenQuery($id: ID!) @preloadable {
      ticket(id: $id) {
        event {
          title: localTitle
          localLanguage
        }
        ...Ticket_ticket
      }
      platform {
        timeZone
      }
    }
  `);
  /** Set once the ticket was shown. */
  const [shown, setShown] = useState<NonNullable<typeof ticket>['event']>();
  if (ticket?.event && ticket.event !== shown) setShown(ticket.event);
  if (ticket) return <Ticket ticket={ticket} timeZone={platform.timeZone} />;
  return (
    <EmptyState
      icon={IdBadgeIcon}
      title={
        shown ? t('tickets.cancelled', { title: inLanguage(shown.title, shown.localLanguage) }) : t('tickets.none')
      }
      action={
        <ButtonLink to="/my-events" variant="primary">
          {t('tickets.back')}
        </ButtonLink>
      }
    >
      {t(shown ? 'tickets.cancelledHint' : 'tickets.noneHint')}
    </EmptyState>
  );
}

function TicketSkeleton() {
  return (
    <div data-card="padded" data-stack="center normal" role="status" aria-label={t('tickets.loading')}>
      <Bone width="min(100%, 20rem)" height="20rem" />
      <Bone width="12rem" height="2rem" />
      <Bone width="16rem" />
    </div>
  );
}
