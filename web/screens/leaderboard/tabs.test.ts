import { expect, test } from 'vitest';
import { readTab, tabHref, tabs } from './tabs.ts';

test('each tab is the same after a round trip through its address', () => {
  for (const tab of tabs) expect(readTab(new URL(tabHref(tab), 'http://localhost').search)).toBe(tab);
});

test('an unknown tab in the address shows the first one', () => {
  expect(readTab('?tab=planets')).toBe('performers');
  expect(tabHref('performers')).toBe('/leaderboard');
});
