import { expect, test } from 'vitest';
import { readTab, tabHref, tabs } from './tabs.ts';

test('a tab and its address lead to each other', () => {
  for (const tab of tabs) expect(readTab(new URL(tabHref(tab), 'http://localhost').search)).toBe(tab);
});

test('an address that names no tab shows the first', () => {
  expect(readTab('?tab=planets')).toBe('performers');
  expect(tabHref('performers')).toBe('/leaderboard');
});
