import { expect, type Locator, type Page, test } from '@playwright/test';
import { type FirstScreen, firstScreens } from '../shell/firstScreens.ts';
import { announce, signInAs, demo, planEvent } from './people.ts';

/** On phones, one screen for each layout of the heading is enough. The requests are the same in both projects. */
const isLikeAnother = ({ stands, title, lead }: FirstScreen, n: number) =>
  firstScreens.slice(0, n).some((other) => other.stands === stands && !other.title === !title && !other.lead === !lead);

/** The banner is for newcomers only. Each case is with or without it. */
const cases = firstScreens.flatMap((screen, n) =>
  (screen.stands === 'banner' ? ['banner', 'top'] : [screen.stands]).map((stands) => ({ ...screen, n, stands })),
);

/** The text of an element and its place. */
const textBox = (element: Locator) =>
  element.evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y } = range.getBoundingClientRect();
    return [node.textContent, Math.round(x), Math.round(y)];
  });

/** Holds all scripts but the inline ones of the page, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => (release = done));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.fallback();
  });
  return release;
}

for (const { n, path, roles, query, stands, title } of cases) {
  const tag = isLikeAnother(firstScreens[n]!, n) ? ['@wide'] : [];
  test(
    `${path}${stands === 'banner' ? ' of a newcomer' : ''} shows its heading before any script runs, and sends its query only once`,
    { tag },
    async ({ page, viewport }) => {
      const address = path.includes(':id')
        ? path.replace(':id', await planEvent(page.request, { title: 'Paper boats on the quiet river' }))
        : path;
      // texts in several languages, and those with links, need more files
      if (path === '/announcements')
        await announce(page.request, {
          content: 'Seen over the lake: https://kites.example',
          language: 'ENGLISH',
          translations: [{ language: 'KANNADA', title: 'ಗಾಳಿಪಟ', content: 'ಕೆರೆಯ ಮೇಲೆ.' }],
        });
      const [role = 'PARTICIPANT'] = roles ?? [];
      if (role !== 'VISITOR')
        await signInAs(page, demo[role === 'ADMIN' ? 'admin' : role === 'ORGANIZER' ? 'organizer' : 'participant']);
      if (stands === 'banner')
        await page.evaluate(() => {
          const user = JSON.parse(localStorage.getItem('user')!) as object;
          localStorage.setItem('user', JSON.stringify({ ...user, createdAt: new Date() }));
        });
      // the room that the board of current events had at the last visit
      if (stands === 'list') await page.evaluate(() => localStorage.setItem('placesNow', '120'));
      const queryNames: string[] = [];
      // dashboards load plots and profiles load pictures, so they need more files
      const most = /dashboard|profile/.test(path) ? 42 : 30;
      const files = new Set<string>();
      page.on('request', (request) => {
        files.add(request.url());
        if (request.method() === 'POST')
          queryNames.push((request.postDataJSON() as { operationName: string }).operationName);
      });
      const release = await holdScripts(page);

      await page.goto(address, { waitUntil: 'commit' });
      // on a wide screen, the position of the card depends on the height of its form
      const shown = (title || stands === 'event') && !(stands === 'card' && viewport!.width > 1000);
      const early = page.locator(stands === 'banner' ? '#boot-greeting' : '#boot-title');
      if (shown) await expect(early).toHaveText(/\w/);
      const words = await early.textContent();
      const place = shown ? await early.boundingBox() : null;
      if (query) await expect.poll(() => queryNames).toEqual([query.params.name]);
      // only the rows of phones have their titles in known places
      const hasRows = stands === 'list' && viewport!.width < 768;
      const row = page.locator('#boot-list li').first();
      if (hasRows) await expect(row).toBeVisible();
      const firstTitle = hasRows ? await textBox(row) : undefined;
      release();

      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toBeVisible();
      await expect(page.locator('#boot-title')).toHaveCount(0);
      if (place) {
        await expect(heading).toHaveText(words!);
        const then = (await heading.boundingBox())!;
        expect([then.x, then.y, then.height].map(Math.round)).toEqual([place.x, place.y, place.height].map(Math.round));
      }
      if (firstTitle) expect(await textBox(page.getByRole('article').getByRole('heading').first())).toEqual(firstTitle);
      await page.waitForLoadState('networkidle');
      if (query) expect(queryNames.filter((name) => name === query.params.name)).toHaveLength(1);
      expect([...files].slice(most), `more than ${most} files`).toEqual([]);
    },
  );
}

test('in another language, the titles of events are shown before any script runs', async ({ page, viewport }) => {
  const title = 'Paper boats on the quiet river';
  const event = await planEvent(page.request, { title });
  await signInAs(page, demo.participant);
  await page.evaluate(() => localStorage.setItem('language', 'de'));
  const release = await holdScripts(page);
  if (viewport!.width < 768) {
    await page.goto('/events', { waitUntil: 'commit' });
    await expect(page.locator('#boot-list li').first()).toHaveText(/\w/);
  }
  await page.goto(`/events/${event}`, { waitUntil: 'commit' });
  await expect(page.locator('#boot-title')).toHaveText(title);
  const place = await textBox(page.locator('#boot-title'));
  release();
  await expect(page.getByRole('link', { name: 'Zurück zu den Events' })).toBeVisible();
  expect(await textBox(page.getByRole('heading', { level: 1 }))).toEqual(place);
});

test.describe('in a browser that prefers German', () => {
  test.use({ locale: 'de-DE' });

  test('the page has German words before any script runs', async ({ page, viewport }) => {
    const release = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    const early = page.locator('#boot-title');
    await expect(early).toHaveText('Einloggen');
    expect(await early.isVisible()).toBe(viewport!.width < 1000);
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Einloggen' })).toBeVisible();

    // a page in another language than the chosen one
    await page.evaluate(() => localStorage.setItem('language', 'fr'));
    const releaseAgain = await holdScripts(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.getByText('Campus Events', { exact: true }).first()).toBeVisible();
    await expect(early).toBeHidden();
    releaseAgain();
    await expect(page.getByRole('heading', { level: 1, name: 'Se connecter' })).toBeVisible();
  });
});

test(
  'if the early request of the page fails, the client sends the same query again',
  { tag: '@wide' },
  async ({ page }) => {
    await signInAs(page, demo.participant);
    let refused = 0;
    await page.route('**/graphql', (route) => {
      const first = refused === 0 && route.request().postData()?.includes('EventsScreenQuery');
      if (first) refused += 1;
      return first ? route.abort() : route.fallback();
    });
    await page.goto('/events');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(refused).toBe(1);
  },
);

test('each file of code is fetched once, and not at the next visit', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.participant);
  /** The files that came from the server, or that it confirmed. Others came from the cache of the browser. */
  const fetched = async () => {
    await page.goto('/leaderboard');
    await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    return page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.includes('/assets/') && transferSize > 0)
        .map(({ name }) => name),
    );
  };
  const files = await fetched();
  expect(files.length).toBeGreaterThan(10);
  expect(files).toEqual([...new Set(files)]);
  await page.goto('about:blank');
  expect(await fetched()).toEqual([]);
});

test('an address with filters is loaded by the client only', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.participant);
  const queries: string[] = [];
  page.on('request', (request) => {
    const { operationName = '' } =
      request.method() === 'POST' ? (request.postDataJSON() as { operationName: string }) : {};
    if (operationName === 'EventsScreenQuery') queries.push(request.postData()!);
  });
  await page.goto('/events?filter=past');
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(queries.map((body) => (JSON.parse(body) as { variables: { filter: string } }).variables.filter)).toEqual([
    'PAST',
  ]);
});
