import { expect, test, type Page, type WebSocketRoute } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { hangNetwork } from './answers.ts';
import { advanceClockUntil, pauseClock } from './clock.ts';
import {
  ask,
  demo,
  freshEmail,
  openControls,
  password,
  planEvent,
  session,
  signInAs,
  signInAsNewcomer,
  signUp,
} from './people.ts';
import { press } from './press.ts';

const attemptTimeout = { timeout: 1000 };

test('a visitor comes back to the requested event after the login', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  await page.goto(`/events/${id}`);
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.getByLabel('Email').fill(demo.participant);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
});

test('a return path to another site is not followed', { tag: '@wide' }, async ({ page }) => {
  for (const trap of ['//evil.example', 'https://evil.example/', '/\\evil.example']) {
    await signInAs(page, demo.participant);
    await page.goto(`/login?return=${encodeURIComponent(trap)}`);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('signing out while the connection opens is no error', { tag: '@wide' }, async ({ page }) => {
  const connections: WebSocketRoute[] = [];
  await page.routeWebSocket('**/graphql', (connection) => void connections.push(connection));
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await signInAs(page, demo.participant);
  await page.goto('/home');
  await expect.poll(() => connections).not.toEqual([]);
  await press(page.getByRole('banner').getByRole('button', { name: 'Logout' }));
  await expect(page).toHaveURL(/\/login/);
  for (const connection of connections) await connection.close();
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  expect(errors).toEqual([]);
});

test('signing out in one tab signs out the others', { tag: '@wide' }, async ({ context, page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/events');
  await expect(other.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

  await openControls(page.getByRole('banner'));
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();

  await expect(page).toHaveURL(/\/login/);
  await expect(other).toHaveURL(/\/login/);
  expect(await other.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('without an answer from the server, a sign-out ends the session on the device', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/home');
  const network = await hangNetwork(page, 'authLogoutMutation');
  const header = page.getByRole('banner');
  await openControls(header);
  await press(header.getByRole('button', { name: 'Logout' }));
  await expect.poll(() => network.requests).toBe(1);
  await expect(page).toHaveURL(/\/login/, { timeout: 20_000 });
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('a session that the server has ended leads to the login page and back', { tag: '@wide' }, async ({ page }) => {
  const email = freshEmail();
  const userId = await signUp(page.request, { firstName: 'Role', lastName: 'Changer', email });
  await signInAs(page, email);
  // without the live connection, which would notice it first (announcements.spec.ts)
  await page.routeWebSocket('**/graphql', () => {});
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Role');

  const admin = await session(page.request, demo.admin);
  await ask(
    page.request,
    `mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }`,
    { input: { userId, role: 'ORGANIZER' } },
    admin.token,
  );
  // a request of the page itself may have led there before, and then there is nothing to press
  const pressed = page.getByRole('link', { name: 'View All Events' }).click();
  await Promise.race([pressed, page.waitForURL(/\/login/)]);
  void pressed.catch(() => {});

  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('link', { name: 'Create Event' })).toBeVisible();
});

test('a profile is edited, and the header greets with the new name', { tag: '@wide' }, async ({ page }) => {
  const email = freshEmail();
  await signUp(page.request, { firstName: 'Old', lastName: 'Name', email });
  await signInAs(page, email);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await expect(page.getByText('Email cannot be changed')).toBeVisible();
  await page.getByLabel('First name').fill('Newly');
  const pass = await pauseClock(page);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  // under the pointer, the message would stay
  await page.mouse.move(0, 0);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await openControls(page.getByRole('banner'));
  await expect(page.getByRole('banner').getByRole('link', { name: /Newly/ })).toBeVisible();
  await pass(2900);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await pass(3000);
  await expect(page.getByText('Profile updated successfully!')).toBeHidden();
});

test.describe('a session that ends without use', () => {
  const warning = (page: Page) => page.getByRole('log', { name: 'Live notices' }).getByText('You will be signed out');
  const token = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

  /** Opens a page on a device with a wrong clock, until it knows how long the session lasts. */
  async function openPage(page: Page, path: string): Promise<void> {
    let isAsked = false;
    page.on('requestfinished', (request) => {
      isAsked ||= Boolean(request.postData()?.includes('renewalTimeLeftQuery'));
    });
    await page.clock.install({ time: new Date('2020-02-29T12:00:00Z') });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await advanceClockUntil(page, () => expect.poll(() => isAsked, attemptTimeout).toBe(true));
    await expect(warning(page)).toHaveCount(0);
  }
  async function waitUnused(page: Page): Promise<void> {
    await page.clock.fastForward('57:05');
    await expect(warning(page)).toHaveText(/in 2 minutes$/);
  }

  test(
    'two minutes before it ends, a warning appears, and a press keeps people signed in, in other tabs too',
    { tag: '@wide' },
    async ({ context, page }) => {
      await signInAsNewcomer(page);
      await openPage(page, '/announcements');
      const before = await token(page);
      const other = await context.newPage();
      await openPage(other, '/events');
      await waitUnused(other);
      await waitUnused(page);
      await auditAccessibility(page);

      // a screen reader presses it without a key
      const stay = page.getByRole('button', { name: 'Stay signed in' });
      await stay.focus();
      await stay.dispatchEvent('click');
      await expect(warning(page)).toHaveCount(0);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(warning(other)).toHaveCount(0);
      expect(await token(page)).not.toBe(before);
      expect(await token(other)).toBe(await token(page));
    },
  );

  test(
    'a key keeps people signed in; without a connection, they see no warning',
    { tag: '@wide' },
    async ({ context, page }) => {
      await signInAsNewcomer(page);
      await openPage(page, '/announcements');
      await waitUnused(page);
      const before = await token(page);
      await page.keyboard.press('Shift');
      await expect(warning(page)).toHaveCount(0);
      await expect.poll(() => token(page)).not.toBe(before);

      const other = await context.newPage();
      // its clock is an hour ahead of the next one, and its requests would count as uses of the session in the future
      await page.close();
      await openPage(other, '/events');
      await waitUnused(other);
      await context.setOffline(true);
      await expect(other.getByRole('banner').getByRole('status')).toContainText('Offline');
      await expect(warning(other)).toHaveCount(0);
    },
  );
});
