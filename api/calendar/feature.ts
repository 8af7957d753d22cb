import type { Feature } from '../core/feature.ts';
import { followSeats } from './follow.ts';
import { serveFeeds } from './http.ts';
import { CalendarFeedResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { deleteOldTombstones } from './sweep.ts';

/** The error codes of this feature, with their HTTP status. */
const codes = { CALENDAR_LIMIT_REACHED: 409 } as const;
type OwnCodes = typeof codes;

declare module '../core/names.ts' {
  interface Kinds {
    feed: true;
  }
  interface Codes extends OwnCodes {}
}

export const calendar: Feature = {
  name: 'calendar',
  resolvers: [CalendarFeedResolver],
  follows: [followSeats],
  sweeps: [deleteOldTombstones],
  rest,
  codes,
  serve: serveFeeds,
};
