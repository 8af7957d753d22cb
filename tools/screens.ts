import { globSync } from 'node:fs';
import { seededRandom, shuffled } from '../api/demo/random.ts';
import { at } from './folder.ts';

/**
 * Playwright's `grepInvert` for a screen: the stories that it skips there. Playwright matches it against
 * "desktop door.spec.ts a title @wide".
 * - A story tagged @wide does not depend on the size of the screen. It runs on the phone in thorough runs only.
 * - If there is a seed, as in `npm test`, any other story for both screens runs on one of them. The seed assigns half of the
 *   files to each screen.
 * - Without a seed, as when a developer runs Playwright, it runs on both.
 */
export function skippedStories(screen: 'desktop' | 'phone', { EVM_SEED: seed, EVM_THOROUGH } = process.env): RegExp[] {
  if (EVM_THOROUGH === '1') return [];
  const wideOnly = screen === 'phone' ? [/@wide/] : [];
  if (!seed) return wideOnly;
  const files = shuffled(seededRandom(Number(seed)), storiesForBoth());
  const half = Math.ceil(files.length / 2);
  const otherFiles = screen === 'desktop' ? files.slice(0, half) : files.slice(half);
  return [...wideOnly, ...otherFiles.map((file) => patternOf(file, '(?!.*@wide)'))];
}

/**
 * Playwright's `grepInvert` for a browser of the journeys: the journeys that it skips. Playwright matches it against
 * "journeys-webkit ../journeys/admin.spec.ts a title".
 * - If there is a seed, as in `npm test`, each journey runs in one browser. The seed assigns at least one to each browser, if
 *   there are enough.
 * - Without a seed, and in thorough runs, each journey runs in each browser.
 * - The negative control (errors.spec.ts) always runs in each browser.
 */
export function skippedJourneys(
  browser: string,
  browsers: readonly string[],
  { EVM_SEED: seed, EVM_THOROUGH } = process.env,
): RegExp[] {
  if (!seed || EVM_THOROUGH === '1') return [];
  const files = globSync('*.spec.ts', { cwd: at('web/journeys') }).filter((file) => file !== 'errors.spec.ts');
  const browserIndex = browsers.indexOf(browser);
  return shuffled(seededRandom(Number(seed)), files.toSorted())
    .filter((_, n) => n % browsers.length !== browserIndex)
    .map((file) => patternOf(`../journeys/${file}`));
}

const patternOf = (file: string, rest = '') => new RegExp(` ${file.replaceAll('.', String.raw`\.`)} ${rest}`);

/** The name of a file for only one screen contains that screen: sidebar.phone.spec.ts. */
function storiesForBoth(): string[] {
  const files = globSync('*.spec.ts', { cwd: at('web/e2e') });
  return files.filter((file) => !/\.(desktop|phone)\./.test(file)).toSorted();
}
