import { expect, test } from '@playwright/test';
import { signInAs, demo } from './people.ts';
import { press } from './press.ts';

test('the menu slides in on a phone, closes by its backdrop and by Escape, and navigates', async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/home');
  await press(page.getByRole('button', { name: 'Open menu' }));
  const events = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Events', exact: true });
  await expect(events).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(events).toBeHidden();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();

  await press(page.getByRole('button', { name: 'Open menu' }));
  await page.touchscreen.tap(380, 400);
  await expect(events).toBeHidden();

  await press(page.getByRole('button', { name: 'Open menu' }));
  await press(events);
  await expect(page).toHaveURL(/\/events$/);
  await expect(events).toBeHidden();
});

test('no screen is wider than a phone', async ({ page }) => {
  await signInAs(page, demo.organizer);
  for (const path of [
    '/organizerdashboard',
    '/events',
    '/events/create',
    '/my-events',
    '/announcements',
    '/announcements/create',
    '/profile',
  ]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBe(0);
  }
});
