import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** In the document, so scrolling does not matter. */
    firstPlace?: { x: number; y: number };
  }
}

/** Notes where the link or button with this text appears for the first time, on pages that are opened later. */
export const noteFirstPlace = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((text) => {
    const observer = new MutationObserver(() => {
      const found = [...document.querySelectorAll('main :is(a, button)')].find((each) => each.textContent === text);
      if (!found) return;
      observer.disconnect();
      const { x, y } = found.getBoundingClientRect();
      window.firstPlace = { x: x + scrollX, y: y + scrollY };
    });
    observer.observe(document, { childList: true, subtree: true });
  }, text);

/** People press the wrong thing if a button moves after it has appeared. */
export async function expectAtFirstPlace(page: Page, target: Locator): Promise<void> {
  await page.waitForLoadState('networkidle');
  const place = await target.evaluate((element) => {
    const { x, y } = element.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY };
  });
  expect(place).toEqual(await page.evaluate(() => window.firstPlace));
}
