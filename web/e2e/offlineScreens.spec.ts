import { expect, test, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { createDoorHelper, openDoorScreen } from './doorSetup.ts';
import { type Gate, startGate } from './gate.ts';
import { textProblems } from './languageTexts.ts';
import { openMyEvents } from './offlineSetup.ts';
import { planEvent } from './people.ts';
import { press } from './press.ts';

test.use({ serviceWorkers: 'allow' });

let gate: Gate;
test.beforeEach(async ({ baseURL }) => {
  gate = await startGate(baseURL!);
});
test.afterEach(() => gate.close());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const shownTime = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection. This is how it was at' });

for (const path of ['/', '/home'])
  test(`opened at ${path} offline, the client shows My Events`, async ({ page }) => {
    const { title } = await openMyEvents(page, gate.url);
    gate.shut();
    await page.goto(gate.url + path);
    await expect(page).toHaveURL(`${gate.url}/my-events`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
    await expect(shownTime(page)).toBeVisible();
  });

test('if nothing answers, the client shows My Events at / too', async ({ page }) => {
  const { title } = await openMyEvents(page, gate.url);
  gate.hang();
  await page.goto(gate.url, { waitUntil: 'commit' });
  await expect(page).toHaveURL(`${gate.url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(shownTime(page)).toBeVisible();
});

test(
  'if only the API hangs, the client shows My Events in place of the home screen',
  { tag: '@wide' },
  async ({ page }) => {
    const { title } = await openMyEvents(page, gate.url);
    await page.goto(`${gate.url}/home`);
    await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
    gate.hang('/graphql');
    await page.reload();
    await expect(page).toHaveURL(`${gate.url}/my-events`);
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  },
);

test('a screen that works only online says "No connection" and offers My Events', async ({ page }) => {
  const { title } = await openMyEvents(page, gate.url);
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  gate.shut();
  for (const path of ['/events', '/announcements', '/leaderboard', '/settings', '/notifications']) {
    await page.goto(gate.url + path);
    await expect(heading(page, 'No connection')).toBeVisible();
    await expect(page.getByText(/failed|could not be loaded|went wrong/i)).toHaveCount(0);
  }
  await expect(page).toHaveTitle(/No connection/);
  expect(await textProblems(page, ['-'], ['Campus Events'])).toEqual([]);
  expect(errors.filter((text) => !/^Failed to load resource|^WebSocket connection/.test(text))).toEqual([]);
  await auditAccessibility(page);
  await press(page.getByRole('main').getByRole('link', { name: 'My Events and tickets' }));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test('once the connection is back, "Try again" opens the screen', async ({ page }) => {
  await openMyEvents(page, gate.url);
  gate.shut();
  await page.goto(`${gate.url}/leaderboard`);
  await expect(heading(page, 'No connection')).toBeVisible();
  gate.open();
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(heading(page, 'Leaderboard')).toBeVisible();
});

test('without a connection, a helper finds the way back to the door', async ({ page }) => {
  const title = `Door to find ${Date.now()}`;
  const eventId = await planEvent(page.request, { title, language: 'KANNADA' });
  const other = await planEvent(page.request);
  await openDoorScreen(page, gate.url, eventId, await createDoorHelper(page.request, eventId));
  await expect(page.getByText('In step with all doors')).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect(page.getByText('In step with all doors')).toBeVisible();
  gate.shut();
  await page.goto(`${gate.url}/events/${other}`);
  await expect(heading(page, 'No connection')).toBeVisible();
  const door = page.getByRole('link', { name: `At the door: ${title}` });
  await expect(door.getByText(title)).toHaveAttribute('lang', 'kn');
  await press(door);
  await expect(heading(page, 'At the door')).toBeVisible();
});

test('a message about a lost connection goes away once the connection is back', async ({ page }) => {
  await openMyEvents(page, gate.url);
  const eventId = await planEvent(page.request);
  await page.goto(`${gate.url}/events/${eventId}`);
  const register = page.getByRole('button', { name: 'Register Now' });
  await expect(register).toBeVisible();
  gate.shut();
  await press(register);
  const failure = page.getByRole('alert').filter({ hasText: 'Failed to register for the event' });
  await expect(failure).toBeVisible();
  gate.open();
  await expect(failure).toHaveCount(0);
});

test('a server that fails is no lost connection', { tag: '@wide' }, async ({ page }) => {
  await openMyEvents(page, gate.url);
  await page.route('**/graphql', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto(`${gate.url}/home`);
  await expect(heading(page, 'Failed to load data. Please try again later.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Events and tickets' })).toHaveCount(0);
});
