import { dayOf, startOf } from '../../core/days.ts';
import { useLocation } from 'react-router-dom';
import { eventsHref, type EventFilters } from './eventFilters.ts';

/** The day that is opened, which stands in the address, and the address of any other. */
export function useShownDay(filters: EventFilters): { shown: string | undefined; hrefOf: (day: string) => string } {
  const day = new URLSearchParams(useLocation().search).get('day') ?? '';
  // a day that there is reads the same again
  const shown = /^20\d\d-\d\d-\d\d$/.test(day) && dayOf(startOf(day)) === day ? day : undefined;
  return { shown, hrefOf: (day) => `${eventsHref(filters)}&day=${day}` };
}
