import { PeopleIcon } from '@primer/octicons-react';
import { useEffect } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { Navigate, useLocation } from 'react-router-dom';
import type { EventPeopleQuery } from '../../../__generated__/EventPeopleQuery.graphql.ts';
import { t } from '../../../core/i18n.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Contact } from '../people/Contact.tsx';
import '../people/organizingTexts.ts';

const peopleQuery = graphql`
  query EventPeopleQuery($id: ID!) {
    event(id: $id) {
      date
      registeredCount
      waitlistCount
      requestCount
      viewerCanEdit
      attendance {
        in
        notIn
        walkIns
      }
      participants(first: 5, sort: NEWEST) {
        edges {
          node {
            id
            name
            email
          }
        }
      }
    }
  }
`;

type EventPeopleProps = {
  id: string;
  /** A counter that changes if seats may have changed. */
  seatsVersion: number;
};

/** The people at an event in short: what needs a decision, the numbers, and who registered last. */
export function EventPeople({ id, seatsVersion }: EventPeopleProps) {
  const environment = useRelayEnvironment();
  const { hash } = useLocation();
  const { event } = useLazyLoadQuery<EventPeopleQuery>(peopleQuery, { id }, { fetchPolicy: 'store-and-network' });
  useEffect(() => {
    if (seatsVersion === 0) return undefined;
    const options = { fetchPolicy: 'network-only' } as const;
    const reading = fetchQuery<EventPeopleQuery>(environment, peopleQuery, { id }, options).subscribe({});
    return () => reading.unsubscribe();
  }, [environment, id, seatsVersion]);
  if (!event) return null;
  // older links point into the page
  if (hash === '#participants') return <Navigate replace to={`/events/${id}/people`} />;
  if (hash === '#helpers' && event.viewerCanEdit) return <Navigate replace to={`/events/${id}/helpers`} />;

  const { registeredCount: count, waitlistCount, requestCount, attendance } = event;
  const people = event.participants?.edges.map(({ node }) => node) ?? [];
  const requests = event.viewerCanEdit ? (requestCount ?? 0) : 0;
  const hasBegun = new Date(event.date) <= new Date();
  const numbers = [
    ...(hasBegun && attendance
      ? [t('event.people.attended', { in: attendance.in, notIn: attendance.notIn, walkIns: attendance.walkIns })]
      : []),
    ...(waitlistCount > 0 ? [t('event.people.only', { state: 'WAITLISTED', count: waitlistCount })] : []),
  ];
  return (
    <Panel
      title={t('event.participants', { count })}
      action={
        <ButtonLink leadingVisual={PeopleIcon} to={`/events/${id}/people`}>
          {t('event.people.everybody')}
        </ButtonLink>
      }
    >
      {requests > 0 && (
        <Notice
          tone="attention"
          title={t('event.people.asking', { count: requests })}
          actions={<ButtonLink to={`/events/${id}/people`}>{t('event.people.showAsking')}</ButtonLink>}
        />
      )}
      {numbers.length > 0 && <p data-text="medium numbers">{numbers.join(' · ')}</p>}
      {people.length > 0 ? (
        <ul data-stack="tight" data-text="medium" aria-label={t('event.people.newest')}>
          {people.map(({ id: key, name, email }) => (
            <li key={key} data-row="center cozy" data-columns="rest">
              <span data-text="semibold">{name}</span>
              <Contact asIcons email={email} />
            </li>
          ))}
        </ul>
      ) : (
        <p data-text="medium muted">{t('event.noParticipants')}</p>
      )}
    </Panel>
  );
}
