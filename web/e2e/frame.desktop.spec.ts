import { expect, test } from '@playwright/test';
import { demo, signInAs } from './people.ts';

test('a wide screen has one button to log out, a narrow one has it in the menu too', async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/announcements');
  const logout = page.getByRole('button', { name: 'Logout' });
  await expect(page.getByRole('banner').getByRole('button', { name: 'Logout' })).toBeVisible();
  await expect(logout.filter({ visible: true })).toHaveCount(1);
  await page.setViewportSize({ width: 900, height: 800 });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Logout' })).toBeVisible();
});
