import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { journeyBrowsers } from './tools/browsers.ts';
import { findChromium } from './tools/chromium.ts';
import { at } from './tools/folder.ts';
import { skippedFiles } from './tools/quick.ts';
import { skippedJourneys, skippedStories } from './tools/screens.ts';
import type { JourneyOptions } from './web/journeys/browser.ts';

const executablePath = findChromium();
const browsers = journeyBrowsers();
const skipped = skippedFiles().map((file) => at(file));
// tools/e2e-server.ts starts a server for each worker. Each worker reads this file again and selects its server.
const servers = JSON.parse(process.env.E2E_URLS ?? '[]') as string[];

export default defineConfig<object, Partial<JourneyOptions>>({
  testDir: 'web/e2e',
  // Concurrent runs must not delete each other's output.
  outputDir: process.env.E2E_OUTPUT ?? 'test-results/local',
  globalSetup: './tools/e2e-server.ts',
  fullyParallel: true,
  workers: Math.max(2, Math.ceil(availableParallelism() / 2)),
  // Far longer than any test takes, because the machine may be busy with other work.
  timeout: 300_000,
  expect: { timeout: 60_000, toMatchAriaSnapshot: { pathTemplate: '{testDir}/trees/{arg}{ext}' } },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: servers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)],
    // The cache of one page must not affect the next. Stories about the service worker allow it themselves.
    serviceWorkers: 'block',
    // Off, because Playwright sometimes loses the folder of the traces, and the story fails. A failed story keeps its last
    // screenshot. For traces: playwright test --trace retain-on-failure
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Blocks Google's script; stories serve a fake one.
        '--host-resolver-rules=MAP accounts.google.com ~NOTFOUND',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: ['**/*.phone.spec.ts', ...skipped],
      grepInvert: skippedStories('desktop'),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: ['**/*.desktop.spec.ts', ...skipped],
      grepInvert: skippedStories('phone'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // Every role, in the installed browser engines.
    ...browsers.map(({ name, start }) => ({
      name: `journeys-${name}`,
      testDir: 'web/journeys',
      testIgnore: skipped,
      grepInvert: skippedJourneys(
        name,
        browsers.map((each) => each.name),
      ),
      // Playwright does not control these pages, so it cannot take screenshots.
      use: { start, screenshot: 'off' as const },
    })),
  ],
});
