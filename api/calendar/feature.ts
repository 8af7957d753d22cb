import type { Feature } from '../core/feature.ts';
import { followSeats } from './follow.ts';
import { serveFeeds } from './http.ts';
import { CalendarFeedResolver } from './resolver.ts';
import { rest } from './rest.ts';
import { deleteOldTombstones } from './sweep.ts';

declare module '../core/names.ts' {
  interface Kinds {
    feed: true;
  }
  interface Codes {
    CALENDAR_LIMIT_REACHED: 409;
  }
}

export const calendar: Feature = {
  name: 'calendar',
  resolvers: [CalendarFeedResolver],
  follows: [followSeats],
  sweeps: [deleteOldTombstones],
  rest,
  codes: { CALENDAR_LIMIT_REACHED: 409 },
  serve: serveFeeds,
};
