import { expect, test, type Page } from '@playwright/test';
import { hangNetwork } from './answers.ts';
import { pauseClock, advanceClockUntil } from './clock.ts';
import {
  signInAs,
  signInAsNewcomer,
  ask,
  demo,
  freshEmail,
  password,
  planEvent,
  session,
  openControls,
} from './people.ts';
import { textIn } from './languageTexts.ts';
import { press } from './press.ts';

const pageBackground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const dark = 'rgb(13, 17, 23)';
const light = 'rgb(255, 255, 255)';

/** The background of the page before any code of the app has run. */
async function firstPaint(page: Page): Promise<string> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { first: getComputedStyle(document.documentElement).backgroundColor }),
    );
  });
  await page.reload();
  return page.evaluate(() => (window as unknown as { first: string }).first);
}

interface Settings {
  viewer: { settings: { theme: string; language: string; notification: object; privacy: object } };
}

async function settingsOf(page: Page, token: string): Promise<Settings['viewer']['settings']> {
  const { viewer } = await ask<Settings>(
    page.request,
    `{ viewer { settings { theme language notification { email push sms } privacy { profileVisible showHistory } } } }`,
    {},
    token,
  );
  return viewer.settings;
}

const fields = `maxUsersPerEvent maxEventsPerOrganizer enableRegistration maintenanceMode emailVerificationRequired
  defaultUserRole sessionTimeout fileUploadLimit allowedFileTypes systemEmailAddress smtpServer smtpPort smtpUsername
  analyticsEnabled loggingLevel eventApprovalRequired terms`;

/** Changes some system settings through the API. */
async function setSystem(page: Page, token: string, changes: Record<string, unknown>): Promise<void> {
  const { systemSettings } = await ask<{ systemSettings: object }>(
    page.request,
    `{ systemSettings { ${fields} } }`,
    {},
    token,
  );
  await ask(
    page.request,
    `mutation ($input: UpdateSystemSettingsInput!) { updateSystemSettings(input: $input) { systemSettings { updatedAt } } }`,
    { input: { ...systemSettings, smtpPassword: '', ...changes } },
    token,
  );
}

test('the theme applies at once, survives a reload without a flash, and follows the account to another device', async ({
  page,
  browser,
}) => {
  const { email } = await signInAsNewcomer(page);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'User Settings' })).toBeVisible();
  await expect(page.getByText('Hello, Nila!')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().postData()?.includes('preferencesMutation') ?? false);
  await page.getByLabel('Theme', { exact: true }).selectOption('Dark');
  await expect.poll(() => pageBackground(page)).toBe(dark);
  await saved;
  expect(await firstPaint(page)).toBe(dark);
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('dark');
  expect(await pageBackground(page)).toBe(dark);

  const other = await (await browser.newContext({ colorScheme: 'light' })).newPage();
  await other.goto('/login');
  expect(await pageBackground(other)).toBe(light);
  await other.getByLabel('Email').fill(email);
  await other.getByRole('textbox', { name: 'Password' }).fill(password);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other).toHaveURL(/\/home$/);
  expect(await pageBackground(other)).toBe(dark);
  expect(await firstPaint(other)).toBe(dark);
  await other.context().close();
});

test('a device keeps its theme after the sign-in, until the account chooses one', async ({ browser }) => {
  const page = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
  const { email, token } = await signInAsNewcomer(page);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  expect(await pageBackground(page)).toBe(dark);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goto('/settings');
  await expect(page.getByLabel('Theme', { exact: true })).toHaveValue('system');
  expect(await pageBackground(page)).toBe(dark);

  // what only the device prefers is not saved with other settings
  await page.getByLabel('Profile visible').uncheck();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  expect((await settingsOf(page, token)).theme).toBe('LIGHT');
  expect(await pageBackground(page)).toBe(dark);

  await page.getByLabel('Theme', { exact: true }).selectOption('Light');
  await expect.poll(() => pageBackground(page)).toBe(light);
  await page.context().close();
});

test('the system theme follows the device from the first paint', { tag: '@wide' }, async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/settings');
  await page.getByLabel('Theme', { exact: true }).selectOption('Light');
  await page.getByLabel('Theme', { exact: true }).selectOption('system');
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await firstPaint(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await firstPaint(page)).toBe(light);
});

test('unavailable settings are hidden, and their stored values are kept', { tag: '@wide' }, async ({ page }) => {
  const { token } = await signInAsNewcomer(page);
  const stored = { notification: { push: false, sms: true } };
  await ask(
    page.request,
    `mutation ($input: UpdateUserSettingsInput!) { updateUserSettings(input: $input) { user { id } } }`,
    { input: stored },
    token,
  );
  await page.goto('/settings');
  await page.getByLabel('Profile visible').uncheck();
  await expect(page.getByText(/SMS/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  const { notification, ...kept } = await settingsOf(page, token);
  expect({ ...kept, notification }).toMatchObject({
    notification: { email: true, push: false, sms: true },
    privacy: { profileVisible: false },
  });
});

test(
  'the settings show the account, and an outdated device neither shows nor saves its old values',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const { email, token } = await signInAsNewcomer(page);
    const themeOf = async () => (await settingsOf(page, token)).theme;
    const theme = page.getByLabel('Theme', { exact: true });
    await page.goto('/settings');
    await expect(theme).toHaveValue('system');

    const other = await (await browser.newContext({ colorScheme: 'light' })).newPage();
    await signInAs(other, email);
    await other.goto('/settings');
    await other.getByLabel('Theme', { exact: true }).selectOption('Dark');
    await expect.poll(themeOf).toBe('DARK');

    // this page is older than the change: saving another setting keeps the new theme and applies it
    await page.getByLabel('Profile visible').uncheck();
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings saved successfully!')).toBeVisible();
    expect(await themeOf()).toBe('DARK');
    await expect(theme).toHaveValue('dark');
    await expect.poll(() => pageBackground(page)).toBe(dark);

    // each device applies the theme of the account when it opens any page
    await openControls(page.getByRole('banner'));
    await page.getByRole('button', { name: /^Theme/ }).click();
    await expect.poll(themeOf).not.toBe('DARK');
    await theme.selectOption('Light');
    await expect.poll(themeOf).toBe('LIGHT');
    await other.goto('/events');
    await expect.poll(() => pageBackground(other)).toBe(light);
    await other.context().close();
  },
);

test('theme and language say that they are saved, and one press brings the previous one back', async ({ page }) => {
  const { token } = await signInAsNewcomer(page);
  await page.goto('/settings');
  const theme = page.getByLabel('Theme', { exact: true });
  const appearance = page.getByRole('region', { name: 'Appearance' });
  await theme.selectOption('Dark');
  await expect(appearance.getByRole('status')).toHaveText('Saved.');
  expect((await settingsOf(page, token)).theme).toBe('DARK');
  await press(appearance.getByRole('button', { name: 'Back to System' }));
  await expect(theme).toHaveValue('system');
  await expect.poll(async () => (await settingsOf(page, token)).theme).toBe('SYSTEM');

  await page.getByLabel('Profile visible').uncheck();
  await page.getByLabel('Display language').selectOption('de');
  const back = page.getByRole('button', {
    name: textIn('de', 'web/settings', 'settings.undo').replace('{name}', 'English'),
  });
  await expect(page.getByText(textIn('de', 'web/settings', 'settings.choiceSaved'), { exact: true })).toBeVisible();
  await press(back);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Settings');
  await expect(page.getByText('Not saved yet: Profile visible')).toBeVisible();
  await expect.poll(async () => (await settingsOf(page, token)).language).toBe('ENGLISH');
});

test('a theme that could not be saved says so, and another try saves it', { tag: '@wide' }, async ({ page }) => {
  const { token } = await signInAsNewcomer(page);
  await page.goto('/settings');
  const theme = page.getByLabel('Theme', { exact: true });
  await expect(theme).toHaveValue('system');
  await page.route('**/graphql', (route) => route.abort());
  await theme.selectOption('Dark');
  await expect(page.getByText('Your choice could not be saved. Please try again.')).toBeVisible();
  await page.unroute('**/graphql');
  await press(page.getByRole('button', { name: 'Try again' }));
  const saved = page.getByText('Saved.', { exact: true });
  await expect(saved).toBeVisible();
  await expect(saved.locator('..')).toBeFocused();
  expect((await settingsOf(page, token)).theme).toBe('DARK');
  await expect(theme).toHaveValue('dark');
});

test('a choice whose answer hangs does not hold back the next one', { tag: '@wide' }, async ({ page }) => {
  const { token } = await signInAsNewcomer(page);
  await page.goto('/settings');
  const theme = page.getByLabel('Theme', { exact: true });
  const network = await hangNetwork(page, 'preferencesMutation');
  await theme.selectOption('Dark');
  await expect.poll(() => network.requests).toBe(1);
  network.repair();
  await theme.selectOption('Light');
  // the first request times out after a minute
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible({ timeout: 20_000 });
  expect((await settingsOf(page, token)).theme).toBe('LIGHT');
  await expect(theme).toHaveValue('light');
});

test('settings that were changed in another tab are kept', async ({ page, context }) => {
  const { token } = await signInAsNewcomer(page);
  const save = async (tab: Page, name: string) => {
    await press(tab.getByRole('checkbox', { name }));
    await press(tab.getByRole('button', { name: 'Save Settings' }));
    await expect(tab.getByText('Settings saved successfully!')).toBeVisible();
  };
  await page.goto('/settings');
  await expect(page.getByRole('checkbox', { name: 'Profile visible' })).toBeChecked();
  const other = await context.newPage();
  await other.goto('/settings');
  await save(other, 'Profile visible');
  await save(page, 'Show event participation history');
  await expect(page.getByRole('checkbox', { name: 'Profile visible' })).not.toBeChecked();
  await expect(page.getByText('Not saved yet')).toHaveCount(0);
  expect((await settingsOf(page, token)).privacy).toEqual({ profileVisible: false, showHistory: false });
});

test(
  'notifications and privacy need the save button, and the message disappears after three seconds',
  { tag: '@wide' },
  async ({ page }) => {
    const { token } = await signInAsNewcomer(page);
    await page.goto('/settings');
    await expect(page.getByLabel('Email notifications')).toBeChecked();
    await expect(page.getByLabel('Profile visible')).toBeChecked();
    await page.getByLabel('Profile visible').uncheck();
    await expect(page.getByRole('button', { name: 'Save Settings' })).toHaveAccessibleDescription(
      'Not saved yet: Profile visible',
    );
    await page.getByRole('link', { name: 'Campus Events' }).first().click();
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }));

    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await page.unroute('**/graphql');
    const pass = await pauseClock(page);
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Settings saved successfully!')).toBeVisible();
    await expect(page.getByText('Not saved yet')).toBeHidden();
    await expect(page.getByRole('alert')).toBeHidden();
    await pass(2900);
    await expect(page.getByText('Settings saved successfully!')).toBeVisible();
    await pass(3000);
    await expect(page.getByText('Settings saved successfully!')).toBeHidden();
    await page.clock.resume();
    expect(await settingsOf(page, token)).toMatchObject({
      notification: { email: true, push: true, sms: false },
      privacy: { profileVisible: false, showHistory: true },
    });
    await page.reload();
    await expect(page.getByLabel('Profile visible')).not.toBeChecked();
  },
);

test(
  'an admin who saves outdated settings sees a conflict, and overwrites nothing',
  { tag: '@wide' },
  async ({ page }) => {
    const { token } = await signInAs(page, demo.admin);
    await page.goto('/system-settings');
    await page.getByLabel('Max users per event').fill('130');
    await setSystem(page, token, { maxEventsPerOrganizer: 1012 });
    await page.getByRole('button', { name: 'Save Settings' }).click();
    await expect(page.getByText('Somebody else has changed the settings since you opened them.')).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    await page.reload();
    await expect(page.getByLabel('Max events per organizer')).toHaveValue('1012');
    // the device keeps the typed number as a draft
    await expect(page.getByLabel('Max users per event')).toHaveValue('130');
    await press(page.getByRole('button', { name: 'Discard' }));
    await expect(page.getByLabel('Max users per event')).not.toHaveValue('130');
    await setSystem(page, token, { maxEventsPerOrganizer: 1000 });
  },
);

test('only admins see the system settings, which are validated by field and saved as a whole', async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/system-settings');
  await expect(page).toHaveURL(/\/home$/);

  const { token } = await signInAs(page, demo.admin);
  await page.goto('/system-settings');
  await expect(page.getByRole('heading', { level: 1, name: 'System Settings' })).toBeVisible();
  for (const name of ['General', 'User settings', 'Email configuration', 'Logging', 'Event approval'])
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  await page.getByLabel('Max users per event').fill('0');
  await page.getByLabel('SMTP server').fill('mail.example:587');
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('Users per event must be a whole number from 1 to 100,000')).toBeVisible();
  await expect(page.getByText('SMTP server must be a host name or an address, without a port')).toBeVisible();
  await expect(page.getByLabel('Max users per event')).toBeFocused();
  await expect(page.getByLabel('Default user role').locator('option')).toHaveText(['Participant', 'Organizer']);

  await page.getByLabel('Max users per event').fill('120');
  await page.getByLabel('SMTP server').fill('');
  await page.getByLabel('SMTP password').fill('not to be seen');
  await page.getByLabel('Allowed file types').fill('jpg, .PNG');
  await page.getByLabel('Logging level').selectOption('Warn');
  await expect(page.getByText(/^Not saved yet: .+ and 2 more$/)).toBeVisible();
  const pass = await pauseClock(page);
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('System settings saved successfully!')).toBeVisible();
  await expect(page.getByLabel('Allowed file types')).toHaveValue('.jpg,.png');
  await expect(page.getByLabel('SMTP password')).toHaveValue('');
  await pass(2900);
  await expect(page.getByText('System settings saved successfully!')).toBeVisible();
  await pass(3000);
  await expect(page.getByText('System settings saved successfully!')).toBeHidden();
  await page.clock.resume();
  await page.reload();
  await expect(page.getByLabel('Max users per event')).toHaveValue('120');

  await page.route('**/graphql', (route) =>
    route.fulfill({
      json: {
        data: null,
        errors: [
          {
            message: 'Please check what you have entered.',
            extensions: { code: 'VALIDATION_FAILED', fields: { smtpPort: 'This port is closed' } },
          },
        ],
      },
    }),
  );
  await page.getByRole('button', { name: 'Save Settings' }).click();
  await expect(page.getByText('This port is closed')).toBeVisible();
  await expect(page.getByLabel('SMTP port')).toBeFocused();
  await page.unroute('**/graphql');
  await setSystem(page, token, {
    maxUsersPerEvent: 100,
    allowedFileTypes: '.jpg,.png,.pdf,.doc,.docx',
    loggingLevel: 'INFO',
  });
});

test(
  'in maintenance a participant sees a notice and returns automatically, while an admin keeps working',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const id = await planEvent(page.request, { title: 'A walk before the works' });
    const visitor = await (await browser.newContext()).newPage();
    const { token } = await signInAs(page, demo.admin);
    const participantPage = await (await browser.newContext()).newPage();
    await signInAsNewcomer(participantPage);
    await participantPage.clock.install();
    await participantPage.goto(`/events/${id}`);
    await participantPage.getByRole('button', { name: 'Register Now' }).click();
    await participantPage.getByRole('dialog').getByLabel('Phone').fill('+91 80 5550 0199');
    const calm = participantPage.getByRole('heading', { level: 1, name: 'We will be back soon' });
    try {
      await page.goto('/system-settings');
      await page.getByRole('switch', { name: 'Maintenance mode' }).check();
      await page.getByRole('button', { name: 'Save Settings' }).click();
      const question = page.getByRole('alertdialog', { name: 'Switch maintenance mode on?' });
      await question.getByRole('button', { name: 'Cancel' }).click();
      await expect(calm).toBeHidden();
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await question.getByRole('button', { name: 'Switch on and save' }).click();

      await advanceClockUntil(participantPage, () => expect(calm).toBeVisible({ timeout: 1000 }));
      await expect(participantPage.getByRole('dialog')).toBeHidden();
      await expect(participantPage.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByText('Maintenance mode is on: only admins get in.')).toBeVisible();
      await page.goto(`/events/${id}`);
      await expect(page.getByRole('heading', { level: 1, name: 'A walk before the works' })).toBeVisible();

      await visitor.goto('/events');
      await expect(visitor.getByRole('heading', { level: 1, name: 'We will be back soon' })).toBeVisible();
      const motionEnds = await visitor.evaluate(() =>
        document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
      );
      expect(Math.max(0, ...motionEnds)).toBeLessThanOrEqual(5000);
      await visitor.getByRole('link', { name: 'Sign in as an admin' }).click();
      await visitor.getByLabel('Email').fill(demo.participant);
      await visitor.getByRole('textbox', { name: 'Password' }).fill(password);
      await visitor.getByRole('button', { name: 'Login' }).click();
      await expect(visitor.getByText('We are working on the platform and will be back soon.')).toBeVisible();
      await visitor.getByLabel('Email').fill(demo.admin);
      await visitor.getByRole('button', { name: 'Login' }).click();
      await expect(visitor.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
      await expect(visitor.getByText('Maintenance mode is on')).toBeVisible();
    } finally {
      await setSystem(page, token, { maintenanceMode: false });
    }
    const phone = participantPage.getByRole('dialog').getByLabel('Phone');
    await advanceClockUntil(participantPage, () => expect(phone).toHaveValue('+91 80 5550 0199', { timeout: 1000 }));
    await expect(calm).toBeHidden();
    await expect(participantPage).toHaveURL(new RegExp(`/events/${id}$`));
    await participantPage.getByRole('dialog').getByRole('button', { name: 'Register' }).click();
    await expect(participantPage.getByText('You are registered for this event.')).toBeVisible();
    await participantPage.context().close();
    await visitor.context().close();
  },
);

test('a user who arrives during maintenance sees the requested screen afterwards', async ({ page }) => {
  const { token } = await session(page.request, demo.admin);
  await signInAsNewcomer(page);
  await setSystem(page, token, { maintenanceMode: true });
  await page.clock.install();
  try {
    await page.goto('/events');
    await expect(page.getByRole('heading', { level: 1, name: 'We will be back soon' })).toBeVisible();
    await expect(page.getByText('You stay signed in')).toBeVisible();
  } finally {
    await setSystem(page, token, { maintenanceMode: false });
  }
  const heading = page.getByRole('heading', { level: 1, name: 'Events' });
  await advanceClockUntil(page, () => expect(heading).toBeVisible({ timeout: 1000 }));
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
});

test('while sign-up is closed, a message replaces the form and its links', { tag: '@wide' }, async ({ page }) => {
  const { token } = await session(page.request, demo.admin);
  const email = freshEmail();
  await page.goto('/register');
  await page.getByLabel('First name').fill('Late');
  await page.getByLabel('Last name').fill('Comer');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('College').fill('Meridian University');
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByLabel('I accept the terms and conditions').check();
  await setSystem(page, token, { enableRegistration: false });
  try {
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page.getByText('Sign-up is closed at the moment.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Register' })).toBeHidden();

    await page.goto('/register');
    await expect(page.getByText('Sign-up is closed at the moment.')).toBeVisible();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  } finally {
    await setSystem(page, token, { enableRegistration: true });
  }
  await page.goto('/login');
  await expect(page.getByRole('link', { name: 'Create an account' })).toBeVisible();
});
