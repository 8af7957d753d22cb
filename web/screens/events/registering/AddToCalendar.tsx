import { CalendarIcon, DownloadIcon, LinkExternalIcon } from '@primer/octicons-react';
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay';
import type { AddToCalendar_event$key } from '../../../__generated__/AddToCalendar_event.graphql.ts';
import type { AddToCalendarQuery } from '../../../__generated__/AddToCalendarQuery.graphql.ts';
import { errorMessage } from '../../../core/errors.ts';
import { t } from '../../../core/i18n.tsx';
import { download } from '../../../ui/download.ts';
import { Menu, MenuItem } from '../../../ui/Menu.tsx';
import { calendarLinks } from './calendarLinks.ts';
import { addressOf } from './useShare.ts';

type AddToCalendarProps = { event: AddToCalendar_event$key; onFailed: (message: string) => void };

/** A button with all ways to add an event to a calendar. */
export function AddToCalendar({ event, onFailed }: AddToCalendarProps) {
  const { id, title, location, date, endsAt } = useFragment(
    graphql`
      fragment AddToCalendar_event on Event {
        id
        title: localTitle
        location
        date
        endsAt
      }
    `,
    event,
  );
  const environment = useRelayEnvironment();
  const links = calendarLinks({ title, location, date, endsAt, url: addressOf(id) });

  async function save() {
    const query = graphql`
      query AddToCalendarQuery($id: ID!) {
        event(id: $id) {
          calendarFile
        }
      }
    `;
    try {
      const answer = await fetchQuery<AddToCalendarQuery>(environment, query, { id }).toPromise();
      if (answer?.event) download(new Blob([answer.event.calendarFile], { type: 'text/calendar' }), 'event.ics');
    } catch (failure) {
      onFailed(errorMessage(failure, t('registration.calendarFailed')));
    }
  }

  return (
    <Menu label={t('registration.calendar')} icon={CalendarIcon}>
      <MenuItem icon={DownloadIcon} onPress={() => void save()}>
        {t('registration.calendarFile')}
      </MenuItem>
      {(['google', 'outlook', 'office'] as const).map((name) => (
        <MenuItem key={name} icon={LinkExternalIcon} href={links[name]}>
          {t(`registration.calendar.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
