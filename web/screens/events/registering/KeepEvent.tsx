import { IdBadgeIcon, LocationIcon, ShareAndroidIcon } from '@primer/octicons-react';
import { Button, LinkButton } from '@primer/react';
import { useState } from 'react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { KeepEvent_event$key } from '../../../__generated__/KeepEvent_event.graphql.ts';
import type { KeepEventQuery } from '../../../__generated__/KeepEventQuery.graphql.ts';
import { errorMessage } from '../../../core/errors.ts';
import { t } from '../../../core/i18n.tsx';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { download } from '../../../ui/download.ts';
import { AddToCalendar } from './AddToCalendar.tsx';
import css from './RegistrationPanel.module.css';

/** For participants with a seat: the ticket, a calendar entry, the way, and a link for friends. */
export function KeepEvent({ event }: { event: KeepEvent_event$key }) {
  const { id, title, location, mapLink, date, endsAt } = useFragment(
    graphql`
      fragment KeepEvent_event on Event {
        id
        title
        location
        mapLink
        date
        endsAt
      }
    `,
    event,
  );
  const environment = useRelayEnvironment();
  const [message, setMessage] = useState('');
  const url = `${window.location.origin}/events/${id}`;

  async function save() {
    const query = graphql`
      query KeepEventQuery($id: ID!) {
        event(id: $id) {
          calendarFile
        }
      }
    `;
    try {
      const answer = await fetchQuery<KeepEventQuery>(environment, query, { id }).toPromise();
      if (answer?.event) download(new Blob([answer.event.calendarFile], { type: 'text/calendar' }), 'event.ics');
    } catch (failure) {
      setMessage(errorMessage(failure, t('registration.calendarFailed')));
    }
  }

  async function share() {
    try {
      if (typeof (navigator as Partial<Navigator>).share === 'function') return await navigator.share({ title, url });
      await navigator.clipboard.writeText(url);
      setMessage(t('registration.copied'));
    } catch (failure) {
      // cancelling the share dialog needs no message
      if (!(failure instanceof DOMException && failure.name === 'AbortError')) setMessage(url);
    }
  }

  return (
    <>
      <ButtonLink block size="large" variant="primary" leadingVisual={IdBadgeIcon} to={`/tickets/${id}`}>
        {t('registration.ticket')}
      </ButtonLink>
      <div data-row="wrap condensed" className={css.keep}>
        <AddToCalendar entry={{ title, location, date, endsAt, url }} onSave={() => void save()} />
        {mapLink && (
          <LinkButton leadingVisual={LocationIcon} href={mapLink} target="_blank" rel="noopener noreferrer">
            {t('registration.map')}
          </LinkButton>
        )}
        <Button leadingVisual={ShareAndroidIcon} onClick={() => void share()}>
          {t('registration.share')}
        </Button>
      </div>
      <p data-text="muted" data-optional role="status">
        {message}
      </p>
    </>
  );
}
