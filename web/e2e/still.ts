import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Waits until nothing on the page moves or changes its colour any more; what moves for ever, or with the scroll bar only, is
 * left to it.
 */
export async function still(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' || timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** Looks at a page that is still as axe does: everybody can use it. What is `apart` is not looked at. */
export async function audit(page: Page, { apart }: { apart?: string } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  await still(page);
  const axe = new AxeBuilder({ page }).withTags(rules);
  const { violations } = await (apart ? axe.exclude(apart) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' | ')}`)).toEqual([]);
}
