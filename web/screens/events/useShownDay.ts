import { dayOf, startOf } from '../../core/days.ts';
import { useLocation } from 'react-router-dom';
import { eventsHref, type EventFilters } from './eventFilters.ts';

/** The opened day, which is in the address, and the address of any other day. */
export function useShownDay(filters: EventFilters): { shown: string | undefined; hrefOf: (day: string) => string } {
  const day = new URLSearchParams(useLocation().search).get('day') ?? '';
  // an existing day is the same after a round trip
  const shown = /^20\d\d-\d\d-\d\d$/.test(day) && dayOf(startOf(day)) === day ? day : undefined;
  return { shown, hrefOf: (day) => `${eventsHref(filters)}&day=${day}` };
}
