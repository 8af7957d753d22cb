import { expect, test, type Page } from '@playwright/test';
import {
  signInAs,
  signInAsNewcomer,
  ask,
  demo,
  freshEmail,
  planEvent,
  session,
  signUp,
  openControls,
} from './people.ts';
import { press } from './press.ts';
import { installPushService } from './push.ts';
import { auditAccessibility } from './accessibility.ts';

test.use({ serviceWorkers: 'allow' });

const pushSection = (page: Page) => page.getByRole('region', { name: 'Push messages in this browser' });

/** A newcomer with a seat at a new event. `write` sends them a letter from its organizer. */
async function withLetters(page: Page) {
  const { token, email } = await signInAsNewcomer(page);
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
  await expect(pushSection(page)).toContainText('They are off here.');
  await press(pushSection(page).getByRole('button', { name: 'Turn on here' }));
  await expect(pushSection(page)).toContainText('They are on here, until you log out.');
}

test(
  'the browser shows a push message, and a press opens its page in the open tab and marks it as read',
  { tag: '@wide' },
  async ({ page }) => {
    const service = await installPushService(page);
    const { title, eventId, write, unread } = await withLetters(page);
    await turnOn(page);
    await auditAccessibility(page);
    await write('Bring string');
    await expect.poll(() => service.arrived.length).toBe(1);
    await service.deliver();
    await expect.poll(service.shownNotifications).toMatchObject([{ title: `${title}: Bring string` }]);
    expect(await unread()).toBe(1);
    await service.pressNewest();
    await expect(page).toHaveURL(`/events/${eventId}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.poll(unread).toBe(0);
    expect(await service.shownNotifications()).toEqual([]);
    await service.close();
  },
);

test('a press on a push message prefers the tab that shows its page', { tag: '@wide' }, async ({ page }) => {
  const service = await installPushService(page);
  const { eventId, write, unread } = await withLetters(page);
  await turnOn(page);
  const there = await page.context().newPage();
  await there.goto(`/events/${eventId}`);
  await page.bringToFront();
  await write('Bring string');
  await expect.poll(() => service.arrived.length).toBe(1);
  await service.deliver();
  await expect.poll(async () => (await service.shownNotifications()).length).toBe(1);
  await service.pressNewest();
  await expect.poll(unread).toBe(0);
  await expect(page).toHaveURL('/settings');
  await expect(there).toHaveURL(`/events/${eventId}`);
  await service.close();
});

test('push messages survive a reload, but end for the next user', { tag: '@wide' }, async ({ page }) => {
  const service = await installPushService(page);
  const { email, write } = await withLetters(page);
  const storedSubscription = () => page.evaluate(() => localStorage.getItem('stand-in subscription'));
  await turnOn(page);
  await page.reload();
  await expect(pushSection(page)).toContainText('They are on here');
  await write('After the reload');
  await expect.poll(() => service.arrived.length).toBe(1);

  await openControls(page.getByRole('banner'));
  await press(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(storedSubscription).toBe('null');
  await signInAs(page, email);
  await page.goto('/settings');
  await expect(pushSection(page)).toContainText('They are off here.');

  // a session that expires leaves push messages on in this browser, until another user signs in
  await press(pushSection(page).getByRole('button', { name: 'Turn on here' }));
  await expect(pushSection(page)).toContainText('They are on here');
  const other = freshEmail();
  await signUp(page.request, { firstName: 'Tara', lastName: 'Sen', email: other });
  await signInAs(page, other);
  await page.goto('/home');
  await expect.poll(storedSubscription).toBe('null');
  await service.close();
});

test('if the browser blocks push messages, the settings say so', { tag: '@wide' }, async ({ page }) => {
  await installPushService(page, 'denied');
  await signInAsNewcomer(page);
  await page.goto('/settings');
  await press(pushSection(page).getByRole('button', { name: 'Turn on here' }));
  await expect(pushSection(page)).toContainText('This browser blocks messages from Campus Events.');
  await expect(pushSection(page).getByRole('button')).toHaveCount(0);
});

test('if push is off for the account, the settings of the browser say so', { tag: '@wide' }, async ({ page }) => {
  const service = await installPushService(page);
  await signInAsNewcomer(page);
  await turnOn(page);
  await page.getByLabel('Push notifications').uncheck();
  await expect(pushSection(page)).toContainText('None are sent, because push notifications are off for your account.');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Push notifications')).not.toBeChecked();
  await service.close();
});
