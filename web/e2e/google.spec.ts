import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { changeAnswers } from './answers.ts';
import { credentialOf, stubGoogle, pressGoogle, googleScript } from './google.ts';
import { signInAsNewcomer, ask, demo, freshEmail, planEvent, session, openControls } from './people.ts';

test(
  'a new user signs up with Google, names their college, and next time is signed in at once',
  { tag: '@wide' },
  async ({ page }) => {
    const sub = randomUUID();
    const email = freshEmail();
    await stubGoogle(page, () => credentialOf({ sub, email }));
    await page.goto('/register');
    await pressGoogle(page, 'Sign up with Google');
    const college = page.getByRole('combobox', { name: 'College/University Name' });
    await expect(college).toBeFocused();
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Nina!' })).toBeVisible();
    await expect(page.getByText(email)).toBeVisible();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText('College name is required')).toBeVisible();

    await college.fill('Meridian University');
    let release = () => {};
    const signInHeld = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/graphql', async (route) => {
      await signInHeld;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    release();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Nina!' })).toBeVisible();

    // an account without a password has none to change
    await page.goto('/profile');
    await expect(page.getByText('You log in with Google, so there is no password here yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Send me a link' }).click();
    await expect(page.getByLabel('Email')).toHaveValue(email);

    await openControls(page.getByRole('banner'));
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    const id = await planEvent(page.request);
    await page.goto(`/login?return=/events/${id}`);
    await pressGoogle(page, 'Sign in with Google');
    await expect(page).toHaveURL(new RegExp(`/events/${id}$`));
  },
);

test('an organizer who signs in with Google lands on their dashboard', { tag: '@wide' }, async ({ page, browser }) => {
  const other = await (await browser.newContext()).newPage();
  const { email, token } = await signInAsNewcomer(other);
  const { viewer } = await ask<{ viewer: { id: string } }>(page.request, '{ viewer { id } }', {}, token);
  const admin = await session(page.request, demo.admin);
  await ask(
    page.request,
    `mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }`,
    { input: { userId: viewer.id, role: 'ORGANIZER' } },
    admin.token,
  );
  await stubGoogle(page, () => credentialOf({ email }));
  await page.goto('/login');
  await pressGoogle(page, 'Sign in with Google');
  await expect(page).toHaveURL(/\/organizerdashboard$/);
  await other.context().close();
});

test(
  'an invalid Google token is refused with a message, and the login with a password still works',
  { tag: '@wide' },
  async ({ page }) => {
    await stubGoogle(page, () => credentialOf({ aud: 'somebody-else' }));
    await page.goto('/login');
    await pressGoogle(page, 'Sign in with Google');
    await expect(page.getByRole('alert')).toHaveText('Google login failed');
    await expect(page.getByRole('button', { name: 'Login' })).toBeEnabled();
    await page.getByRole('link', { name: 'Create an account' }).click();
    await pressGoogle(page, 'Sign up with Google');
    await expect(page.getByRole('alert')).toHaveText('Google signup failed');
  },
);

test('if Google’s script is blocked, a short message replaces its button without a layout shift', async ({ page }) => {
  let block = () => {};
  const blocked = new Promise<void>((resolve) => (block = resolve));
  await page.route(googleScript, async (route) => {
    await blocked;
    await route.abort();
  });
  await page.goto('/login');
  const below = page.getByRole('link', { name: 'Create an account' });
  await expect(page.getByText('or', { exact: true })).toBeVisible();
  const before = await below.boundingBox();
  block();
  await expect(page.getByText('Google’s button did not load.')).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  await expect(page.getByRole('alert')).toBeHidden();
});

test('the Google button causes no layout shift, and other screens do not load its script', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.url().startsWith('https://') && scripts.push(new URL(page.url()).pathname));
  await stubGoogle(page);
  await page.goto('/forgot-password');
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeVisible();
  await page.goto('/reset-password/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
  await page.goto('/verify-email/nothing');
  await expect(page.getByRole('heading', { level: 1, name: 'Invalid confirmation link' })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.goto('/login');
  await page.getByText('or', { exact: true }).waitFor();
  const below = page.getByRole('link', { name: 'Create an account' });
  const before = await below.boundingBox();
  await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
  expect(scripts).toEqual(['/login']);
});

test('without a Google client id there is no button and no script', { tag: '@wide' }, async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => request.url().startsWith('https://') && outside.push(request.url()));
  await changeAnswers<{ data?: { platform?: object } }>(page, /./, ({ data }) => {
    if (data?.platform) Object.assign(data.platform, { googleClientId: null });
  });
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page.getByText('or', { exact: true })).toHaveCount(0);
  }
  expect(outside).toEqual([]);
});
