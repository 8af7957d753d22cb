import { describe, expect, it } from 'vitest';
import { eventsHref, filterVariables, readFilters, withoutTag, withTag } from './eventFilters.ts';

describe('the filters of the event list', () => {
  it.each([
    ['', { view: 'all', q: '', tags: [], mine: false }],
    ['?filter=past', { view: 'past', q: '', tags: [], mine: false }],
    ['?filter=everything', { view: 'all', q: '', tags: [], mine: false }],
    ['?q=chess+night&filter=upcoming', { view: 'upcoming', q: 'chess night', tags: [], mine: false }],
    ['?tags=music, art,,Music', { view: 'all', q: '', tags: ['music', 'art'], mine: false }],
    ['?mine=1', { view: 'all', q: '', tags: [], mine: true }],
  ])('are read from %j', (search, filters) => {
    expect(readFilters(search)).toEqual(filters);
  });

  it('survive a trip through the address', () => {
    const filters = { view: 'past', q: 'R&D? 100%', tags: ['c++', 'open source'], mine: true } as const;
    expect(readFilters(new URL(eventsHref(filters), 'http://here').search)).toEqual(filters);
  });

  it('leave a clean address when nothing is set', () => {
    expect(eventsHref(readFilters(''))).toBe('/events');
  });

  it('take a tag once and let it go', () => {
    const once = withTag(withTag(readFilters('?q=x'), 'art'), 'Art');
    expect(once.tags).toEqual(['art']);
    expect(withoutTag(once, 'art')).toEqual(readFilters('?q=x'));
  });

  it('ask for a count only where it does not grow with the past', () => {
    const counted = (search: string) => filterVariables(readFilters(search)).counted;
    expect(['', '?filter=past', '?q=++'].map(counted)).toEqual([false, false, false]);
    expect(['?filter=upcoming', '?q=art', '?tags=art', '?mine=1'].map(counted)).toEqual([true, true, true, true]);
  });

  it('become variables without blanks', () => {
    expect(filterVariables(readFilters('?q=++&filter=upcoming'))).toEqual({
      counted: true,
      filter: 'UPCOMING',
      search: null,
      tags: null,
      organizer: null,
    });
  });
});
