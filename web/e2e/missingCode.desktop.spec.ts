import { expect, test, type Page, type Request } from '@playwright/test';
import { countCachedAnswers } from './offlineSetup.ts';
import { signInAs, demo, planEvent } from './people.ts';

/** Counts the page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => (loads += Number(request.isNavigationRequest())));
  return () => loads;
}

/** Whether the page has the rules of a stylesheet; a link that failed has none. */
function hasStyles(page: Page, name: string): Promise<boolean> {
  return page.evaluate(
    (part) => [...document.styleSheets].some(({ href, cssRules }) => href?.includes(part) && cssRules.length > 0),
    `/assets/${name}-`,
  );
}

test('if the code of a screen cannot be loaded, it shows an error, does not reload, and can be retried', async ({
  page,
}) => {
  await signInAs(page, demo.participant);
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

test('without a connection a click shows an error, and the screen opens once the connection is back', async ({
  page,
  context,
}) => {
  await signInAs(page, demo.participant);
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

const isOfHome = (request: Request) => request.postData()?.includes('HomeScreenQuery') ?? false;

test('if the server has answered and only the code is slow, the home screen is not replaced by My Events', async ({
  page,
}) => {
  await signInAs(page, demo.participant);
  await page.goto('/my-events');
  await expect.poll(() => countCachedAnswers(page)).toBeGreaterThan(0);
  let release = () => {};
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route('**/assets/HomeScreen-*.js', (route) => isReleased.then(() => route.continue()));
  await page.clock.install();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const answered = page.waitForResponse((response) => isOfHome(response.request()));
  await page.goto('/home', { waitUntil: 'commit' });
  await (await answered).finished();
  // the client has started, and read the answer before that of a later request
  await expect
    .poll(() => page.evaluate(() => 'earlyRequest' in window && window.earlyRequest === undefined))
    .toBe(true);
  await page.evaluate(() => fetch('/favicon.svg').then((answer) => answer.text()));
  await page.clock.fastForward(10_000);
  release();
  await expect(page.getByRole('heading', { name: 'Announcements' })).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  expect(scripts).toContainEqual(expect.stringContaining('/HomeScreen-'));
  expect(scripts).not.toContainEqual(expect.stringContaining('/offlineHome-'));
});

test('if only the answer for the home screen hangs, My Events replace it', async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/my-events');
  await expect.poll(() => countCachedAnswers(page)).toBeGreaterThan(0);
  await page.route('**/graphql', (route) => (isOfHome(route.request()) ? undefined : route.continue()));
  await page.clock.install();
  await page.goto('/home', { waitUntil: 'commit' });
  // the client has started: another query is answered
  await (await page.waitForResponse((response) => response.url().endsWith('/graphql'))).finished();
  // it gives up after 20 seconds, which do not pass
  await page.clock.pauseAt(Date.now() + 10_000);
  await expect(page).toHaveURL(/\/my-events$/);
});

test('an invisible part shows no error while offline, and loads once the connection is back', async ({
  page,
  context,
}) => {
  await signInAs(page, demo.participant);
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

test('after a deployment the page reloads once, but not again if that did not help', async ({ page }) => {
  await signInAs(page, demo.participant);
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

test('if the code of a dialog is missing, typed text stays and the dialog can be retried', async ({ page }) => {
  await signInAs(page, demo.organizer);
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

test('a form field with a missing dependency can be retried, and then works in its form', async ({ page }) => {
  const title = `Kite day ${Date.now()}`;
  await planEvent(page.request, { title });
  await signInAs(page, demo.organizer);
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
  await signInAs(page, demo.participant);
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

test('a retry of a part with missing styles loads its styles, too', async ({ page }) => {
  await signInAs(page, demo.organizer);
  await page.route('**/assets/Combobox-*.css', (route) => route.abort());
  await page.goto('/announcements/create');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();

  await page.unroute('**/assets/Combobox-*.css');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('combobox', { name: 'Related Event' })).toBeVisible();
  expect(await hasStyles(page, 'Combobox')).toBe(true);
});
