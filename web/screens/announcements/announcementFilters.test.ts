import { describe, expect, test } from 'vitest';
import { announcementsHref, filterVariables, isFiltered, readFilters } from './announcementFilters.ts';

describe('the address of the list', () => {
  test.each([
    ['', '/announcements'],
    ['?type=general', '/announcements?type=general'],
    ['?status=unpublished&priority=high&type=event', '/announcements?type=event&priority=high&status=unpublished'],
    ['?type=nonsense&priority=HIGH&status=', '/announcements'],
  ])('%s is normalized to %s', (search, href) => {
    expect(announcementsHref(readFilters(search))).toBe(href);
    expect(isFiltered(readFilters(search))).toBe(href.includes('?'));
  });
});

test('an unset filter does not narrow the list', () => {
  expect(filterVariables(readFilters(''))).toEqual({ hasEvent: null, priority: null, isPublished: null });
  expect(filterVariables(readFilters('?type=general&priority=low&status=published'))).toEqual({
    hasEvent: false,
    priority: 'LOW',
    isPublished: true,
  });
  expect(filterVariables(readFilters('?type=event&status=unpublished'))).toMatchObject({
    hasEvent: true,
    isPublished: false,
  });
});
