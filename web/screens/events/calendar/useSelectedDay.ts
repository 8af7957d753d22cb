import { dayOf, startOfDay } from '../../../core/days.ts';
import { useLocation } from 'react-router-dom';
import { eventsHref, type EventFilters } from '../list/eventFilters.ts';

/** The opened day, which is in the address, and the address of any other day. */
export function useSelectedDay(filters: EventFilters): {
  selectedDay: string | undefined;
  hrefOf: (day: string) => string;
} {
  const day = new URLSearchParams(useLocation().search).get('day') ?? '';
  // an existing day is the same after a round trip
  const selectedDay = /^20\d\d-\d\d-\d\d$/.test(day) && dayOf(startOfDay(day)) === day ? day : undefined;
  return { selectedDay, hrefOf: (day) => `${eventsHref(filters)}&day=${day}` };
}
