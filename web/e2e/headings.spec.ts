import { expect, test } from '@playwright/test';
import { signInAs, demo } from './people.ts';

test('after a press on a navigation link the focus is on the heading of the page', async ({ page, isMobile }) => {
  await signInAs(page, demo.admin);
  await page.goto('/events?filter=past');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [name, path] of [
    ['Events', '/events'],
    ['My Events', '/my-events'],
    ['Leaderboard', '/leaderboard'],
    ['System Settings', '/system-settings'],
    ['Events', '/events'],
  ] as const) {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).tap();
    const link = page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name, exact: true });
    await (isMobile ? link.tap() : link.click());
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  }
});
