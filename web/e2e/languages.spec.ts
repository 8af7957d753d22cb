import { expect, test, type Browser, type Page } from '@playwright/test';
import { drawnLanguages, textIn } from './languageTexts.ts';
import { linkIn, startMailServer } from './mail.ts';
import { ask, demo, freshEmail, password, planEvent, session, signInAsNewcomer, withSettings } from './people.ts';
import { press } from './press.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loginIn = (tag: string) => textIn(tag, 'web/accounts', 'login.title');
const languageMenu = (page: Page) => page.locator('header').getByRole('combobox');

async function openIn(browser: Browser, locale: string) {
  const context = await browser.newContext({ locale });
  return { context, page: await context.newPage() };
}

/** Signs in with the form, in any language. */
async function signInWithForm(page: Page, email: string): Promise<void> {
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/);
}

async function storedLanguage(page: Page, email: string): Promise<string> {
  const { token } = await session(page.request, email);
  type Answer = { viewer: { settings: { language: string } } };
  return (await ask<Answer>(page.request, '{ viewer { settings { language } } }', {}, token)).viewer.settings.language;
}

test(
  'a visitor reads the language of the browser, and the choice of another stays',
  { tag: '@wide' },
  async ({ browser }) => {
    const { context, page } = await openIn(browser, 'hi-IN');
    await page.goto('/login');
    await expect(heading(page)).toHaveText(loginIn('hi'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await languageMenu(page).selectOption('zh');
    await expect(heading(page)).toHaveText(loginIn('zh'));
    await page.reload();
    await expect(heading(page)).toHaveText(loginIn('zh'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
    await context.close();
  },
);

test('a browser in a language without texts shows English', { tag: '@wide' }, async ({ browser }) => {
  const { context, page } = await openIn(browser, 'pt-BR');
  await page.goto('/login');
  await expect(heading(page)).toHaveText('Log in');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.close();
});

test('a choice before the sign-in is saved in the account, and applies on other devices', async ({
  page,
  browser,
  isMobile,
}) => {
  const { email } = await signInAsNewcomer(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login');
  await languageMenu(page).selectOption('de');
  await expect(heading(page)).toHaveText(loginIn('de'));
  await signInWithForm(page, email);
  await expect.poll(() => storedLanguage(page, email)).toBe('GERMAN');

  const other = await openIn(browser, 'en-US');
  await other.page.goto('/login');
  await signInWithForm(other.page, email);
  await expect(other.page.locator('html')).toHaveAttribute('lang', 'de');
  const account = other.page.getByRole('button', {
    name: textIn('de', 'web/shell', 'layout.account').replace('{name}', 'Nila'),
  });
  if (isMobile) await account.tap();
  await languageMenu(other.page).selectOption('en');
  await expect(heading(other.page)).toContainText('Welcome');
  await expect.poll(() => storedLanguage(page, email)).toBe('ENGLISH');
  await other.context.close();
});

test(
  'an account without a choice keeps its language in a browser of another one',
  { tag: '@wide' },
  async ({ browser, page }) => {
    const { email } = await signInAsNewcomer(page);
    const { context, page: french } = await openIn(browser, 'fr-FR');
    await french.goto('/login');
    await expect(heading(french)).toHaveText(loginIn('fr'));
    await signInWithForm(french, email);
    await expect(french.locator('html')).toHaveAttribute('lang', 'en');
    expect(await storedLanguage(page, email)).toBe('ENGLISH');
    await context.close();
  },
);

test('settings list all languages by their own names, and the server answers in the chosen one', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/settings');
  const field = page.getByLabel('Display language');
  await expect(field.getByRole('option')).toHaveText([
    'English',
    'Deutsch',
    'Español',
    'Français',
    'हिन्दी',
    'ಕನ್ನಡ',
    '中文',
  ]);
  await field.selectOption('de');
  await expect(page.locator('select[name=language]')).toBeFocused();
  await page.goto('/events/event_00000000000000000000000000');
  await expect(page.getByRole('main')).toContainText(textIn('de', 'api/events', 'notFound'));
});

for (const tag of drawnLanguages())
  test(`in ${tag}, a newcomer signs up, confirms by mail, takes a seat, and reads notice and ticket`, async ({
    browser,
    page: admin,
  }) => {
    const title = `Firefly count ${Date.now()}`;
    const event = await planEvent(admin.request, { title });
    const { context, page } = await openIn(browser, tag);
    const text = (catalogue: string, id: string) => textIn(tag, catalogue, id);
    const button = (catalogue: string, id: string) =>
      page.getByRole('button', { name: text(catalogue, id), exact: true });
    const email = freshEmail();
    const office = await startMailServer();
    const settings = { emailVerificationRequired: true, smtpServer: '127.0.0.1', smtpPort: office.port };
    await withSettings(admin.request, settings, async () => {
      await page.goto('/register');
      for (const [name, value] of Object.entries({
        firstName: 'Nila',
        lastName: 'Raman',
        college: 'Meridian University',
      }))
        await page.locator(`input[name=${name}]`).fill(value);
      await page.locator('input[type=email]').fill(email);
      for (const field of await page.locator('input[type=password]').all()) await field.fill(password);
      await page.getByLabel(text('web/accounts', 'register.terms')).check();
      await press(button('web/accounts', 'register.submit'));
      const letter = await office.mailTo(email);
      expect(letter.text).toContain(text('api/accounts', 'verifyText'));
      await page.goto(linkIn(letter));
      await expect(heading(page)).toHaveText(text('web/accounts', 'verify.done'));
    });
    await page.goto('/login');
    await signInWithForm(page, email);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await page.goto(`/events/${event}`);
    await press(button('web/eventDetail', 'registration.register'));
    await press(
      page
        .getByRole('dialog')
        .getByRole('button', { name: text('web/eventDetail', 'registration.submit'), exact: true }),
    );
    await expect(page.getByText(text('web/eventDetail', 'registration.registered'))).toBeVisible();
    const { token } = await session(admin.request, demo.admin);
    const invite = 'mutation ($input: AddStaffInput!) { addStaff(input: $input) { event { id } } }';
    await ask(
      admin.request,
      invite,
      { input: { eventId: await planEvent(admin.request), email, role: 'DOOR' } },
      token,
    );
    await page.goto('/notifications');
    await expect(page.getByRole('main')).toContainText(text('api/staff', 'helpSubject').split('{')[0]!.trim());
    await page.goto('/my-events');
    await press(page.getByRole('link', { name: text('web/myEvents', 'myEvents.ticket') }));
    await expect(heading(page)).toHaveText(text('web/tickets', 'tickets.title'));
    await context.close();
    await office.close();
  });
