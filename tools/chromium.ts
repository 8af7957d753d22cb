import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const places = [
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

/** Finds a browser or, as root on Debian and its kin, installs one; throws what to do where there is no way. */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium (apt-get install chromium)…');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { encoding: 'utf8', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    apt('update', '-qq');
    const { stdout, stderr } = apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    const installed = findChromium();
    if (installed) return installed;
    say(`${stdout}${stderr}`);
  }
  throw new Error(
    'The browser tests need Chromium: install it (Debian: apt-get install chromium; elsewhere: npx playwright install chromium) ' +
      'or name one in CHROMIUM_PATH.',
  );
}
