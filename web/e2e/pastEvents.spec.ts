import { expect, test } from '@playwright/test';
import { createContestant, planEvent, signInAsNewcomer } from './people.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test('an event that is over has no bar of seats and is not full, also on its own day', async ({ page }) => {
  const word = `kite${Date.now()}`;
  const over = await planEvent(page.request, {
    title: `Over ${word}`,
    capacity: 1,
    date: minutes(60),
    endsAt: minutes(90),
  });
  const full = await planEvent(page.request, {
    title: `Full ${word}`,
    capacity: 1,
    date: minutes(600),
    endsAt: minutes(660),
  });
  for (const id of [over, full]) await createContestant(page.request, id, 'Asha');
  await signInAsNewcomer(page);
  await page.clock.install();
  await page.goto(`/events?q=${word}`);
  const card = (title: string) => page.getByRole('article', { name: `${title} ${word}` });
  for (const title of ['Over', 'Full']) {
    await expect(card(title).getByText('Full', { exact: true })).toBeVisible();
    await expect(card(title).locator('[data-track]')).toHaveCount(1);
  }
  await page.clock.fastForward(100 * 60_000);
  await page.reload();
  await expect(card('Full').getByText('Full', { exact: true })).toBeVisible();
  await expect(card('Over').getByText('1 / 1 registered')).toBeVisible();
  await expect(card('Over').getByText('Full', { exact: true })).toHaveCount(0);
  await expect(card('Over').locator('[data-track]')).toHaveCount(0);

  await page.goto(`/events/${over}`);
  await expect(page.getByRole('main').locator('dl')).toContainText('Over · ');
  await page.goto(`/events/${full}`);
  await expect(page.getByRole('main').locator('dl')).not.toContainText('Over · ');
});
