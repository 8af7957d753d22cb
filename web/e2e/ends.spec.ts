import { expect, test } from '@playwright/test';
import { signInAs, signInAsNewcomer, demo, planEvent, withSettings } from './people.ts';

const hour = 3_600_000;
const day = 24 * hour;
/** Date and time as form fields hold them, in the time zone of this machine, which the browser shares. */
const wall = (moment: number) => {
  const at = new Date(moment - new Date(moment).getTimezoneOffset() * 60_000).toISOString();
  return { day: at.slice(0, 10), time: at.slice(11, 16) };
};

test('an event of several days is active until its end, and moving its date moves its end', async ({ page }) => {
  // on the hour, so that this time differs from the time of the end
  const begins = Math.floor(Date.now() / hour) * hour + 2 * day;
  const id = await planEvent(page.request, { date: new Date(begins).toISOString() });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  await page.getByRole('button', { name: 'Add an end (optional)' }).click();
  const end = page.getByRole('group', { name: 'End' });
  await expect(end.getByLabel('Ends on')).toHaveValue(wall(begins).day);
  await expect(end.getByLabel('Time')).toBeFocused();

  await end.getByLabel('Ends on').fill(wall(begins - day).day);
  await end.getByLabel('Time').fill('16:30');
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(end.getByText('The end must come after the beginning')).toBeVisible();
  await end.getByLabel('Ends on').fill(wall(begins + 2 * day).day);
  // moving the event by a day keeps its length
  await page.getByLabel('Date').fill(wall(begins + day).day);
  await expect(end.getByLabel('Ends on')).toHaveValue(wall(begins + 3 * day).day);
  await page.getByRole('button', { name: 'Update Event' }).click();

  const main = page.getByRole('main');
  await expect(main.getByText('Upcoming')).toBeVisible();
  await expect(main.getByText('4:30 PM')).toBeVisible();
  await page.clock.setFixedTime(begins + 2 * day);
  await page.reload();
  await expect(main.getByText('Active')).toBeVisible();
  await expect(main.getByText('On now, until')).toBeVisible();

  await page.goto(`/events/${id}/edit`);
  await page.getByRole('button', { name: 'Take the end away' }).click();
  await expect(page.getByRole('button', { name: 'Add an end (optional)' })).toBeFocused();
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(main.getByText('Completed')).toBeVisible();
  await expect(main.getByText('4:30 PM')).toBeHidden();
});

test.describe('in the easternmost time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test(
    'an event and its form also show the time of the college if the viewer is in another time zone',
    { tag: '@wide' },
    async ({ page }) => {
      const times = { date: '2098-12-04T13:00:00.000Z', endsAt: '2098-12-06T10:30:00.000Z' };
      const id = await planEvent(page.request, times);
      await signInAsNewcomer(page);
      await withSettings(page.request, { timeZone: 'Asia/Kolkata' }, async () => {
        await page.goto(`/events/${id}`);
        await expect(
          page.getByText('Fri, Dec 5, 2098, 3:00 AM – Sun, Dec 7, 2098, 12:30 AM', { exact: true }),
        ).toBeVisible();
        const there = 'Thu, Dec 4, 2098, 6:30 PM – Sat, Dec 6, 2098, 4:00 PM';
        await expect(page.getByText(`At the college: ${there} (Asia/Kolkata)`)).toBeVisible();

        await signInAs(page, demo.organizer);
        await page.goto('/events/create');
        await expect(
          page.getByText('Times are yours (Pacific/Kiritimati); the college is in Asia/Kolkata.'),
        ).toBeVisible();
      });
      await withSettings(page.request, { timeZone: 'Pacific/Kiritimati' }, async () => {
        await page.goto(`/events/${id}`);
        await expect(page.getByText('Fri, Dec 5, 2098, 3:00 AM')).toBeVisible();
        await expect(page.getByText('At the college')).toBeHidden();
      });
    },
  );
});

test(
  'an admin chooses the time zone of the college by typing a part of its name',
  { tag: '@wide' },
  async ({ page }) => {
    await withSettings(page.request, {}, async () => {
      await signInAs(page, demo.admin);
      await page.goto('/system-settings');
      const zone = page.getByRole('combobox', { name: 'Time zone of the college' });
      await zone.focus();
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('kolk');
      await expect(page.getByRole('option', { name: 'Asia/Kolkata' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(zone).toHaveValue('Asia/Kolkata');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expect(page.getByText('System settings saved successfully!')).toBeVisible();
      await page.reload();
      await expect(zone).toHaveValue('Asia/Kolkata');

      await zone.fill('atlantis');
      await expect(page.getByText('No zone is called that. Try the largest city near by.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(zone).toHaveValue('Asia/Kolkata');
    });
  },
);
