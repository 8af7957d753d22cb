import { expect, test, type Page } from '@playwright/test';
import { mutateAsAdmin } from './doorSetup.ts';
import { type Gate, startGate } from './gate.ts';
import { countCachedAnswers, expectCached, openMyEvents } from './offlineSetup.ts';
import { textIn } from './languageTexts.ts';
import { ask, planEvent } from './people.ts';
import { press } from './press.ts';

test.use({ serviceWorkers: 'allow' });

let gate: Gate;
test.beforeEach(async ({ baseURL }) => {
  gate = await startGate(baseURL!);
});
test.afterEach(() => gate.close());

const picture = (page: Page) => page.getByRole('img', { name: 'The QR code of your ticket' });
const shownTime = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection. This is how it was at' });

/** The number of requests for offline copies until now. */
function countCopyRequests(page: Page): () => number {
  let count = 0;
  page.on(
    'request',
    (request) => (count += Number(request.postData()?.includes('offlineCopiesTicketsQuery') ?? false)),
  );
  return () => count;
}

type Ticket = { ticket: { registrationId: string; code: string } };
const readTicket = async (page: Page, id: string, token: string) =>
  (await ask<Ticket>(page.request, 'query ($id: ID!) { ticket(id: $id) { registrationId code } }', { id }, token))
    .ticket;

test('the ticket and the page of an own event open offline, though they were never opened before', async ({ page }) => {
  const { title, eventId, token } = await openMyEvents(page, gate.url);
  const { registrationId, code } = await readTicket(page, eventId, token);
  gate.shut();
  // by the link in the mail, too
  for (const id of [eventId, registrationId]) {
    await page.goto(`${gate.url}/tickets/${id}`);
    await expect(picture(page)).toBeVisible();
    await expect(page.getByText(code)).toBeVisible();
    await expect(shownTime(page)).toBeVisible();
  }
  await press(page.getByRole('main').getByRole('link', { name: title }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Bring a lantern.')).toBeVisible();
  await expect(page.getByRole('main').getByText('Lake gate')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Show your ticket' })).toBeVisible();
  await expect(shownTime(page)).toBeVisible();
  await expect(page.getByText(/failed|could not be loaded|went wrong/i)).toHaveCount(0);
});

test('in another language, the ticket and the own events open offline in that language', async ({ page }) => {
  const { title, eventId, token } = await openMyEvents(page, gate.url);
  const choose = 'mutation { updateUserSettings(input: { language: GERMAN }) { user { id } } }';
  await ask(page.request, choose, {}, token);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const ticketTitle = textIn('de', 'web/tickets', 'tickets.title');
  for (const text of [ticketTitle, textIn('de', 'web/shell', 'layout.skip')])
    await expect.poll(() => hasAsset(page, text)).toBe(true);
  gate.shut();
  await page.goto(`${gate.url}/tickets/${eventId}`);
  await expect(page.getByRole('heading', { level: 1, name: ticketTitle })).toBeVisible();
  await press(page.getByRole('main').getByRole('link', { name: title }));
  await expect(page.getByRole('link', { name: textIn('de', 'web/eventDetail', 'registration.ticket') })).toBeVisible();
  // a language that the device does not have changes nothing, also at the next start
  await page.locator('header select').selectOption('fr', { force: true });
  await page.goto(`${gate.url}/tickets/${eventId}`);
  await expect(page.getByRole('heading', { level: 1, name: ticketTitle })).toBeVisible();
});

/** Whether a stored script contains this text. */
const hasAsset = (page: Page, text: string) =>
  page.evaluate(async (sought) => {
    const cache = await caches.open('assets');
    const scripts = await Promise.all((await cache.matchAll()).map((each) => each.text()));
    return scripts.some((script) => script.includes(sought));
  }, text);

test('after registering, the ticket opens offline, and My Events lists the event', async ({ page }) => {
  await openMyEvents(page, gate.url);
  const title = `Kite day ${Date.now()}`;
  const eventId = await planEvent(page.request, { title });
  await page.goto(`${gate.url}/events/${eventId}`);
  await press(page.getByRole('button', { name: 'Register Now' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Register', exact: true }));
  await expect(page.getByText('You are registered for this event.')).toBeVisible();
  await expect.poll(() => countCachedAnswers(page)).toBe(8);
  gate.shut();
  await page.goto(`${gate.url}/tickets/${eventId}`);
  await expect(picture(page)).toBeVisible();
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('the ticket of a lost seat is removed from the device', async ({ page }) => {
  const { title, eventId, token } = await openMyEvents(page, gate.url);
  const mutation = 'mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { __typename } }';
  await ask(page.request, mutation, { input: { eventId } }, token);
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByText('You have no upcoming events.')).toBeVisible();
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  await expect.poll(() => countCachedAnswers(page)).toBe(2);
  gate.shut();
  await page.goto(`${gate.url}/tickets/${eventId}`);
  await expect(page.getByRole('heading', { level: 1, name: 'No connection' })).toBeVisible();
});

test('copies are fetched once, and again only if an event has changed', { tag: '@wide' }, async ({ page }) => {
  const count = countCopyRequests(page);
  const { title, eventId } = await openMyEvents(page, gate.url);
  expect(count()).toBe(1);
  await page.goto(`${gate.url}/home`);
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Live notices' })).toBeAttached();
  await page.waitForLoadState('networkidle');
  expect(count()).toBe(1);
  await mutateAsAdmin(page.request, 'updateEvent', { eventId, description: 'Now with rain.' });
  await page.reload();
  await expect.poll(count).toBe(2);
  await expectCached(page, 'Now with rain.');
  gate.shut();
  await page.goto(`${gate.url}/events/${eventId}`);
  await expect(page.getByText('Now with rain.')).toBeVisible();
});

test('after a notice about an own event, its copies are renewed', { tag: '@wide' }, async ({ page }) => {
  await page.clock.install();
  const count = countCopyRequests(page);
  const { eventId } = await openMyEvents(page, gate.url);
  await page.goto(`${gate.url}/leaderboard`);
  const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ });
  await expect(bell).toBeVisible();
  await mutateAsAdmin(page.request, 'updateEvent', { eventId, location: 'Boat house' });
  await expect(bell).toHaveAccessibleName(/not read$/);
  await page.clock.fastForward(60_000);
  await expect.poll(count).toBe(2);
  await expectCached(page, 'Boat house');
  gate.shut();
  await page.goto(`${gate.url}/tickets/${eventId}`);
  await expect(page.getByText('Boat house')).toBeVisible();
});

test('pages of other events are not stored', { tag: '@wide' }, async ({ page }) => {
  await openMyEvents(page, gate.url);
  const before = await countCachedAnswers(page);
  const other = await planEvent(page.request);
  await page.goto(`${gate.url}/events/${other}`);
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await countCachedAnswers(page)).toBe(before);
});
