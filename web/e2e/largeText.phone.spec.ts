import { expect, test, type Page } from '@playwright/test';
import { award, createContestant, demo, planEvent, signInAs } from './people.ts';

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

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 844 }));

test('visitors need no sideways scrolling if text is twice as large or has more space', async ({ page }) => {
  for (const path of ['/', '/login', '/register', '/forgot-password']) await expectNoSidewaysScrolling(page, path);
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
    const button = page.getByRole('main').getByText(name, { exact: true });
    const broken = await button.evaluate((each) => {
      const text = each.firstChild as Text;
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return range.getClientRects().length > 1 ? word : [];
      });
    });
    expect(broken).toEqual([]);
  }
});
