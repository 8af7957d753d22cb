import { expect, test, type Page } from '@playwright/test';
import { award, createContestant, demo, planEvent, signInAs } from './people.ts';

/** Opens a screen with text of twice the size, and expects nothing to its side. */
async function expectNoSidewaysScrolling(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.addStyleTag({ content: ':root { font-size: 200% }' });
  const { excess, wide } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (getComputedStyle(element).overflowX !== 'visible' || isClipped(element.parentElement));
    return {
      excess: scrollWidth - clientWidth,
      wide: [...document.querySelectorAll('body *')]
        .filter((each) => each.getBoundingClientRect().right > clientWidth + 1 && !isClipped(each.parentElement))
        .map((each) => `${each.tagName} ${each.className} ${each.textContent.slice(0, 30)}`)
        .slice(0, 5),
    };
  });
  expect.soft({ path, excess, wide }).toEqual({ path, excess: 0, wide: [] });
}

// text of twice the size is WCAG 1.4.4
test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('visitors need no sideways scrolling if text is twice as large', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/forgot-password']) await expectNoSidewaysScrolling(page, path);
});

test('participants need no sideways scrolling if text is twice as large', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const person = await createContestant(page.request, eventId, 'Venkatanarasimharaju');
  await award(page.request, eventId, person, 10);
  await signInAs(page, person.email);
  const screens = ['home', 'events', 'my-events', 'profile', 'settings'];
  for (const path of [...screens, `events/${eventId}`, `tickets/${eventId}`, `leaderboard/${eventId}`])
    await expectNoSidewaysScrolling(page, `/${path}`);
});

test('those who run events need no sideways scrolling if text is twice as large', async ({ page }) => {
  const eventId = await planEvent(page.request);
  await createContestant(page.request, eventId, 'Venkatanarasimharaju');
  await signInAs(page, demo.admin);
  const places = ['people', 'afterwards', 'edit', 'door'].map((place) => `events/${eventId}/${place}`);
  for (const path of ['announcements/create', `leaderboard/${eventId}/projector`, ...places])
    await expectNoSidewaysScrolling(page, `/${path}`);
});
