import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  eventsHref,
  filterVariables,
  isFiltered,
  readFilters,
  withoutFilters,
  withoutTag,
  withTag,
  type EventFilters,
} from './eventFilters.ts';
import { rememberView } from './eventView.ts';

const nothing: EventFilters = {
  view: 'list',
  period: 'all',
  q: '',
  tags: [],
  place: '',
  mine: false,
  free: false,
  bySeats: false,
  month: '',
};

afterEach(() => {
  rememberView('list');
  vi.useRealTimers();
});

describe('the filters of the event list', () => {
  it.each<[string, Partial<EventFilters>]>([
    ['', {}],
    ['?filter=past', { period: 'past' }],
    ['?filter=everything', {}],
    ['?q=chess+night&filter=upcoming', { period: 'upcoming', q: 'chess night' }],
    ['?tags=music, art,,Music', { tags: ['music', 'art'] }],
    ['?mine=1', { mine: true }],
    ['?free=1&sort=seats&place=main+hall', { free: true, bySeats: true, place: 'main hall' }],
    ['?sort=size', {}],
    ['?view=month&month=2026-11', { view: 'month', month: '2026-11' }],
    ['?view=agenda&month=2026-13', { view: 'agenda' }],
    ['?view=year&month=1999-12', {}],
  ])('filters are read from %j', (search, filters) => {
    expect(readFilters(search)).toEqual({ ...nothing, ...filters });
  });

  it('filters are the same after a round trip through the address', () => {
    const filters: EventFilters = {
      view: 'month',
      period: 'past',
      q: 'R&D? 100%',
      tags: ['c++', 'open source'],
      place: 'Großer Saal & Hof',
      mine: true,
      free: true,
      bySeats: true,
      month: '2028-02',
    };
    expect(readFilters(new URL(eventsHref(filters), 'http://here').search)).toEqual(filters);
  });

  it('without filters, the address is plain', () => {
    expect(eventsHref(readFilters(''))).toBe('/events');
  });

  it('if the address names no view, the last one is used, and every address names the view from then on', () => {
    rememberView('month');
    expect(readFilters('')).toEqual({ ...nothing, view: 'month' });
    expect(eventsHref(readFilters('?q=x'))).toBe('/events?view=month&q=x');
    expect(eventsHref(nothing)).toBe('/events?view=list');
    expect(readFilters('?view=list').view).toBe('list');
  });

  it('a tag is added once and can be removed', () => {
    const once = withTag(withTag(readFilters('?q=x'), 'art'), 'Art');
    expect(once.tags).toEqual(['art']);
    expect(withoutTag(once, 'art')).toEqual(readFilters('?q=x'));
  });

  it('resetting the filters keeps the view and the time', () => {
    const filters = readFilters('?view=agenda&month=2027-01&filter=past&q=a&tags=b&place=c&mine=1&free=1');
    expect([isFiltered(filters), isFiltered(withoutFilters(filters))]).toEqual([true, false]);
    expect(eventsHref(withoutFilters(filters))).toBe('/events?view=agenda&filter=past&month=2027-01');
  });

  it('a count is requested only if past events do not increase it', () => {
    const counted = (search: string) => filterVariables(readFilters(search)).counted;
    expect(['', '?filter=past', '?q=++'].map(counted)).toEqual([false, false, false]);
    const narrowed = ['?filter=upcoming', '?q=art', '?tags=art', '?mine=1', '?free=1', '?place=hall'];
    expect(narrowed.map(counted)).toEqual(narrowed.map(() => true));
  });

  it('blank filters become null', () => {
    expect(filterVariables(readFilters('?q=++&filter=upcoming&place=+'))).toEqual({
      isList: true,
      isMonth: false,
      isAgenda: false,
      counted: true,
      filter: 'UPCOMING',
      search: null,
      tags: null,
      place: null,
      mine: null,
      free: null,
      sort: 'DATE',
      day: null,
      days: 1,
      timeZone: 'UTC',
      from: null,
    });
  });

  it('a month asks for its weeks, an agenda for events from a day on', () => {
    vi.useFakeTimers({ now: new Date(2028, 1, 29, 23, 30) });
    const month = filterVariables(readFilters('?view=month'));
    expect(month).toMatchObject({ isList: false, isMonth: true, from: null });
    expect(month.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(filterVariables(readFilters('?view=agenda')).from).toBe(new Date(2028, 1, 29).toISOString());
    expect(filterVariables(readFilters('?view=agenda&month=2028-05')).from).toBe(new Date(2028, 4, 1).toISOString());
    expect(filterVariables(readFilters('?view=agenda&filter=past')).from).toBeNull();
  });
});
