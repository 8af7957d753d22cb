import { dayOf, startOfDay } from '../../../core/days.ts';
import { longestSearch } from '../../../../api/core/validation/validate.ts';
import { cleanTags } from '../../../../api/events/validate.ts';
import { isMonth, monthOf, weeksOfMonth } from '../calendar/months.ts';
import { rememberedView, type EventView } from './eventView.ts';

export type EventPeriod = 'all' | 'upcoming' | 'past';
/** The filters and the view of the events, as in the address. */
export type EventFilters = {
  view: EventView;
  period: EventPeriod;
  q: string;
  tags: readonly string[];
  place: string;
  mine: boolean;
  free: boolean;
  /** For lists: events with the most free seats first. */
  bySeats: boolean;
  /** The month of a calendar, such as `2026-11`; empty for the current one. */
  month: string;
};

export function readFilters(search: string): EventFilters {
  const params = new URLSearchParams(search);
  const text = (name: string) => (params.get(name) ?? '').slice(0, longestSearch);
  const period = params.get('filter');
  const view = params.get('view') ?? rememberedView();
  const month = params.get('month') ?? '';
  return {
    view: view === 'month' || view === 'agenda' ? view : 'list',
    period: period === 'upcoming' || period === 'past' ? period : 'all',
    q: text('q'),
    tags: cleanTags((params.get('tags') ?? '').split(',')),
    place: text('place'),
    mine: params.has('mine'),
    free: params.has('free'),
    bySeats: params.get('sort') === 'seats',
    month: isMonth(month) ? month : '',
  };
}

/** The address with these filters; omits filters that are not set. */
export function eventsHref({ view, period, q, tags, place, mine, free, bySeats, month }: EventFilters): string {
  const params = new URLSearchParams();
  if (view !== 'list' || rememberedView() !== 'list') params.set('view', view);
  if (period !== 'all') params.set('filter', period);
  if (q) params.set('q', q);
  if (tags.length) params.set('tags', tags.join(','));
  if (place) params.set('place', place);
  if (mine) params.set('mine', '1');
  if (free) params.set('free', '1');
  if (bySeats) params.set('sort', 'seats');
  if (month) params.set('month', month);
  const search = params.toString();
  return search ? `/events?${search}` : '/events';
}

export function withTag(filters: EventFilters, tag: string): EventFilters {
  return { ...filters, tags: cleanTags([...filters.tags, tag]) };
}

export function withoutTag(filters: EventFilters, tag: string): EventFilters {
  return { ...filters, tags: filters.tags.filter((each) => each !== tag) };
}

/** The same view, period and month without the other filters. */
export const withoutFilters = (filters: EventFilters): EventFilters => ({
  ...filters,
  q: '',
  tags: [],
  place: '',
  mine: false,
  free: false,
});

export const isFiltered = ({ q, tags, place, mine, free }: EventFilters): boolean =>
  q.trim() !== '' || tags.length > 0 || place.trim() !== '' || mine || free;

/** The number of filters, without the search text. */
export const filterCount = ({ tags, place, mine, free }: EventFilters): number =>
  tags.length + Number(place.trim() !== '') + Number(mine) + Number(free);

/** The same filters as variables of the screen's query. */
export function filterVariables(filters: EventFilters) {
  const { view, period, q, tags, place, mine, free, bySeats, month } = filters;
  return {
    isList: view === 'list',
    isMonth: view === 'month',
    isAgenda: view === 'agenda',
    // counting all events would cost more every year
    counted: period === 'upcoming' || isFiltered(filters),
    filter: ({ all: 'ALL', upcoming: 'UPCOMING', past: 'PAST' } as const)[period],
    search: q.trim() || null,
    tags: tags.length ? [...tags] : null,
    place: place.trim() || null,
    mine: mine || null,
    free: free || null,
    sort: bySeats ? ('SEATS' as const) : ('DATE' as const),
    ...calendarVariables(view, period, month),
  };
}

/** The days that a calendar shows, in the viewer's time zone. */
function calendarVariables(view: EventView, period: EventPeriod, month: string) {
  const none = { day: null, days: 1, timeZone: 'UTC', from: null };
  const today = dayOf(new Date());
  if (view === 'month') {
    const { first, days } = weeksOfMonth(month || monthOf(today));
    return { ...none, day: first, days, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone };
  }
  // past events are listed latest first, without a first day
  if (view === 'list' || period === 'past') return none;
  return { ...none, from: startOfDay(month ? `${month}-01` : today).toISOString() };
}
