import { graphql, readInlineData } from 'react-relay';
import type { needsOf_event$key } from '../../__generated__/needsOf_event.graphql.ts';
import { doorsCloseAt } from '../../../api/events/status.ts';
import { statusNow } from '../statusNow.ts';

/** Open requests, people in line and the door of an event at the time `now`, for its organizer. */
export function needsOf(event: needsOf_event$key, now: Date) {
  const {
    date,
    endsAt,
    approval,
    cancelledAt,
    capacity,
    registeredCount,
    requestCount,
    waitlistCount,
    viewerCanKeepDoor,
  } = readInlineData(
    graphql`
      fragment needsOf_event on Event @inline {
        date
        endsAt
        approval
        cancelledAt
        capacity
        registeredCount
        requestCount
        waitlistCount
        viewerCanKeepDoor
      }
    `,
    event,
  );
  const times = { date: new Date(date), endsAt: endsAt ? new Date(endsAt) : null };
  // once the event has begun or is cancelled, the server refuses decisions
  const isUpcoming = times.date > now && !cancelledAt;
  return {
    requests: isUpcoming ? (requestCount ?? 0) : 0,
    /** People in line while all seats are taken. */
    line: isUpcoming && registeredCount >= capacity ? waitlistCount : 0,
    hasDoorToday:
      viewerCanKeepDoor &&
      approval === 'APPROVED' &&
      !cancelledAt &&
      statusNow({ date, endsAt }) === 'ACTIVE' &&
      doorsCloseAt(times) > now,
  };
}
