import { expect, test } from '@playwright/test';
import { arriveAs, demo } from './people.ts';
import { press } from './press.ts';

test('a press counts the first time, whatever is wrong in the field that is left for it', async ({ page }) => {
  await arriveAs(page, demo.organizer);
  await page.goto('/events/create');
  const tags = page.getByRole('textbox', { name: 'Tags' });
  await tags.press('Enter');
  await expect(page.getByText('Title is required')).toHaveCount(0);

  await tags.fill('kites');
  await page.getByLabel('Location').fill('Lake');
  await page.getByLabel('Location').fill('');
  await press(page.getByRole('button', { name: 'Add', exact: true }));
  await expect(page.getByRole('button', { name: 'Remove the tag kites' })).toBeVisible();

  await page.getByLabel('Title').fill('Kites');
  await page.getByLabel('Title').fill('');
  await press(page.getByRole('button', { name: 'Create Event' }));
  for (const field of ['Title', 'Description', 'Date', 'Time', 'Location'])
    await expect(page.getByText(`${field} is required`)).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();

  // edited, a problem is no longer said; left, it is said again
  await page.getByLabel('Capacity').fill('0');
  await page.getByLabel('Location').fill('Lake');
  await expect(page.getByText('Capacity must be greater than 0')).toBeVisible();
  await page.getByLabel('Capacity').fill('-1');
  await expect(page.getByText('Capacity must be greater than 0')).toHaveCount(0);
  await tags.fill('');
  await tags.press('Enter');
  await page.getByLabel('Location').focus();
  await expect(page.getByText('Capacity must be greater than 0')).toBeVisible();
});
