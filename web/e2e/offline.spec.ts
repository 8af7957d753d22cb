import { expect, test, type Page } from '@playwright/test';
import { type Gate, startGate } from './gate.ts';
import { signInAsNewcomer, ask, planEvent } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

test.use({ serviceWorkers: 'allow' });

let gate: Gate;
test.beforeEach(async ({ baseURL }) => {
  gate = await startGate(baseURL!);
});
test.afterEach(() => gate.close());

/** A newcomer with a seat, who has opened their events through the gate. Returns the title of the event. */
async function openMyEvents(page: Page): Promise<string> {
  const { token, email } = await signInAsNewcomer(page);
  const title = `Night walk ${Date.now()}`;
  const eventId = await planEvent(page.request, { title });
  await ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }',
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  const storage = await page.evaluate(() => ({ ...localStorage }));
  await page.goto(`${gate.url}/login`);
  await page.evaluate(
    (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)),
    storage,
  );
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  // the worker caches the client once it is active
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => countCachedAnswers(page)).toBe(1);
  return title;
}

const countCachedAnswers = (page: Page) =>
  page.evaluate(async () => ((await caches.has('answers')) ? (await (await caches.open('answers')).keys()).length : 0));

test('own events open offline, show the time of their data, and refresh once online again', async ({ page }) => {
  const title = await openMyEvents(page);
  gate.shut();
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const offlineNotice = page.getByRole('status').filter({ hasText: 'No connection. This is how it was at' });
  await expect(offlineNotice).toBeVisible();
  await auditAccessibility(page);
  gate.open();
  await press(offlineNotice.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(offlineNotice).toHaveCount(0);
});

const shownTime = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection. This is how it was at' });

test('if a gateway answers in place of the server, own events are shown as they were', async ({ page }) => {
  const title = await openMyEvents(page);
  gate.fail();
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(shownTime(page)).toBeVisible();
});

test('if nothing answers, own events are shown as they were, and the answer replaces them', async ({ page }) => {
  const title = await openMyEvents(page);
  gate.hang();
  // the page's icon hangs too, so the page is never loaded completely
  await page.goto(`${gate.url}/my-events`, { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(shownTime(page)).toBeVisible();
  gate.open();
  await expect(shownTime(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
});

test(
  'if only the API hangs, the stored ticket is shown until the answer arrives',
  { tag: '@wide' },
  async ({ page }) => {
    const title = await openMyEvents(page);
    await press(
      page
        .getByRole('listitem')
        .filter({ hasText: title })
        .getByRole('link', { name: /ticket/i }),
    );
    const picture = page.getByRole('img', { name: 'The QR code of your ticket' });
    await expect(picture).toBeVisible();
    await expect.poll(() => countCachedAnswers(page)).toBe(2);
    gate.hang('/graphql');
    await page.reload();
    await expect(picture).toBeVisible();
    await expect(shownTime(page)).toBeVisible();
    gate.open();
    await expect(shownTime(page)).toHaveCount(0);
    await expect(picture).toBeVisible();
  },
);

test('a ticket that was opened once shows the same QR code offline', async ({ page }) => {
  const title = await openMyEvents(page);
  await press(
    page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('link', { name: /ticket/i }),
  );
  const picture = page.getByRole('img', { name: 'The QR code of your ticket' });
  await expect(picture).toBeVisible();
  const drawn = await picture.innerHTML();
  await expect.poll(() => countCachedAnswers(page)).toBe(2);
  gate.shut();
  await page.reload();
  await expect(page.getByText('No connection. This is how it was at')).toBeVisible();
  expect(await picture.innerHTML()).toBe(drawn);
});

test('a screen without stored data says that the server cannot be reached', { tag: '@wide' }, async ({ page }) => {
  await openMyEvents(page);
  gate.shut();
  await page.goto(`${gate.url}/events`);
  await expect(
    page.getByText('We could not reach the server.').or(page.getByText('could not be loaded')).first(),
  ).toBeVisible();
});

test('a sign-out removes all stored data of the user from the device', { tag: '@wide' }, async ({ page }) => {
  const title = await openMyEvents(page);
  // sign out in another tab
  const other = await page.context().newPage();
  await other.goto(`${gate.url}/favicon.svg`);
  await other.evaluate(() => localStorage.clear());
  await expect.poll(() => countCachedAnswers(page)).toBe(0);
  gate.shut();
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
});

test('a newer version waits until the user loads it, and then replaces the old one', async ({ page }) => {
  await openMyEvents(page);
  gate.deploy();
  await page.reload();
  const notice = page.getByRole('article').filter({ hasText: 'A new version is ready' });
  await expect(notice).toBeVisible();
  const hasWaitingWorker = () =>
    page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));
  expect(await hasWaitingWorker()).toBe(true);
  await auditAccessibility(page);
  const loaded = page.waitForEvent('load');
  await press(notice.getByRole('button', { name: 'Load it now' }));
  await loaded;
  await expect.poll(hasWaitingWorker).toBe(false);
  await expect(notice).toHaveCount(0);
});

test(
  'the client can be installed: its manifest names icons that exist and have the right size',
  { tag: '@wide' },
  async ({ page, baseURL }) => {
    await page.goto('/');
    const address = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await page.request.get(address!);
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    const { icons, start_url, display } = (await answer.json()) as {
      icons: { src: string; sizes: string; type: string }[];
      start_url: string;
      display: string;
    };
    expect([start_url, display]).toEqual(['/', 'standalone']);
    for (const { src, sizes, type } of icons) {
      expect((await page.request.get(src)).headers()['content-type']).toContain(type);
      const width = await page.evaluate(async (url) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image.naturalWidth;
      }, `${baseURL}${src}`);
      if (sizes !== 'any') expect(`${width}x${width}`).toBe(sizes);
    }
  },
);
