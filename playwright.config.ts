import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/chromium.ts';

const executablePath = findChromium();
// tools/e2e-server.ts starts a server for each worker; a worker reads this file again, and takes its own
const servers = JSON.parse(process.env.E2E_URLS ?? '[]') as string[];

export default defineConfig({
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
    // Without pictures, which are a quarter of the work, and without snapshots and answers, which are another fifth; the last
    // picture is kept of what failed. With all of it: playwright test --trace retain-on-failure
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
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
  // A story for one of them alone is named for it: sidebar.phone.spec.ts. What is tagged @wide tells of data, sessions and
  // failures, of nothing that depends on the room on the screen, and is told on the phone in thorough runs only.
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testIgnore: '**/*.desktop.spec.ts',
      ...(process.env.EVM_THOROUGH !== '1' && { grepInvert: /@wide/ }),
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
});
