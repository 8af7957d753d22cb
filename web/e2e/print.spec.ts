import { expect, test } from '@playwright/test';
import { award, createContestant, planEvent, signInAs } from './people.ts';

test(
  'event pages and leaderboards print black on white in the dark theme, without navigation and actions',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request, { description: 'The way is at https://example.org/lake today.' });
    const person = await createContestant(page.request, id, 'Asha');
    await award(page.request, id, person, 30);
    await signInAs(page, person.email);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const path of [`/events/${id}`, '/leaderboard', '/leaderboard?tab=colleges', `/leaderboard/${id}`]) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      await expect(page.locator('[aria-keyshortcuts]')).toBeAttached();
      // the styles for paper come with the notices
      await expect(page.getByRole('log', { name: 'Live notices' })).toBeAttached();
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('banner')).toBeHidden();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('link', { name: /^(Back to|Show your ticket)/ })).toHaveCount(0);
      await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      if (path.startsWith('/events'))
        await expect(page.getByRole('link', { name: 'https://example.org/lake' })).toHaveCSS('color', 'rgb(0, 0, 0)');
      else await expect(page.getByRole('row').last()).toHaveCSS('break-inside', 'avoid');
    }
  },
);
