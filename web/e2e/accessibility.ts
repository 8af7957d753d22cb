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

// The minified file is half as long as `axe.source`. Chromium reports this property without the forced colours.
const source = readFileSync(at('node_modules/axe-core/axe.min.js'), 'utf8').replaceAll(
  '-webkit-text-fill-color',
  'color',
);
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

/** Controls whose name lacks their visible words (WCAG 2.5.3). People who speak to their device say these words. */
export async function namesWithoutVisibleWords(page: Page): Promise<string[]> {
  await injectAxe(page);
  const runOnly: axe.RunOnly = { type: 'rule', values: ['label-content-name-mismatch'] };
  const { violations } = await page.evaluate((options) => (window as unknown as { axe: typeof axe }).axe.run(options), {
    runOnly,
    resultTypes: ['violations'],
  } as axe.RunOptions);
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `the name lacks the visible words: ${html}`));
}

interface Way {
  colorScheme: 'light' | 'dark';
  forcedColors: 'none' | 'active';
  width: number;
}

const audits = new WeakMap<Page, number>();

/**
 * How to look at the page: in both themes, in the colours of the page and of the system, at the width of the screen and at
 * 320 px. With a seed, as in `npm test`, the seed draws one way for each audit. Thorough runs look in all of them.
 */
function waysOf(page: Page, own: number, { EVM_SEED: seed, EVM_THOROUGH } = process.env): Way[] {
  const all = [...new Set([own, 320])].flatMap((width) =>
    (['none', 'active'] as const).flatMap((forcedColors) =>
      (['light', 'dark'] as const).map((colorScheme): Way => ({ colorScheme, forcedColors, width })),
    ),
  );
  if (!seed || EVM_THOROUGH === '1') return all;
  const count = (audits.get(page) ?? 0) + 1;
  audits.set(page, count);
  return [all[crc32(`${seed} ${test.info().title} ${count}`) % all.length]!];
}

/**
 * Lets bars scroll with the page. Otherwise some controls are partly below them, and axe takes a bar for their ground.
 */
const releaseBars = (page: Page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(each).position === 'sticky') {
        each.style.position = 'static';
        each.dataset['released'] = '';
      }
  });

/**
 * Audits the accessibility of the page, once nothing moves. Ignores the elements of the selector `apart`. Leaves the page in
 * the light theme.
 */
export async function auditAccessibility(page: Page, { apart }: { apart?: string } = {}): Promise<void> {
  await page.waitForLoadState('networkidle');
  const own = page.viewportSize()!;
  const runAxe = async ({ width, ...media }: Way, runOnly: axe.RunOnly) => {
    if (page.viewportSize()!.width !== width) await page.setViewportSize({ ...own, width });
    await releaseBars(page);
    await page.emulateMedia(media);
    await waitForAnimations(page);
    await injectAxe(page);
    const { violations } = await page.evaluate(
      ([exclude, options]) => (window as unknown as { axe: typeof axe }).axe.run({ exclude }, options),
      [apart ? [[apart]] : [], { runOnly, resultTypes: ['violations'] }] as [string[][], axe.RunOptions],
    );
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ target, any }) => [target, ...any.map(({ message }) => message)].join(' ')).join(' | ')}`,
    );
    // WCAG 1.4.10
    const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    if (pageWidth > width) found.push(`reflow: ${pageWidth} px`);
    const way = `${width} px, ${media.colorScheme}${media.forcedColors === 'active' ? ', forced colours' : ''}`;
    return found.map((each) => `${way}: ${each}`);
  };
  const violations: string[] = [];
  let lastWidth = 0;
  for (const way of waysOf(page, own.width)) {
    const isThemeOnly = way.width === lastWidth;
    lastWidth = way.width;
    violations.push(
      ...(await runAxe(way, isThemeOnly ? { type: 'rule', values: themeRules } : { type: 'tag', values: ruleTags })),
    );
  }
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  if (page.viewportSize()!.width !== own.width) await page.setViewportSize(own);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll<HTMLElement>('[data-released]')) {
      each.style.position = '';
      delete each.dataset['released'];
    }
  });
  expect(violations).toEqual([]);
}
