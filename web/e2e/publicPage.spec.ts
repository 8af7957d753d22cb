import { type ConsoleMessage, expect, type Page, test } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { demo, freshEmail, openMore, password, planEvent, signInAs, signUp, withSettings } from './people.ts';
import { press } from './press.ts';

const title = (name: string) => `${name} ${Date.now()}`;

async function signUpNewcomer({ request }: Page): Promise<string> {
  const email = freshEmail();
  await signUp(request, { firstName: 'Nila', lastName: 'Raman', email });
  return email;
}

/** The requests and the messages of the console from now on, such as refusals of the page's policy. */
function recordPage(page: Page) {
  const [requests, messages]: [string[], string[]] = [[], []];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  page.on('console', (message: ConsoleMessage) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(error.message));
  return { requests, messages };
}

test('a stranger finds a published event, signs in to register, and lands at the event', async ({ page }) => {
  const name = title('Dawn yoga');
  const id = await planEvent(page.request, { title: name, isPublished: true });
  const email = await signUpNewcomer(page);
  await withSettings(page.request, { eventPublishingAllowed: true }, async () => {
    const { requests, messages } = recordPage(page);
    await page.goto(`/e/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main).toContainText('Lake gate');
    await expect(main).toContainText('5 free seats');
    await expect(main).toContainText('Bring a lantern.');
    await expect(page).toHaveTitle(`${name} · Campus Events`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await auditAccessibility(page);
    // the page is whole without the client and its scripts, and its own policy refuses none of its parts
    expect(new Set(requests)).toEqual(new Set([`/e/${id}`, `/e/${id}/preview`, '/favicon.svg']));
    expect(messages).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

    await press(page.getByRole('link', { name: 'Sign in to register' }));
    await expect(page.getByText(`Log in to see “${name}”`)).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL(`/events/${id}`);
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    // from now on, the public address leads there at once
    await page.goto(`/e/${id}`);
    await expect(page).toHaveURL(`/events/${id}`);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });
});

test('an unpublished event does not exist for strangers, and signing in leads to it', async ({ page }) => {
  const id = await planEvent(page.request);
  const email = await signUpNewcomer(page);
  const answer = await page.goto(`/e/${id}`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing to see here' })).toBeVisible();
  await auditAccessibility(page);
  await press(page.getByRole('main').getByRole('link', { name: 'Sign in' }));
  await expect(page).toHaveURL(/\/login\?return=/);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(page).toHaveURL(`/events/${id}`);
});

test.describe('without scripts, in Kannada', () => {
  test.use({ javaScriptEnabled: false, locale: 'kn-IN' });
  test('the page of an event is whole', async ({ page }) => {
    const name = title('ಬೆಳಗಿನ ಯೋಗ');
    const id = await planEvent(page.request, { title: name, isPublished: true });
    await withSettings(page.request, { eventPublishingAllowed: true }, async () => {
      await page.goto(`/e/${id}`);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'kn');
      await press(page.getByRole('link', { name: 'ನೋಂದಾಯಿಸಲು ಲಾಗ್ ಇನ್ ಆಗಿ' }));
      await expect(page).toHaveURL(/\/login\?return=/);
    });
  });
});

test('posters of published events lead to the public page, on A4 and A3', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request, { isPublished: true });
  await signInAs(page, demo.admin);
  await withSettings(page.request, { eventPublishingAllowed: true }, async () => {
    await page.goto(`/events/${id}`);
    await openMore(page);
    await press(page.getByRole('link', { name: 'Poster with QR code' }));
    const poster = page.getByRole('article');
    await expect(poster).toContainText(`/e/${id}`);
    await expect(poster).not.toContainText(`/events/${id}`);
    // sizes in points
    for (const [size, box] of [
      ['A4', /\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/],
      ['A3', /\/MediaBox \[0 0 84[12][.\d]* 119[01][.\d]*\]/],
    ] as const) {
      await page.getByRole('combobox', { name: 'Paper size' }).selectOption(size);
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
      expect(paper).toMatch(box);
    }
    await auditAccessibility(page);
  });
});
