import { expect, test } from '@playwright/test';
import { signInAs, award, createContestant, demo, planEvent } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

test('on a board, an organizer opens the awards of any participant, a participant only their own', async ({ page }) => {
  const id = await planEvent(page.request);
  const [asha, ben] = [
    await createContestant(page.request, id, 'Asha'),
    await createContestant(page.request, id, 'Ben'),
  ] as const;
  await award(page.request, id, asha, 12, { note: 'Kindest lantern' });
  await award(page.request, id, ben, 30, { note: 'Tallest lantern' });
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${id}`);
  await press(page.getByRole('button', { name: asha.name, exact: true }));
  const dialog = page.getByRole('dialog', { name: `What ${asha.name} was awarded` });
  await expect(dialog.getByText('Kindest lantern')).toBeVisible();
  await expect(dialog.getByText('Tallest lantern')).toBeHidden();
  await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('button', { name: asha.name, exact: true })).toBeFocused();

  await signInAs(page, ben.email);
  await page.goto(`/leaderboard/${id}`);
  await press(page.getByRole('table').first().getByRole('link', { name: ben.name }));
  await expect(page.getByText('Tallest lantern')).toBeInViewport();
  await expect(page.getByRole('link', { name: asha.name })).toBeHidden();
});

test('names on the home page link to their rows on the leaderboard', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/home');
  const table = page.getByRole('table', { name: 'Top Performers' });
  const third = table.getByRole('row').nth(3).getByRole('link');
  const name = await third.innerText();
  await press(third);
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  const sought = page.getByRole('table', { name: 'Top Performers' }).locator('[aria-current]');
  await expect(sought).toHaveCount(1);
  await expect(sought).toContainText(name);
  await expect(sought).toBeInViewport();
  await auditAccessibility(page);
  await page.goBack();
  await expect(table.getByRole('row').nth(3).getByRole('link')).toHaveText(name);
  await expect(table.locator('[aria-current]')).toHaveCount(0);
});
