import { expect, test } from '@playwright/test';
import { arriveAs, award, contestant, demo, planEvent } from './people.ts';
import { press } from './press.ts';

test('names on a board lead those who award to the awards behind them, and oneself to one’s own', async ({ page }) => {
  const id = await planEvent(page.request);
  const [asha, ben] = [await contestant(page.request, id, 'Asha'), await contestant(page.request, id, 'Ben')] as const;
  await award(page.request, id, asha, 12, { note: 'Kindest lantern' });
  await award(page.request, id, ben, 30, { note: 'Tallest lantern' });
  await arriveAs(page, demo.organizer);
  await page.goto(`/leaderboard/${id}`);
  await press(page.getByRole('button', { name: asha.name, exact: true }));
  const dialog = page.getByRole('dialog', { name: `What ${asha.name} was awarded` });
  await expect(dialog.getByText('Kindest lantern')).toBeVisible();
  await expect(dialog.getByText('Tallest lantern')).toBeHidden();
  await press(dialog.getByRole('button', { name: 'Close' }));
  await expect(page.getByRole('button', { name: asha.name, exact: true })).toBeFocused();

  await arriveAs(page, ben.email);
  await page.goto(`/leaderboard/${id}`);
  await press(page.getByRole('table').first().getByRole('link', { name: ben.name }));
  await expect(page.getByText('Tallest lantern')).toBeInViewport();
  await expect(page.getByRole('link', { name: asha.name })).toBeHidden();
});
