import { readFileSync } from 'node:fs';
import { crc32 } from 'node:zlib';
import type axe from 'axe-core';
import { expect, test, type Page } from '@playwright/test';
import { at } from '../../tools/folder.ts';

const ruleTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Waits until all animations have ended, except endless ones and those that follow the scroll position. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, timeline, effect }) =>
          playState !== 'running' || timeline !== document.timeline || effect?.getComputedTiming().endTime === Infinity,
      ),
  );
}

/** The rules that depend on the theme. */
const themeRules = ['color-contrast', 'link-in-text-block'];

// the minified file is half as long as `axe.source`
const source = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8');
const pagesWithAxe = new WeakSet<Page>();

/**
 * Injects axe into each frame that lacks it. Sending its source takes longer than the audit, so the page keeps it for later
 * loads.
 */
async function injectAxe(page: Page): Promise<void> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => {
      const scope = window as { axe?: unknown; bringAxe?: () => void };
      if (!scope.axe) scope.bringAxe?.();
      return Boolean(scope.axe);
    });
    if (!isThere) await frame.evaluate(source);
  }
  if (!pagesWithAxe.has(page)) await page.addInitScript(`window.bringAxe = () => {${source}}`);
  pagesWithAxe.add(page);
}

type Theme = 'light' | 'dark';

/** The themes of an audit. With a seed, as in `npm test`, the seed draws one for each story. Thorough runs look at both. */
function themes({ EVM_SEED: seed, EVM_THOROUGH } = process.env): readonly [Theme, Theme?] {
  if (!seed || EVM_THOROUGH === '1') return ['dark', 'light'];
  return [crc32(`${seed} ${test.info().title}`) % 2 === 0 ? 'dark' : 'light'];
}

/**
 * Audits the accessibility of the page, once nothing moves. Ignores the elements of the selector `apart`. Leaves the page in
 * the light theme.
 */
export async function auditAccessibility(page: Page, { apart }: { apart?: string } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  const runAxe = async (colorScheme: Theme, runOnly: axe.RunOnly) => {
    await page.emulateMedia({ colorScheme });
    await waitForAnimations(page);
    await injectAxe(page);
    const { violations } = await page.evaluate(
      ([exclude, options]) => (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options),
      [apart ? [[apart]] : [], { runOnly, resultTypes: ['violations'] }] as [string[][], axe.RunOptions],
    );
    return violations.map(({ id, nodes }) => `${colorScheme}: ${id}: ${nodes.map(({ target }) => target).join(' | ')}`);
  };
  const [first, second] = themes();
  const violations = await runAxe(first, { type: 'tag', values: ruleTags });
  if (second) violations.push(...(await runAxe(second, { type: 'rule', values: themeRules })));
  await page.emulateMedia({ colorScheme: 'light' });
  expect(violations).toEqual([]);
}
