import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { RoomNoticeQuery } from '../../../__generated__/RoomNoticeQuery.graphql.ts';
import { formatDateTime, formatTime, t } from '../../../core/i18n.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useSearchResult } from '../../../ui/useSearchResult.ts';
import './formPartsTexts.ts';

type RoomNoticeProps = {
  location: string;
  begins: Date;
  ends: Date | undefined;
  /** The edited event, which is left out. */
  except: string | undefined;
};

/** Warns about other events in the room at that time. Saving is possible anyway. */
export function RoomNotice({ location, begins, ends, except }: RoomNoticeProps) {
  const environment = useRelayEnvironment();
  const variables = {
    location,
    from: begins.toISOString(),
    until: ends?.toISOString() ?? null,
    except: except ?? null,
  };
  const find = () =>
    fetchQuery<RoomNoticeQuery>(
      environment,
      graphql`
        query RoomNoticeQuery($location: String!, $from: DateTime!, $until: DateTime, $except: ID) {
          eventsAt(location: $location, from: $from, until: $until, except: $except) {
            id
            title: localTitle
            date
            endsAt
          }
        }
      `,
      variables,
      { fetchPolicy: 'network-only' },
    ).map(({ eventsAt }) => eventsAt);
  const found = useSearchResult(find, JSON.stringify(variables), true);
  if (!found || found.choices.length === 0) return null;
  return (
    <Notice tone="attention">
      {found.choices.map(({ id, title, date, endsAt }) => (
        <p key={id}>
          <Link to={`/events/${id}`} target="_blank">
            {t(endsAt ? 'events.form.roomTaken' : 'events.form.roomTakenFrom', {
              title,
              from: formatDateTime(date),
              until: endsAt && untilOf(date, endsAt),
            })}
          </Link>
        </p>
      ))}
    </Notice>
  );
}

const untilOf = (date: string, endsAt: string) =>
  (new Date(date).toDateString() === new Date(endsAt).toDateString() ? formatTime : formatDateTime)(endsAt);
