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

/** What depends on the theme. */
const colours = ['color-contrast', 'link-in-text-block'];

/** Looks at a page that is still as axe does, in both themes: everybody can use it. What is `apart` is not looked at. */
export async function audit(page: Page, { apart }: { apart?: string } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  const look = async (colorScheme: 'light' | 'dark', choose: (axe: AxeBuilder) => AxeBuilder) => {
    await page.emulateMedia({ colorScheme });
    await still(page);
    // without the page of its own that it opens to put frames together
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
    const { violations } = await choose(apart ? axe.exclude(apart) : axe).analyze();
    return violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  };
  const found = await look('dark', (axe) => axe.withRules(colours));
  expect([...found, ...(await look('light', (axe) => axe.withTags(rules)))]).toEqual([]);
}
