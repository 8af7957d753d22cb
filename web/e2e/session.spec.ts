import { expect, test } from '@playwright/test';
import { pauseClock } from './clock.ts';
import { signInAs, ask, demo, freshEmail, password, planEvent, session, signUp, openControls } from './people.ts';

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
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await openControls(page.getByRole('banner'));
  await expect(page.getByRole('banner').getByRole('link', { name: /Newly/ })).toBeVisible();
  await pass(2900);
  await expect(page.getByText('Profile updated successfully!')).toBeVisible();
  await pass(3000);
  await expect(page.getByText('Profile updated successfully!')).toBeHidden();
});
