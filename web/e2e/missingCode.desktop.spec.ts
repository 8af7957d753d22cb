import { expect, test, type Page } from '@playwright/test';
import { arriveAs, demo, planEvent } from './people.ts';

/** Counts how often the page itself is loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

/** Whether the page has the rules of a stylesheet, not just a link to it that failed. */
function hasStyles(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (part) => [...document.styleSheets].some(({ href, cssRules }) => href?.includes(part) && cssRules.length > 0),
    `/assets/${name}-`,
  );
}

test('a screen whose code cannot be loaded says so, does not load the page again, and has a way on', async ({
  page,
}) => {
  await arriveAs(page, demo.participant);
  await page.route('**/assets/EventsScreen-*.js', (route) => route.abort());
  await page.goto('/home');
  const loads = countLoads(page);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Events', exact: true })
    .click();
  await expect(page.getByRole('heading', { name: 'Failed to load events. Please try again later.' })).toBeVisible();
  await expect(page.getByText('A part of the application could not be loaded. Try again in a moment.')).toBeVisible();
  expect(loads()).toBe(0);

  await page.unroute('**/assets/EventsScreen-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});

test('without a connection a click leads to a sentence, and to the screen once the connection is back', async ({
  page,
  context,
}) => {
  await arriveAs(page, demo.participant);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('link', { name: 'View Leaderboard' }).first().click();
  await expect(page.getByText('We could not reach the server. Check your connection and try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
});

test('a part without a place on the screen is silent while the connection is away, and there when it is back', async ({
  page,
  context,
}) => {
  await arriveAs(page, demo.participant);
  await page.route('**/assets/live-*.js', async (route) => {
    await context.setOffline(true);
    await route.abort();
  });
  await page.goto('/home');
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  await page.getByRole('link', { name: 'View Leaderboard' }).first().click();
  await expect(page.getByText('We could not reach the server. Check your connection and try again.')).toBeVisible();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeHidden();

  await page.unroute('**/assets/live-*.js');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  await expect(page.getByRole('log', { name: 'Live notices' })).toBeAttached();
});

test('after a deployment the page is loaded again once, and not when that did not help', async ({ page }) => {
  await arriveAs(page, demo.participant);
  await page.route('**/assets/EventsScreen-*.js', (route) => route.fulfill({ status: 404 }));
  await page.route('/', (route) =>
    route.fulfill({ body: '<script type="module" src="/assets/index-new.js"></script>' }),
  );
  await page.goto('/home');
  const loads = countLoads(page);
  await page.getByRole('link', { name: 'Browse Events' }).click();
  await expect(page.getByRole('heading', { name: 'Failed to load events. Please try again later.' })).toBeVisible();
  expect(loads()).toBe(1);
});

test('a dialog whose code is missing leaves what was typed where it is, and can be tried again', async ({ page }) => {
  await arriveAs(page, demo.organizer);
  await page.route('/', (route) =>
    route.fulfill({ body: '<script type="module" src="/assets/index-new.js"></script>' }),
  );
  await page.route('**/assets/PrimerDialog-*.js', (route) => route.abort());
  await page.goto('/announcements/create');
  const loads = countLoads(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Typed with care');
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Events', exact: true })
    .click();
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed with care');
  expect(loads()).toBe(0);

  await page.unroute('**/assets/PrimerDialog-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('a dialog with a missing dependency can be tried again, and works within its form', async ({ page }) => {
  const title = `Kite day ${Date.now()}`;
  await planEvent(page.request, { title });
  await arriveAs(page, demo.organizer);
  await page.route('**/assets/Combobox-*.js', (route) => route.abort());
  await page.goto('/announcements/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Bring string');
  await page.getByRole('textbox', { name: 'Content' }).fill('A kite is here already.');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();

  const loads = countLoads(page);
  await page.unroute('**/assets/Combobox-*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('combobox', { name: 'Related Event' }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.getByRole('button', { name: 'Create Announcement' }).click();
  await expect(page).toHaveURL('/announcements');
  await expect(page.getByRole('article', { name: 'Bring string' }).getByText(title)).toBeVisible();
  expect(loads()).toBe(0);
});

test('a screen with missing code, texts and styles opens when its link is followed again', async ({ page }) => {
  await arriveAs(page, demo.participant);
  await page.route(/assets\/(leaderboard|LeaderboardScreen)-/, (route) => route.abort());
  await page.goto('/home');
  const leaderboard = page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'Leaderboard' });
  await leaderboard.click();
  await expect(page.getByText('A part of the application could not be loaded. Try again in a moment.')).toBeVisible();

  await page.unroute(/assets\/(leaderboard|LeaderboardScreen)-/);
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/home');
  await leaderboard.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Leaderboard' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  expect(await hasStyles(page, 'LeaderboardScreen')).toBe(true);
});

test('a part with missing styles is tried again with its styles', async ({ page }) => {
  await arriveAs(page, demo.organizer);
  await page.route('**/assets/Combobox-*.css', (route) => route.abort());
  await page.goto('/announcements/create');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();

  await page.unroute('**/assets/Combobox-*.css');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'Related Event' })).toBeVisible();
  expect(await hasStyles(page, 'Combobox')).toBe(true);
});
