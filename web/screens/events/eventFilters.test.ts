import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  eventsHref,
  filterVariables,
  isFiltered,
  readFilters,
  unfiltered,
  withoutTag,
  withTag,
  type EventFilters,
} from './eventFilters.ts';
import { rememberLook } from './looks.ts';

const nothing: EventFilters = {
  look: 'list',
  view: 'all',
  q: '',
  tags: [],
  place: '',
  mine: false,
  free: false,
  bySeats: false,
  month: '',
};

afterEach(() => {
  rememberLook('list');
  vi.useRealTimers();
});

describe('the filters of the event list', () => {
  it.each<[string, Partial<EventFilters>]>([
    ['', {}],
    ['?filter=past', { view: 'past' }],
    ['?filter=everything', {}],
    ['?q=chess+night&filter=upcoming', { view: 'upcoming', q: 'chess night' }],
    ['?tags=music, art,,Music', { tags: ['music', 'art'] }],
    ['?mine=1', { mine: true }],
    ['?free=1&sort=seats&place=main+hall', { free: true, bySeats: true, place: 'main hall' }],
    ['?sort=size', {}],
    ['?view=month&month=2026-11', { look: 'month', month: '2026-11' }],
    ['?view=agenda&month=2026-13', { look: 'agenda' }],
    ['?view=year&month=1999-12', {}],
  ])('are read from %j', (search, filters) => {
    expect(readFilters(search)).toEqual({ ...nothing, ...filters });
  });

  it('survive a trip through the address', () => {
    const filters: EventFilters = {
      look: 'month',
      view: 'past',
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

  it('leave a clean address when nothing is set', () => {
    expect(eventsHref(readFilters(''))).toBe('/events');
  });

  it('are shown as they were last where the address does not say how, and every address says it from then on', () => {
    rememberLook('month');
    expect(readFilters('')).toEqual({ ...nothing, look: 'month' });
    expect(eventsHref(readFilters('?q=x'))).toBe('/events?view=month&q=x');
    expect(eventsHref(nothing)).toBe('/events?view=list');
    expect(readFilters('?view=list').look).toBe('list');
  });

  it('take a tag once and let it go', () => {
    const once = withTag(withTag(readFilters('?q=x'), 'art'), 'Art');
    expect(once.tags).toEqual(['art']);
    expect(withoutTag(once, 'art')).toEqual(readFilters('?q=x'));
  });

  it('go all at once, but for how and when', () => {
    const filters = readFilters('?view=agenda&month=2027-01&filter=past&q=a&tags=b&place=c&mine=1&free=1');
    expect([isFiltered(filters), isFiltered(unfiltered(filters))]).toEqual([true, false]);
    expect(eventsHref(unfiltered(filters))).toBe('/events?view=agenda&filter=past&month=2027-01');
  });

  it('ask for a count only where it does not grow with the past', () => {
    const counted = (search: string) => filterVariables(readFilters(search)).counted;
    expect(['', '?filter=past', '?q=++'].map(counted)).toEqual([false, false, false]);
    const narrowed = ['?filter=upcoming', '?q=art', '?tags=art', '?mine=1', '?free=1', '?place=hall'];
    expect(narrowed.map(counted)).toEqual(narrowed.map(() => true));
  });

  it('become variables without blanks', () => {
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

  it('ask for the weeks of a month, or for what comes from a day on', () => {
    vi.useFakeTimers({ now: new Date(2028, 1, 29, 23, 30) });
    const month = filterVariables(readFilters('?view=month'));
    expect(month).toMatchObject({ isList: false, isMonth: true, from: null });
    expect(month.timeZone).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect(filterVariables(readFilters('?view=agenda')).from).toBe(new Date(2028, 1, 29).toISOString());
    expect(filterVariables(readFilters('?view=agenda&month=2028-05')).from).toBe(new Date(2028, 4, 1).toISOString());
    expect(filterVariables(readFilters('?view=agenda&filter=past')).from).toBeNull();
  });
});
