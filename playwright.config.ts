import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { journeyBrowsers } from './tools/browsers.ts';
import { findChromium } from './tools/chromium.ts';
import { untold } from './tools/screens.ts';
import type { JourneyOptions } from './web/journeys/browser.ts';

const executablePath = findChromium();
// tools/e2e-server.ts starts a server for each worker; a worker reads this file again, and takes its own
const servers = JSON.parse(process.env.E2E_URLS ?? '[]') as string[];

export default defineConfig<object, Partial<JourneyOptions>>({
  testDir: 'web/e2e',
  // two runs at once must not sweep each other's traces away
  outputDir: process.env.E2E_OUTPUT ?? 'test-results/local',
  globalSetup: './tools/e2e-server.ts',
  fullyParallel: true,
  workers: Math.max(2, Math.ceil(availableParallelism() / 2)),
  // far more than anything takes: the machine may be busy with something else
  timeout: 300_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: servers[Number(process.env.TEST_PARALLEL_INDEX ?? 0)],
    // stories of its own let the service worker in: what one page has kept is nothing to the next
    serviceWorkers: 'block',
    // Playwright sometimes loses the folder of the traces, and the story fails. The last picture of what failed is kept. With
    // traces: playwright test --trace retain-on-failure
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
        // Google's own script stays away; stories bring a stand-in
        '--host-resolver-rules=MAP accounts.google.com ~NOTFOUND',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: '**/*.phone.spec.ts',
      grepInvert: untold('desktop'),
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      grepInvert: untold('phone'),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
    // every role, in every engine that this machine has
    ...journeyBrowsers().map(({ name, start }) => ({
      name: `journeys-${name}`,
      testDir: 'web/journeys',
      // their pages are not Playwright's
      use: { start, screenshot: 'off' as const },
    })),
  ],
});
