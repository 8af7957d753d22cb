import axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';

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

/** Brings axe where it is not yet: reading its source takes longer than what it then does. */
async function bringAxe(page: Page): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source);
}

/**
 * Whether a story is told here in both themes. What stands on all screens has its colours on the desktop, and on the phone in
 * thorough runs.
 */
const inBothThemes = () => {
  const { project, file } = test.info();
  return project.name === 'desktop' || file.endsWith('.phone.spec.ts') || process.env.EVM_THOROUGH === '1';
};

/** Looks at a page that is still as axe does, in both themes: everybody can use it. What is `apart` is not looked at. */
export async function audit(page: Page, { apart }: { apart?: string } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  const look = async (colorScheme: 'light' | 'dark', runOnly: axe.RunOnly) => {
    await page.emulateMedia({ colorScheme });
    await still(page);
    await bringAxe(page);
    const { violations } = await page.evaluate(([exclude, options]) => axe.run({ exclude }, options), [
      apart ? [[apart]] : [],
      { runOnly, resultTypes: ['violations'] },
    ] as [string[][], axe.RunOptions]);
    return violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  };
  const found = inBothThemes() ? await look('dark', { type: 'rule', values: colours }) : [];
  expect([...found, ...(await look('light', { type: 'tag', values: rules }))]).toEqual([]);
}
