import { type BrowserContext, chromium, type FullConfig } from '@playwright/test';
import { findChromium } from '../tools/chromium.ts';
import startForStories from '../tools/e2e-server.ts';

/*
 * Measures /events on a slow phone: a first visit and the next one, with the files in the browser's cache. Run
 * `node tools/build.ts`, then `node bench/phone.ts [rounds]`. Starts its own server and database. The page is measured without
 * the service worker, because the browser does not slow down the requests of a worker.
 */

/** 3G: delay in ms, throughput in bytes a second. */
const network = { offline: false, latency: 400, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const cpuSlowdown = 6;
const rounds = Number(process.argv[2] ?? 5);

const stop = await startForStories({ workers: 1 } as FullConfig);
const [base] = JSON.parse(process.env['E2E_URLS']!) as [string];

async function login() {
  const query =
    'mutation ($input: LoginInput!) { login(input: $input) { token user { id firstName name role photo } } }';
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { input: { email: 'participant@evm.example', password: 'Evm@demo1' } } }),
  });
  return ((await answer.json()) as { data: { login: { token: string; user: object } } }).data.login;
}

/** Runs in the page. Notes when the first event and the last part of the header were painted. */
const inPage = `
  globalThis.painted = {};
  const watch = () => {
    for (const [what, selector] of [['event', 'main article h3'], ['header', 'header [aria-haspopup=dialog]']])
      if (document.querySelector(selector)) painted[what] ??= performance.now();
    requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);`;

interface Visit {
  readonly event: number;
  readonly header: number;
  readonly requests: number;
  readonly kilobytes: number;
}

async function visit(context: BrowserContext): Promise<Visit> {
  const page = await context.newPage();
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', network);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.goto(`${base}/events`, { waitUntil: 'commit' });
  await page.locator('main article h3').first().waitFor();
  await page.locator('header [aria-haspopup=dialog]').first().waitFor({ state: 'attached' });
  const { event, header, sizes } = await page.evaluate(() => {
    const { painted } = globalThis as unknown as { painted: { event: number; header: number } };
    const all = performance.getEntries() as unknown as { transferSize: number; startTime: number }[];
    return {
      ...painted,
      sizes: all
        .filter(({ transferSize, startTime }) => transferSize > 0 && startTime < painted.header)
        .map(({ transferSize }) => transferSize),
    };
  });
  await page.waitForLoadState('networkidle');
  await page.close();
  return { event, header, requests: sizes.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}

const median = (all: readonly number[]) => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)]!;

function summaryOf(visits: readonly Visit[]): string {
  const of = (what: keyof Visit) => median(visits.map((each) => each[what])).toFixed(0);
  return `first event ${of('event')} ms · whole header ${of('header')} ms · ${of('requests')} requests, ${of('kilobytes')} kB`;
}

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const session = await login();
  const [first, next]: [Visit[], Visit[]] = [[], []];
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
      serviceWorkers: 'block',
    });
    await context.addInitScript({ content: inPage });
    await context.addInitScript(({ token, user }) => {
      localStorage.setItem('user', JSON.stringify(user));
      localStorage.setItem('token', token);
    }, session);
    for (const visits of [first, next]) visits.push(await visit(context));
    await context.close();
  }
  console.log(`first visit: ${summaryOf(first)}\nnext visit:  ${summaryOf(next)}`);
} finally {
  await browser.close();
  await stop();
}
