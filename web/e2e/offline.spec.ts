import { expect, test, type Page } from '@playwright/test';
import { type Gate, startGate } from './gate.ts';
import { countCachedAnswers, openMyEvents } from './offlineSetup.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

test.use({ serviceWorkers: 'allow' });

let gate: Gate;
test.beforeEach(async ({ baseURL }) => {
  gate = await startGate(baseURL!);
});
test.afterEach(() => gate.close());

test('own events open offline, show the time of their data, and refresh once online again', async ({ page }) => {
  const { title } = await openMyEvents(page, gate.url);
  gate.shut();
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  const offlineNotice = page.getByRole('status').filter({ hasText: 'No connection. This is how it was at' });
  await expect(offlineNotice).toBeVisible();
  await auditAccessibility(page);
  // a live connection would read the page again on its own
  await page.routeWebSocket('**/graphql', () => {});
  await page.reload();
  await expect(offlineNotice).toBeVisible();
  gate.open();
  await press(offlineNotice.getByRole('button', { name: 'Try again' }));
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(offlineNotice).toHaveCount(0);
});

const shownTime = (page: Page) => page.getByRole('status').filter({ hasText: 'No connection. This is how it was at' });

test('a page and a ticket that were opened offline are read again once the connection is back', async ({ page }) => {
  const { eventId } = await openMyEvents(page, gate.url);
  for (const path of [`/events/${eventId}`, `/tickets/${eventId}`]) {
    gate.shut();
    await page.goto(gate.url + path);
    await expect(shownTime(page)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('status')).toContainText('Offline');
    gate.open();
    await expect(shownTime(page)).toHaveCount(0);
  }
});

test('if a gateway answers in place of the server, own events are shown as they were', async ({ page }) => {
  const { title } = await openMyEvents(page, gate.url);
  gate.fail();
  await page.goto(`${gate.url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  await expect(shownTime(page)).toBeVisible();
});

test('if nothing answers, own events are shown as they were, and the answer replaces them', async ({ page }) => {
  const { title } = await openMyEvents(page, gate.url);
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
    const { title } = await openMyEvents(page, gate.url);
    await press(
      page
        .getByRole('listitem')
        .filter({ hasText: title })
        .getByRole('link', { name: /ticket/i }),
    );
    const picture = page.getByRole('img', { name: 'The QR code of your ticket' });
    await expect(picture).toBeVisible();
    gate.hang('/graphql');
    await page.reload();
    await expect(picture).toBeVisible();
    await expect(shownTime(page)).toBeVisible();
    gate.open();
    await expect(shownTime(page)).toHaveCount(0);
    await expect(picture).toBeVisible();
  },
);

test('a ticket shows the same QR code offline', async ({ page }) => {
  const { title } = await openMyEvents(page, gate.url);
  await press(
    page
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('link', { name: /ticket/i }),
  );
  const picture = page.getByRole('img', { name: 'The QR code of your ticket' });
  await expect(picture).toBeVisible();
  const drawn = await picture.innerHTML();
  gate.shut();
  await page.reload();
  await expect(page.getByText('No connection. This is how it was at')).toBeVisible();
  expect(await picture.innerHTML()).toBe(drawn);
});

test('a screen without stored data says that the server cannot be reached', { tag: '@wide' }, async ({ page }) => {
  await openMyEvents(page, gate.url);
  gate.shut();
  await page.goto(`${gate.url}/events`);
  await expect(
    page.getByText('We could not reach the server.').or(page.getByText('could not be loaded')).first(),
  ).toBeVisible();
});

test('a sign-out removes all stored data of the user from the device', { tag: '@wide' }, async ({ page }) => {
  const { title } = await openMyEvents(page, gate.url);
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
  await openMyEvents(page, gate.url);
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
