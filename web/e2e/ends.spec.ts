import { expect, test } from '@playwright/test';
import { ask, demo, planEvent, session, signInAs, signInAsNewcomer, withSettings } from './people.ts';
import { press } from './press.ts';

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

test('moving an event shows that its registration moves along, and puts the old times back', async ({ page }) => {
  const begins = Math.floor(Date.now() / hour) * hour + 2 * day;
  const closesAt = new Date(begins - 2 * hour).toISOString();
  const id = await planEvent(page.request, {
    date: new Date(begins).toISOString(),
    registrationRules: { closesAt },
  });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  const closes = page.getByRole('group', { name: 'Registration closes' });
  const note = page.getByRole('status').filter({ hasText: 'Registration closes' });
  await expect(closes.getByLabel('Closes on')).toHaveValue(wall(begins - 2 * hour).day);
  await expect(note).toBeHidden();

  await page.getByLabel('Date').fill(wall(begins + 7 * day).day);
  await expect(note).toContainText('The times of registration move with the event.');
  await expect(closes.getByLabel('Closes on')).toHaveValue(wall(begins + 7 * day - 2 * hour).day);
  await note.getByRole('button', { name: 'Keep the old times' }).click();
  await expect(note).toContainText('The times of registration stay as they were.');
  await expect(closes.getByLabel('Closes on')).toHaveValue(wall(begins - 2 * hour).day);
  await page.getByLabel('Date').fill(wall(begins + 8 * day).day);
  await expect(closes.getByLabel('Closes on')).toHaveValue(wall(begins - 2 * hour).day);
  await note.getByRole('button', { name: 'Move them with the event' }).click();
  await page.getByRole('button', { name: 'Update Event' }).click();
  await expect(page.getByText('Event updated successfully!')).toBeVisible();

  await page.goto(`/events/${id}/edit`);
  await expect(closes.getByLabel('Closes on')).toHaveValue(wall(begins + 8 * day - 2 * hour).day);
  // who has set the time keeps it
  await closes.getByLabel('Closes on').fill(wall(begins).day);
  await page.getByLabel('Date').fill(wall(begins + 6 * day).day);
  await expect(closes.getByLabel('Closes on')).toHaveValue(wall(begins).day);
  await expect(note).toBeHidden();
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

test.describe('a reader in the easternmost time zone', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('a notice says what has changed, in the time of the device', { tag: '@wide' }, async ({ page }) => {
    const { request } = page;
    const eventId = await planEvent(request, { date: '2098-12-04T13:00:00.000Z' });
    const { email, token } = await signInAsNewcomer(page);
    const input = { eventId, name: 'Nila Raman', email };
    await ask(
      request,
      'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }',
      { input },
      token,
    );
    await page.goto('/events');
    const zone = '{ viewer { settings { timeZone } } }';
    await expect
      .poll(() => ask(request, zone, {}, token))
      .toEqual({
        viewer: { settings: { timeZone: 'Pacific/Kiritimati' } },
      });
    const admin = await session(request, demo.admin);
    const move = (changes: object) =>
      ask(
        request,
        'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
        { input: { eventId, ...changes } },
        admin.token,
      );
    await move({ location: 'North bridge' });
    await page.goto('/notifications');
    await expect(page.getByText('Now at North bridge')).toBeVisible();
    await press(page.getByRole('button', { name: 'Mark all as read' }));
    await move({ date: '2098-12-04T14:00:00.000Z' });
    await expect(page.getByText('Now Friday, December 5, 2098 at 4:00 AM GMT+14')).toBeVisible();
  });
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
      await expect(page.getByText('No zone is called that. Try the largest city nearby.')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(zone).toHaveValue('Asia/Kolkata');

      await zone.fill('atlantis');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await expect(page.getByText('Unknown time zone, write it as Asia/Kolkata')).toBeVisible();
      await expect(zone).toBeFocused();
      await expect(zone).toHaveValue('atlantis');
    });
  },
);
