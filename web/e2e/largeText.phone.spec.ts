import { expect, test, type Locator, type Page } from '@playwright/test';
import { addHelper } from './eventHelpers.ts';
import { announce, ask, award, createContestant, demo, planEvent, signInAs, signInAsNewcomer } from './people.ts';

/** How people may change text, WCAG 1.4.4 and 1.4.12. */
const styles = [
  ':root { font-size: 200% }',
  `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
   p { margin-block-end: 2em !important }`,
];

/**
 * Opens a screen, and a part of it, with larger text, and then with more space. Expects nothing to its side, and no label
 * that is cut.
 */
async function expectNoSidewaysScrolling(page: Page, path: string, open?: string): Promise<void> {
  await page.goto(path);
  if (open) await page.getByRole('button', { name: open }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const content of styles) {
    const style = await page.addStyleTag({ content });
    const { excess, wide, cut } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const isClipped = (element: Element | null): boolean =>
        element !== null &&
        element !== document.documentElement &&
        (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
      const nameOf = (each: Element) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 30)}`;
      return {
        excess: scrollWidth - clientWidth,
        wide: [...document.querySelectorAll('body *')]
          .filter((each) => each.getBoundingClientRect().right > clientWidth + 1 && !isClipped(each.parentElement))
          .map(nameOf)
          .slice(0, 5),
        cut: [...document.querySelectorAll('a, button, label, legend, h1, h2, h3, th, td')]
          .filter((each) => {
            const { overflowY, textOverflow, clipPath } = getComputedStyle(each);
            const isHidden = overflowY === 'hidden' && clipPath === 'none' && textOverflow !== 'ellipsis';
            return isHidden && each.scrollHeight > each.clientHeight + 1;
          })
          .map(nameOf),
      };
    });
    expect.soft({ path, content, excess, wide, cut }).toEqual({ path, content, excess: 0, wide: [], cut: [] });
    await style.evaluate((each) => (each as unknown as Element).remove());
  }
}

/** The words that do not fit on one line. */
const brokenWords = (places: Locator) =>
  places.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const broken: string[] = [];
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) broken.push(word);
        }
      }
      return broken;
    }),
  );

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('visitors need no sideways scrolling if text is twice as large or has more space', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/forgot-password', '/accessibility'])
    await expectNoSidewaysScrolling(page, path);
});

test('long words of German need no sideways scrolling if text is twice as large or has more space', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'de'));
  for (const path of ['/forgot-password', '/reset-password/nothing', '/verify-email/nothing'])
    await expectNoSidewaysScrolling(page, path);
  const { email, token } = await signInAsNewcomer(page);
  await ask(page.request, 'mutation { updateUserSettings(input: { language: GERMAN }) { user { id } } }', {}, token);
  const eventId = await planEvent(page.request);
  await addHelper(page.request, eventId, email, 'MANAGER');
  const publishAt = new Date(Date.now() + 24 * 3_600_000).toISOString();
  await announce(page.request, { eventId, publishAt });
  for (const path of ['notifications', 'announcements', `leaderboard/${eventId}`, `events/${eventId}/announcements`])
    await expectNoSidewaysScrolling(page, `/${path}`);
});

test('participants need no sideways scrolling if text is twice as large or has more space', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const person = await createContestant(page.request, eventId, 'Venkatanarasimharaju');
  await award(page.request, eventId, person, 10);
  await signInAs(page, person.email);
  const screens = ['home', 'events', 'my-events', 'profile', 'settings'];
  for (const path of [...screens, `events/${eventId}`, `tickets/${eventId}`, `leaderboard/${eventId}`])
    await expectNoSidewaysScrolling(page, `/${path}`);
});

test('those who run events need no sideways scrolling if text is twice as large or has more space', async ({
  page,
}) => {
  const eventId = await planEvent(page.request);
  await createContestant(page.request, eventId, 'Venkatanarasimharaju');
  await signInAs(page, demo.admin);
  const places = ['people', 'afterwards', 'edit', 'door'].map((place) => `events/${eventId}/${place}`);
  const screens = ['organizerdashboard', 'admindashboard/audit', 'announcements/create'];
  for (const path of [...screens, `leaderboard/${eventId}/projector`, ...places])
    await expectNoSidewaysScrolling(page, `/${path}`);
  await expectNoSidewaysScrolling(page, '/admindashboard', 'Manage Users');
});

test('with text twice as large, the buttons of a dashboard keep their words whole', async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/admindashboard');
  await page.addStyleTag({ content: styles[0]! });
  for (const name of ['Manage Users', 'Manage Events', 'Configure Settings']) {
    expect(await brokenWords(page.getByRole('main').getByText(name, { exact: true }))).toEqual([]);
  }
});

test('with text twice as large, events keep their words whole', async ({ page }) => {
  const title = 'Photography Competition';
  const eventId = await planEvent(page.request, { title, location: 'Auditorium' });
  const { email } = await createContestant(page.request, eventId, 'Asha');
  const [begins, ends] = [-1, 1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString());
  await planEvent(page.request, { title, date: begins, endsAt: ends });
  for (const [person, paths] of [
    [email, ['/home', '/my-events', '/events']],
    [demo.admin, ['/my-events']],
    [demo.organizer, ['/organizerdashboard']],
  ] as const) {
    await signInAs(page, person);
    for (const path of paths) {
      await page.goto(path);
      await page.addStyleTag({ content: styles[0]! });
      const events = page.locator('main :is([data-leaf], article:has(h3 ~ ul time), [aria-labelledby=next-event] a)');
      await expect(events.filter({ visible: true }).first()).toBeVisible();
      expect(await brokenWords(events), path).toEqual([]);
    }
  }
});

test('with text twice as large, the count of the bell covers nothing, and the name is whole or hidden', async ({
  page,
}) => {
  await signInAs(page, demo.participant);
  await page.goto('/events');
  await page.addStyleTag({ content: styles[0]! });
  const banner = page.getByRole('banner');
  const bell = banner.getByRole('link', { name: /^Notifications/ });
  await expect(bell.locator('span')).toBeVisible();
  const [icon, count] = await bell.locator('> *').evaluateAll((all) => all.map((each) => each.getBoundingClientRect()));
  expect(count!.left).toBeGreaterThanOrEqual(icon!.right);
  const name = banner.getByText('Campus Events', { exact: true });
  expect(await name.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
});

test('with text twice as large, the places of an event and the field to search are in full view', async ({ page }) => {
  const id = await planEvent(page.request);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/people`);
  await page.addStyleTag({ content: styles[0]! });
  const places = page.getByRole('navigation', { name: 'Parts of this event' });
  await expect(places.getByRole('link', { name: 'Door' })).toBeVisible();
  expect(await places.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  await page.goto('/events');
  await page.addStyleTag({ content: styles[0]! });
  const search = page.getByRole('textbox', { name: 'Search events' });
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect.poll(async () => (await filters.boundingBox())!.y - (await search.boundingBox())!.y).toBeGreaterThan(40);
});
