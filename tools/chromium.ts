import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run } from './steps.ts';

const places = [
  // the same without windows: two thirds of the work
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path in CHROMIUM_PATH, else an installed browser, else Playwright's own; undefined if there is none. */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is nothing there.`);
  return named || [...places, chromium.executablePath()].find((place) => existsSync(place));
}

/** Finds a browser or installs one: as root on Debian and its kin theirs, else Playwright's; throws what to do where there is no way. */
export async function ensureChromium(say: (line: string) => void): Promise<string> {
  const found = findChromium();
  if (found) return found;
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  say(
    `Installing Chromium (${debian ? 'apt-get install chromium-headless-shell' : 'npx playwright install chromium'})…`,
  );
  try {
    if (debian) {
      const env = { DEBIAN_FRONTEND: 'noninteractive' };
      await run('apt-get', ['update', '-qq'], env);
      const install = (name: string) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], env);
      // older Debians have it in one piece only
      await install('chromium-headless-shell').catch(() => install('chromium'));
    } else await run('playwright', ['install', '--no-shell', 'chromium']);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) ' +
      'or name one in CHROMIUM_PATH.',
  );
}
