import { existsSync } from 'node:fs';
import path from 'node:path';
import type { BrowserLaunch } from '../web/journeys/browser.ts';
import { debianChromium, findChromium } from './chromium.ts';

export interface JourneyBrowser {
  readonly name: 'chromium' | 'debian-chromium' | 'firefox' | 'webkit';
  readonly start: BrowserLaunch;
}

/** The installed browsers for the journeys (web/journeys): the engines of Safari, Firefox and Chrome. */
export function journeyBrowsers(): JourneyBrowser[] {
  const browsers: JourneyBrowser[] = [];
  // Debian installs MiniBrowser in the library's folder; its path contains the architecture.
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string] ?? process.arch;
  const miniBrowser = firstOf(
    `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
    '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
  );
  const [driver, screen] = [inPath('WebKitWebDriver'), inPath('Xvfb')];
  if (miniBrowser && driver && screen)
    browsers.push({ name: 'webkit', start: { engine: 'webkit', program: miniBrowser, driver, screen } });
  const firefox = inPath('firefox-esr') ?? inPath('firefox');
  if (firefox) browsers.push({ name: 'firefox', start: { engine: 'firefox', program: firefox } });
  const chromium = findChromium();
  if (chromium) browsers.push({ name: 'chromium', start: { engine: 'chrome', program: chromium } });
  const debian = firstOf(...debianChromium);
  if (debian && debian !== chromium)
    browsers.push({ name: 'debian-chromium', start: { engine: 'chrome', program: debian } });
  return browsers;
}

const firstOf = (...places: string[]) => places.find((place) => existsSync(place));

const inPath = (name: string) =>
  firstOf(...(process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name)));
