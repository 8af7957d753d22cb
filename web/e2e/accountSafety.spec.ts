import { expect, test, type Page } from '@playwright/test';
import { pauseClock } from './clock.ts';
import { linkIn, mailTo, startMailServer } from './mail.ts';
import {
  announce,
  signInAs,
  signInAsNewcomer,
  ask,
  freshEmail,
  password,
  planEvent,
  session,
  signUp,
  withSettings,
} from './people.ts';
import { press } from './press.ts';

const another = 'Lantern@2walk';

async function fillLogin(page: Page, email: string, secret: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(secret);
  await page.getByRole('button', { name: 'Login' }).click();
}

async function fillReset(page: Page, secret: string): Promise<void> {
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill(secret);
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill(secret);
  await page.getByRole('button', { name: 'Reset password' }).click();
}

test(
  'a password reset link from the outbox works once, and its token appears in no address or header',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const elsewhere = await (await browser.newContext()).newPage();
    const { email } = await signInAsNewcomer(elsewhere);
    await elsewhere.goto('/events');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toBeFocused();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Password reset email sent!' })).toBeFocused();
    await expect(
      page.getByText(
        'If an account exists with the email you provided, you will receive a password reset link shortly',
      ),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Back to login' }).click();
    await expect(page).toHaveURL(/\/login$/);

    const link = linkIn(await mailTo(page.request, email));
    const token = link.split('/').at(-1)!;
    const requestHeaders: Promise<string[]>[] = [];
    page.on('request', (request) => {
      const url = request.isNavigationRequest() ? '' : request.url();
      requestHeaders.push(request.allHeaders().then((headers) => [url, ...Object.values(headers)]));
    });
    await page.goto(link);
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill('longer');
    await page.getByRole('button', { name: 'Reset password' }).click();
    await expect(page.getByText('Password must be at least 8 characters')).toBeVisible();
    await expect(page.getByText('Passwords must match')).toBeVisible();
    expect(await page.title()).not.toContain(token);
    const pass = await pauseClock(page);
    await fillReset(page, another);
    const successful = page.getByRole('heading', { level: 1, name: 'Password reset successful!' });
    await expect(successful).toBeVisible();
    expect(page.url()).not.toContain(token);
    await pass(2900);
    await expect(successful).toBeVisible();
    await pass(3000);
    await expect(page).toHaveURL(/\/login$/);
    await page.clock.resume();
    await expect(page.getByText('Links of your calendars still work: log in to make them new')).toBeVisible();
    expect((await Promise.all(requestHeaders)).flat().filter((each) => each.includes(token))).toEqual([]);
    await expect(elsewhere).toHaveURL(/\/login/);

    await fillLogin(page, email, password);
    await expect(page.getByText('Invalid email or password.')).toBeVisible();
    await fillLogin(page, email, another);
    await expect(page).toHaveURL(/\/home$/);

    await elsewhere.goto(link);
    await fillReset(elsewhere, 'Lantern@3walk');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Invalid reset link' })).toBeVisible();
    await expect(elsewhere.getByText('The password reset link is invalid or has expired')).toBeVisible();
    await elsewhere.getByRole('link', { name: 'Request a new link' }).click();
    await expect(elsewhere).toHaveURL(/\/forgot-password$/);
    await elsewhere.context().close();
  },
);

test(
  'an address without an account gets the same answer but no mail; a link without a token is invalid',
  { tag: '@wide' },
  async ({ page }) => {
    const [email, known] = [freshEmail(), (await signInAsNewcomer(page)).email];
    for (const each of [email, known]) {
      await page.goto('/forgot-password');
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByText('Email is required')).toBeVisible();
      await page.getByLabel('Email').fill(each);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Password reset email sent!' })).toBeVisible();
    }
    await mailTo(page.request, known);
    await mailTo(page.request, email, 0);

    await page.goto('/reset-password');
    await expect(page.getByRole('heading', { level: 1, name: 'Invalid reset link' })).toBeVisible();
  },
);

test(
  'a signed-in user who resets their password by a link is sent to the login page',
  { tag: '@wide' },
  async ({ page }) => {
    const { email } = await signInAsNewcomer(page);
    await ask(page.request, `mutation ($input: ForgotPasswordInput!) { forgotPassword(input: $input) { success } }`, {
      input: { email },
    });
    await page.goto(linkIn(await mailTo(page.request, email)));
    await fillReset(page, another);
    await expect(page.getByRole('heading', { level: 1, name: 'Password reset successful!' })).toBeVisible();
    await expect(page).toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  },
);

test(
  'a new account must be confirmed by its mailed link before it signs in, if a mail server is set',
  { tag: '@wide' },
  async ({ page }) => {
    const office = await startMailServer();
    const email = freshEmail();
    await withSettings(
      page.request,
      { emailVerificationRequired: true, smtpServer: '127.0.0.1', smtpPort: office.port },
      async () => {
        await signUp(page.request, { firstName: 'Nila', lastName: 'Raman', email });
        const first = linkIn(await office.mailTo(email));
        await page.goto('/login');
        await fillLogin(page, email, password);
        await expect(page.getByRole('alert')).toContainText(
          'Please confirm your email address first: we have sent you a link.',
        );
        await page.getByRole('button', { name: 'Send the link again' }).click();
        await expect(page.getByText('a new link is on its way')).toBeVisible();
        await expect(page.getByRole('main').locator(':focus')).toBeAttached();
        const second = linkIn(await office.mailTo(email, 2));

        await page.goto(first);
        await expect(page.getByRole('heading', { level: 1, name: 'Invalid confirmation link' })).toBeVisible();
        await page.getByLabel('Email').fill(email);
        await page.getByRole('button', { name: 'Send the link again' }).click();
        await expect(page.getByText('a new link is on its way')).toBeVisible();
        const third = linkIn(await office.mailTo(email, 3));

        const confirmRequests: string[] = [];
        page.on('request', (request) => {
          if (request.postData()?.includes('confirmEmailMutation')) confirmRequests.push(request.url());
        });
        await page.goto(third);
        await expect(page.getByRole('heading', { level: 1, name: 'Your email is confirmed!' })).toBeVisible();
        expect(confirmRequests).toHaveLength(1);
        expect(second).not.toBe(third);
        await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
        await fillLogin(page, email, password);
        await expect(page).toHaveURL(/\/home$/);
      },
    );
    await office.close();
  },
);

test(
  'changing the password keeps all tabs of this browser signed in and signs out all other devices',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const { email, token } = await signInAsNewcomer(page);
    const tab = await page.context().newPage();
    await tab.goto('/announcements');
    await expect(tab.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
    const elsewhere = await (await browser.newContext()).newPage();
    await signInAs(elsewhere, email);
    await elsewhere.goto('/events');
    await expect(elsewhere.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

    await page.goto('/profile');
    await page.getByRole('button', { name: 'Change password' }).click();
    const current = page.getByRole('textbox', { name: 'Current password' });
    await expect(current).toBeFocused();
    await current.fill('Wrong@pass1');
    await page.getByRole('textbox', { name: 'New password', exact: true }).fill(another);
    await page.getByRole('textbox', { name: 'Confirm new password' }).fill(another);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The current password is not right')).toBeVisible();
    await current.fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Your password is changed. All your other devices are signed out.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change password' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'Make them new in the settings' })).toHaveAttribute(
      'href',
      '/settings',
    );
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBe(token);
    await expect(page.getByRole('listitem').filter({ hasText: 'This device' })).toBeVisible();
    await expect(elsewhere).toHaveURL(/\/login/);

    // the live connection continues with the new session, in both tabs
    for (const each of [page, tab]) {
      await each.bringToFront();
      const countLiveNotices = async () => {
        await announce(page.request, { priority: 'LOW' });
        return each.getByRole('log').getByRole('article').count();
      };
      await expect.poll(countLiveNotices).toBeGreaterThan(0);
    }
    await tab.getByRole('link', { name: 'Events', exact: true }).first().click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();

    await fillLogin(elsewhere, email, password);
    await expect(elsewhere.getByText('Invalid email or password.')).toBeVisible();
    await fillLogin(elsewhere, email, another);
    await expect(elsewhere).toHaveURL(/\/events$/);
    await elsewhere.context().close();
  },
);

test('sessions are signed out one by one, and then everywhere', { tag: '@wide' }, async ({ page, browser }) => {
  const id = await planEvent(page.request);
  const { email } = await signInAsNewcomer(page);
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0',
  });
  const phone = await context.newPage();
  await phone.goto(`/login?return=/events/${id}`);
  await fillLogin(phone, email, password);
  // the return path in the form's address ends like this, too, so match the whole address
  await expect(phone).toHaveURL(new RegExp(`^[^?]*/events/${id}$`));
  await session(page.request, email);

  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Your sessions' }).getByRole('listitem');
  await expect(sessions).toHaveCount(3);
  await expect(sessions.first()).toContainText('This device');
  const other = sessions.filter({ hasText: 'Firefox on Android' });
  await expect(other).toContainText('from 127.0.0.1');
  await expect(other.locator('time')).toHaveAttribute('title', /\d/);
  await other.getByRole('button', { name: /^Sign out Firefox on Android/ }).click();
  await expect(page.getByText('Firefox on Android is signed out.')).toBeVisible();
  await expect(sessions).toHaveCount(2);
  await expect(phone).toHaveURL(/\/login/);

  await fillLogin(phone, email, password);
  await expect(phone).toHaveURL(new RegExp(`^[^?]*/events/${id}$`));
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Sign out everywhere?' });
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await press(dialog.getByRole('button', { name: 'Sign out everywhere' }));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText('Links of your calendars still work: log in to make them new')).toBeVisible();
  await expect(phone).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  await context.close();
});
