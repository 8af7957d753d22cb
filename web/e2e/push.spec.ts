import { expect, test, type Page } from '@playwright/test';
import { arriveAs, arriveAsNewcomer, ask, demo, freshEmail, planEvent, session, signUp, unfold } from './people.ts';
import { press } from './press.ts';
import { bringPushService } from './push.ts';
import { audit } from './still.ts';

test.use({ serviceWorkers: 'allow' });

const here = (page: Page) => page.getByRole('region', { name: 'Push messages in this browser' });

/** A newcomer with a seat at a new event. `write` sends them a letter from its organizer. */
async function withLetters(page: Page) {
  const { token, email } = await arriveAsNewcomer(page);
  const title = `Kite day ${Date.now()}`;
  const eventId = await planEvent(page.request, { title });
  const { viewer } = await ask<{ viewer: { id: string } }>(page.request, '{ viewer { id } }', {}, token);
  const act = (name: string, input: object, by: string) =>
    ask(
      page.request,
      `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { __typename } }`,
      { input: { eventId, ...input } },
      by,
    );
  await act('registerForEvent', { name: 'Nila Raman', email }, token);
  const admin = await session(page.request, demo.admin);
  const write = (subject: string) =>
    act('writeToRegistrations', { userIds: [viewer.id], subject, text: 'Ten metres.' }, admin.token);
  const unread = async () =>
    (await ask<{ unreadNotices: number }>(page.request, '{ unreadNotices }', {}, token)).unreadNotices;
  return { email, title, eventId, write, unread };
}

async function turnOn(page: Page): Promise<void> {
  await page.goto('/settings');
  await expect(here(page)).toContainText('They are off here.');
  await press(here(page).getByRole('button', { name: 'Turn on here' }));
  await expect(here(page)).toContainText('They are on here, until you log out.');
}

test(
  'the browser shows a push message, and a press opens its page in the open tab and marks it as read',
  { tag: '@wide' },
  async ({ page }) => {
    const service = await bringPushService(page);
    const { title, eventId, write, unread } = await withLetters(page);
    await turnOn(page);
    await audit(page);
    await write('Bring string');
    await expect.poll(() => service.arrived.length).toBe(1);
    await service.deliver();
    await expect.poll(service.shown).toMatchObject([{ title: `${title}: Bring string` }]);
    expect(await unread()).toBe(1);
    await service.pressNewest();
    await expect(page).toHaveURL(`/events/${eventId}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(unread).toBe(0);
    expect(await service.shown()).toEqual([]);
    await service.close();
  },
);

test('a press on a push message prefers the tab that shows its page', { tag: '@wide' }, async ({ page }) => {
  const service = await bringPushService(page);
  const { eventId, write, unread } = await withLetters(page);
  await turnOn(page);
  const there = await page.context().newPage();
  await there.goto(`/events/${eventId}`);
  await page.bringToFront();
  await write('Bring string');
  await expect.poll(() => service.arrived.length).toBe(1);
  await service.deliver();
  await expect.poll(async () => (await service.shown()).length).toBe(1);
  await service.pressNewest();
  await expect.poll(unread).toBe(0);
  await expect(page).toHaveURL('/settings');
  await expect(there).toHaveURL(`/events/${eventId}`);
  await service.close();
});

test('push messages survive a reload, but end for the next user', { tag: '@wide' }, async ({ page }) => {
  const service = await bringPushService(page);
  const { email, write } = await withLetters(page);
  const known = () => page.evaluate(() => localStorage.getItem('stand-in subscription'));
  await turnOn(page);
  await page.reload();
  await expect(here(page)).toContainText('They are on here');
  await write('After the reload');
  await expect.poll(() => service.arrived.length).toBe(1);

  await unfold(page.getByRole('banner'));
  await press(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(known).toBe('null');
  await arriveAs(page, email);
  await page.goto('/settings');
  await expect(here(page)).toContainText('They are off here.');

  // a session that expires leaves push messages on in this browser, until another user signs in
  await press(here(page).getByRole('button', { name: 'Turn on here' }));
  await expect(here(page)).toContainText('They are on here');
  const other = freshEmail();
  await signUp(page.request, { firstName: 'Tara', lastName: 'Sen', email: other });
  await arriveAs(page, other);
  await page.goto('/home');
  await expect.poll(known).toBe('null');
  await service.close();
});

test('if the browser blocks push messages, the settings say so', { tag: '@wide' }, async ({ page }) => {
  await bringPushService(page, 'denied');
  await arriveAsNewcomer(page);
  await page.goto('/settings');
  await press(here(page).getByRole('button', { name: 'Turn on here' }));
  await expect(here(page)).toContainText('This browser blocks messages from Campus Events.');
  await expect(here(page).getByRole('button')).toHaveCount(0);
});

test('if push is off for the account, the settings of the browser say so', { tag: '@wide' }, async ({ page }) => {
  const service = await bringPushService(page);
  await arriveAsNewcomer(page);
  await turnOn(page);
  await page.getByLabel('Push notifications').uncheck();
  await expect(here(page)).toContainText('None are sent, because push notifications are off for your account.');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Push notifications')).not.toBeChecked();
  await service.close();
});
