import { expect, test, type Locator } from '@playwright/test';
import { longestSearch } from '../../api/core/validation/validate.ts';
import { failNetwork } from './answers.ts';
import { announce, signInAs, signInAsNewcomer, demo, planEvent } from './people.ts';
import { press } from './press.ts';

test('a button works at the first press, even if the field that loses the focus is invalid', async ({ page }) => {
  await signInAs(page, demo.organizer);
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

  // editing a field hides its problem; leaving the field shows it again
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

test(
  'a typed tag that was not added yet is saved with the event, under the same rules',
  { tag: '@wide' },
  async ({ page }) => {
    const event = await planEvent(page.request, { tags: ['Lanterns'] });
    await signInAs(page, demo.admin);
    await page.goto(`/events/${event}/edit`);
    const tags = page.getByRole('textbox', { name: 'Tags' });
    const save = page.getByRole('button', { name: 'Update Event' });

    await tags.fill('night\u200bwalk');
    await press(save);
    await expect(page.getByText('Tags must not contain invisible characters')).toBeVisible();
    await expect(tags).toBeFocused();

    await tags.fill('a, b, c, d, e, f, g, h, i, j');
    await expect(page.getByText('Tags must not contain')).toHaveCount(0);
    await press(save);
    await expect(page.getByText('An event can have at most 10 tags')).toBeVisible();

    await tags.fill(' Night walk, lanterns');
    await press(save);
    await expect(page.getByText('Event updated successfully!')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^(Lanterns|Night walk)$/i })).toHaveText([
      'Lanterns',
      'Night walk',
    ]);
  },
);

test(
  'a search field accepts no more text than the server allows, on every screen with a search',
  { tag: '@wide' },
  async ({ page }) => {
    await signInAs(page, demo.organizer);
    const type = async (search: Locator) => {
      await press(search);
      await page.keyboard.insertText('x'.repeat(longestSearch + 100));
      await expect(search).toHaveValue('x'.repeat(longestSearch));
    };
    await page.goto('/announcements/create');
    await type(page.getByRole('combobox', { name: 'Related Event' }));
    await expect(page.getByText('No events found.')).toBeVisible();

    // a search in the address that is too long is cut, too
    await page.goto(`/events?q=${'x'.repeat(longestSearch + 100)}`);
    await expect(page.getByRole('textbox', { name: 'Search events' })).toHaveValue('x'.repeat(longestSearch));
    await expect(page.getByText('Try fewer or other filters.')).toBeVisible();
  },
);

test('if a search fails, its field keeps text and focus, and "Try again" finds the events', async ({ page }) => {
  const title = `Kite day ${Date.now()}`;
  await planEvent(page.request, { title });
  await signInAsNewcomer(page);
  await page.goto('/events');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  const network = await failNetwork(page, 'EventsScreenQuery');
  const search = page.getByRole('textbox', { name: 'Search events' });
  await search.fill(title);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('No connection');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue(title);
  network.repair();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
});

test('if a filter of announcements fails, the filters stay, and "Try again" shows the list', async ({ page }) => {
  await announce(page.request, { priority: 'HIGH' });
  await signInAs(page, demo.organizer);
  await page.goto('/announcements');
  const main = page.getByRole('main');
  await expect(main.getByRole('article').first()).toBeVisible();
  const network = await failNetwork(page, 'AnnouncementsScreenQuery');
  const priority = main.getByRole('combobox', { name: 'Priority' });
  await priority.focus();
  await priority.selectOption('high');
  await expect(main.getByRole('alert')).toContainText('No connection');
  await expect(priority).toBeFocused();
  await expect(priority).toHaveValue('high');
  await expect(main.getByRole('combobox', { name: 'Status' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Create Announcement' })).toBeVisible();
  network.repair();
  await press(main.getByRole('button', { name: 'Try again' }));
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('alert')).toHaveCount(0);
});

test('"Try again" leaves the focus at the button that sends, also if it fails again', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/settings');
  await page.getByRole('checkbox').first().click();
  const network = await failNetwork(page, 'useSaveSettingsMutation');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await press(save);
  const again = page.getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await expect.poll(() => network.requests).toBe(2);
  await expect(save).toBeFocused();
  network.repair();
  await again.press('Enter');
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await expect(save).toBeFocused();
});
