import { expect, test, type Locator } from '@playwright/test';
import {
  announce,
  ask,
  createContestant,
  signInAs,
  signInAsNewcomer,
  demo,
  openControls,
  planEvent,
} from './people.ts';

const overflow = (what: Locator) => what.evaluate((element) => element.scrollWidth - element.clientWidth);

test('a small phone shows the name and all tabs in full, and one menu for the account', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await signInAs(page, demo.organizer);
  await page.goto('/announcements');
  const banner = page.getByRole('banner');
  for (const tab of ['All Announcements', 'General Announcements', 'Event Announcements'])
    await expect(page.getByRole('link', { name: tab })).toBeInViewport({ ratio: 1 });
  expect(await overflow(page.locator('main nav').first())).toBe(0);
  expect(await overflow(banner.getByText('Campus Events'))).toBe(0);

  await expect(banner.getByRole('button', { name: 'Logout' })).toBeHidden();
  await openControls(banner);
  await expect(banner.getByRole('link', { name: 'Profile of Arjun' })).toBeVisible();
  await banner.getByRole('link', { name: 'Settings' }).tap();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Settings' })).toBeHidden();
  await openControls(banner);
  await banner.getByRole('button', { name: 'Logout' }).tap();
  await expect(page).toHaveURL(/\/login$/);
});

test('in each language with Latin letters, the links of visitors are one row of the header', async ({ page }) => {
  await page.goto('/login');
  // this browser may have no fonts for other scripts
  for (const tag of ['en', 'de', 'es', 'fr']) {
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), tag);
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    // the choices load after the first paint
    await expect(page.getByRole('banner').getByRole('combobox')).toBeAttached();
    expect((await page.getByRole('banner').boundingBox())!.height, tag).toBeLessThanOrEqual(65);
  }
});

test('the footer of a signed-in person leaves two thirds of the screen', async ({ page }) => {
  const footer = page.getByRole('contentinfo');
  await signInAs(page, demo.organizer);
  await page.goto('/announcements');
  await expect(footer.getByRole('link', { name: 'Terms and conditions' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Announcements' })).toBeVisible();
  const { height } = (await footer.boundingBox())!;
  expect(height).toBeLessThan(844 / 3);
});

test('a person at an event is one line of the list, and a press shows the rest', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const { name, email } = await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/people`);
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Has a seat')).toBeVisible();
  expect((await row.boundingBox())!.height).toBeLessThan(64);
  await row.getByRole('button').tap();
  await expect(row.getByRole('link', { name: email })).toBeVisible();
  expect(await overflow(page.locator('html'))).toBe(0);
});

test('a card has one menu on a phone, and gives the focus back to it', async ({ page }) => {
  const { title } = await announce(page.request);
  await signInAs(page, demo.organizer);
  await page.goto('/announcements');
  const card = page.getByRole('article', { name: title });
  await expect(card.getByRole('button')).toHaveCount(1);
  await card.getByRole('button').tap();
  await card.getByRole('button', { name: 'Delete' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).tap();
  await expect(card.getByRole('button')).toBeFocused();
});

test('going back to the events restores the filter and the scroll position', async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/events');
  await page.getByRole('button', { name: 'Filters' }).tap();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('link', { name: 'Past', exact: true }).tap();
  await expect(page).toHaveURL(/filter=past/);
  await sheet.getByRole('button', { name: 'Show events' }).tap();
  const card = page.getByRole('main').getByRole('article').nth(7);
  const details = card.getByRole('link', { name: 'View details' });
  // the previous list may still be on the screen
  await expect(() => details.scrollIntoViewIfNeeded()).toPass();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(500);
  await details.tap();
  await expect(page.getByRole('link', { name: 'Back to events' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to events' }).tap();
  await expect(page).toHaveURL(/filter=past/);
  await expect(card).toBeInViewport();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});

test('a very small window leaves all space to the form, and dialogs have large touch targets', async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/system-settings');
  const save = page.getByRole('button', { name: 'Save Settings' });
  await expect(save).toBeInViewport();
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('switch', { name: 'Analytics' }).scrollIntoViewIfNeeded();
  await expect(save).not.toBeInViewport();
  await expect(page.getByRole('banner')).not.toBeInViewport();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('switch', { name: 'Maintenance mode' }).tap();
  await save.tap();
  const question = page.getByRole('alertdialog');
  await expect(question).toBeVisible();
  for (const button of await question.getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
});

test('a long heading of the home screen is not broken within a word', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const { token } = await signInAsNewcomer(page);
  await ask(page.request, 'mutation { updateUserSettings(input: { language: GERMAN }) { user { id } } }', {}, token);
  await page.goto('/home');
  const heading = page.getByRole('heading', { name: 'Ankündigungen' });
  const lines = await heading.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return text.getClientRects().length;
  });
  expect(lines).toBe(1);
});

test('the choice of an order keeps a distance from the list of people below it', async ({ page }) => {
  const eventId = await planEvent(page.request);
  await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/people`);
  const order = (await page.getByRole('combobox', { name: 'Order' }).boundingBox())!;
  const list = (await page.getByRole('table').first().boundingBox())!;
  expect(list.y - (order.y + order.height)).toBeGreaterThanOrEqual(8);
});

test('the bar of seats keeps a distance from the button of the door below it', async ({ page }) => {
  const now = Date.now();
  const [title, date] = [`Kite day ${now}`, new Date(now - 3_600_000).toISOString()];
  await planEvent(page.request, { title, date, endsAt: new Date(now + 3_600_000).toISOString() });
  await signInAs(page, demo.admin);
  await page.goto('/my-events');
  const row = page.getByRole('listitem').filter({ hasText: title });
  const door = (await row.getByRole('link', { name: 'At the door' }).boundingBox())!;
  const bar = (await row.locator('[data-track]').boundingBox())!;
  expect(door.y - (bar.y + bar.height)).toBeGreaterThanOrEqual(8);
});

test('an address that cannot be copied is shown within the window', async ({ page }) => {
  const id = await planEvent(page.request);
  await signInAs(page, demo.admin);
  // an old browser has neither
  await page.addInitScript(() => {
    for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
  });
  await page.goto(`/events/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Share' }).tap();
  await expect(page.getByRole('main').getByText(page.url())).toBeVisible();
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});
