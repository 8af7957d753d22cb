import { expect, test } from '@playwright/test';
import { arriveAs, arriveAsNewcomer, demo, planEvent } from './people.ts';

test('a seat is taken and given back with the keyboard alone', async ({ page }) => {
  const id = await planEvent(page.request, { capacity: 2 });
  await arriveAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await expect(page.getByText('0 / 2 registered')).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  for (let n = 0; n < 20; n += 1) {
    if (await page.getByRole('button', { name: 'Register Now' }).evaluate((each) => each === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Phone').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('You are registered for this event.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel Registration' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel registration', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('0 / 2 registered')).toBeVisible();
});

test('an announcement is tied to an event, and the event taken away again, with the keyboard alone', async ({
  page,
}) => {
  const title = `Owl watch ${Date.now()}`;
  await planEvent(page.request, { title });
  await arriveAs(page, demo.organizer);
  await page.goto('/announcements/create');
  const event = page.getByRole('combobox', { name: 'Related Event (Optional)' });
  await event.focus();
  await page.keyboard.type(title);
  await expect(page.getByRole('option', { name: title })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: title })).toHaveAttribute('data-active');
  await page.keyboard.press('Enter');
  await expect(event).toHaveValue(title);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
  await page.keyboard.press('Tab');
  await expect(event).toHaveValue('');
  await expect(page.getByRole('listbox')).toHaveCount(0);
});
