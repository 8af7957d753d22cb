import { expect, type Locator, type Page } from '@playwright/test';

/** The problem of the focus, if any: it is lost, has no ring, or a bar hides the element (WCAG 2.4.7, 2.4.11). */
const focusProblem = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return 'the focus is lost';
    const name = `${focused.localName} “${(focused.ariaLabel ?? focused.textContent).trim().slice(0, 30)}”`;
    // headings and regions take the focus after a navigation, but they are not controls
    if (focused.tabIndex < 0) return '';
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !/^rgba.*, 0\)$/.test(outlineColor);
    };
    // a switch has its ring around the track, the link of a card around the card, the option of a list on the option
    const active = focused.getAttribute('aria-activedescendant');
    const around = [
      focused,
      focused.nextElementSibling,
      focused.parentElement,
      focused.closest('article'),
      active && document.getElementById(active),
    ].filter((each) => each instanceof Element);
    if (!around.some(hasRing)) return `${name} has no ring`;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const [x, y] = [Math.max(left, 0), Math.max(top, 0)];
    const [width, height] = [Math.min(right, innerWidth) - x, Math.min(bottom, innerHeight) - y];
    if (width <= 0 || height <= 0) return `${name} is outside the window`;
    const isSeen = [0.1, 0.5, 0.9].some((across) =>
      [0.1, 0.5, 0.9].some((down) => {
        const hit = document.elementFromPoint(x + width * across, y + height * down);
        return (
          hit && around.some((each) => each.contains(hit) || (hit.contains(each) && hit.matches('label, label *')))
        );
      }),
    );
    return isSeen ? '' : `${name} is hidden`;
  });

/** Presses a key. Afterwards the focus is on something that can be seen. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await expect(async () => expect(await focusProblem(page), `after ${key}`).toBe('')).toPass();
}

/** Presses Tab, or another key, until the control has the focus. */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<void> {
  await expect(control).toBeVisible();
  for (let n = 0; n < 60; n += 1) {
    await pressKey(page, key);
    if (await control.evaluate((each) => each === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

/** Walks over all controls of the page, to its end and back. Returns how many there are, and the problems of the focus. */
export async function walkFocus(page: Page): Promise<{ count: number; problems: string[] }> {
  const problems = new Set<string>();
  let count = 0;
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let n = 0; n < 150; n += 1) {
      await page.keyboard.press(key);
      if (await page.evaluate(() => !document.hasFocus() || document.activeElement === document.body)) break;
      count += 1;
      const problem = await focusProblem(page);
      if (problem) problems.add(`${key}: ${problem}`);
    }
  }
  return { count, problems: [...problems] };
}
