import { type BrowserContext, type CDPSession, chromium, type FullConfig, type Page } from '@playwright/test';
import pg from 'pg';
import { findChromium } from '../tools/chromium.ts';
import startForStories from '../tools/e2e-server.ts';

/*
 * Measures the offline door: the time from a scan or key press until the result is painted. Run `node tools/build.ts`, then
 * `node bench/door.ts`. Uses lists of 50 and 5,000 people, a phone's screen, and the CPU at full and at quarter speed.
 * Starts its own server and database.
 */

const sizes = [50, 5000];
const cpuSlowdowns = [1, 4];
const tries = 20;

const stop = await startForStories({ workers: 1 } as FullConfig);
const [base] = JSON.parse(process.env['E2E_URLS']!) as [string];
const [databaseUrl] = JSON.parse(process.env['E2E_DATABASES']!) as [string];

async function ask<T>(query: string, variables: object = {}, token?: string): Promise<T> {
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as { data: T; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

const login = async (email: string) =>
  (
    await ask<{ login: { token: string; user: object } }>(
      'mutation ($input: LoginInput!) { login(input: $input) { token user { id firstName name role photo } } }',
      { input: { email, password: 'Evm@demo1' } },
    )
  ).login;

interface Ticket {
  readonly payload: string;
  readonly code: string;
}

/** Creates an event with `most` taken seats. Returns it with the tickets of some of these people. */
async function eventWithSeats(most: number, token: string): Promise<{ eventId: string; tickets: readonly Ticket[] }> {
  const date = new Date(Date.now() + 3_600_000).toISOString();
  const { createEvent } = await ask<{ createEvent: { event: { id: string } } }>(
    `mutation { createEvent(input: { title: "${most} people", description: "Come.", date: "${date}", location: "Hall",
       capacity: 5 }) { event { id } } }`,
    {},
    token,
  );
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  for (const statement of [
    'SET session_replication_role = replica',
    `INSERT INTO users (id, first_name, last_name, email, college, role, password_hash)
     SELECT uuidv7(), (ARRAY['Aarav', 'Meera', 'Joseph', 'Zoya', 'Kiran', 'Lakshmi', 'Daniel', 'Fatima'])[1 + n % 8],
            (ARRAY['Sharma', 'Fernandes', 'Iyer', 'Khan', 'Gowda', 'Das', 'Mathew'])[1 + n % 7] || ' ' || n,
            'of${most}-' || n || '@evm.example',
            (ARRAY['Cauvery Institute of Technology', 'Nandi Hills College', 'St. Anne’s College of Arts'])[1 + n % 3],
            'participant', (SELECT password_hash FROM users WHERE email = 'participant@evm.example')
       FROM generate_series(1, ${most}) n`,
    `INSERT INTO registrations (id, event_id, user_id, name, email)
     SELECT uuidv7(), e.id, u.id, u.first_name || ' ' || u.last_name, u.email
       FROM users u, events e WHERE u.email LIKE 'of${most}-%' AND e.title = '${most} people'`,
    `UPDATE events SET capacity = ${most}, taken = ${most} WHERE title = '${most} people'`,
  ])
    await client.query(statement);
  await client.end();
  const tickets = [];
  for (let n = 0; n < 2 * tries; n += 1) {
    const { token: own } = await login(`of${most}-${n + 1}@evm.example`);
    const query = 'query ($id: ID!) { ticket(id: $id) { payload code } }';
    tickets.push((await ask<{ ticket: Ticket }>(query, { id: createEvent.event.id }, own)).ticket);
  }
  return { eventId: createEvent.event.id, tickets };
}

/**
 * Runs in the page. Fakes a camera that detects the code in `heldUp`. `sinceThen`: the time of the last detection or key
 * press. `painted`: the times when changes inside the watched element were painted.
 */
const inPage = `
  globalThis.BarcodeDetector = class {
    static getSupportedFormats = async () => ['qr_code'];
    async detect() {
      const rawValue = globalThis.heldUp;
      if (!rawValue) return [];
      globalThis.heldUp = undefined;
      globalThis.sinceThen = performance.now();
      return [{ rawValue }];
    }
  };
  navigator.mediaDevices.getUserMedia = async () => {
    const canvas = document.createElement('canvas');
    canvas.getContext('2d').fillRect(0, 0, 9, 9);
    return canvas.captureStream(5);
  };
  addEventListener('keydown', () => (globalThis.sinceThen = performance.now()), { capture: true });
  const { port1, port2 } = new MessageChannel();
  const observer = new MutationObserver(() => requestAnimationFrame(() => port2.postMessage('')));
  globalThis.watch = (selector) => {
    observer.disconnect();
    observer.observe(document.querySelector(selector), { subtree: true, childList: true, characterData: true, attributes: true });
    globalThis.painted = [];
    globalThis.isPainted = new Promise((resolve) => {
      port1.onmessage = () => resolve(painted.push(performance.now()));
    });
  }`;

/** The time from the action until the last painted change within half a second, in ms. */
async function timeUntilPainted(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`watch(${JSON.stringify(selector)})`);
  await act();
  await page.evaluate('isPainted');
  await page.waitForTimeout(500);
  return page.evaluate<number>('painted.at(-1) - sinceThen');
}

const summaryOf = (name: string, all: readonly number[]) => {
  const sorted = all.toSorted((one, other) => one - other);
  return `${name} ${sorted[Math.floor(sorted.length / 2)]!.toFixed(0)} (at most ${sorted.at(-1)!.toFixed(0)})`;
};

async function measure(context: BrowserContext, eventId: string, tickets: readonly Ticket[], rate: number) {
  const page = await context.newPage();
  const throttle: CDPSession = await context.newCDPSession(page);
  await page.goto(`${base}/events/${eventId}/door`);
  await page.getByText('In step with all doors').waitFor();
  await page.getByRole('button', { name: 'Scan tickets' }).click();
  await page.locator('video').waitFor();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await throttle.send('Emulation.setCPUThrottlingRate', { rate });
  const answer = 'dialog [aria-live=assertive]';
  const [scans, codes, keys]: [number[], number[], number[]] = [[], [], []];
  for (const { payload } of tickets.slice(0, tries))
    scans.push(
      await timeUntilPainted(page, answer, () =>
        page.evaluate(`void (globalThis.heldUp = ${JSON.stringify(payload)})`),
      ),
    );
  await page.keyboard.press('Escape');
  const field = page.getByRole('textbox', { name: 'Name, college or code' });
  for (const { code } of tickets.slice(tries, 2 * tries)) {
    await field.fill(code);
    await page.waitForTimeout(500);
    codes.push(await timeUntilPainted(page, '[aria-live=assertive]', () => page.keyboard.press('Enter')));
  }
  await field.focus();
  for (const key of 'lakshmi das 1')
    keys.push(await timeUntilPainted(page, 'section:has(search)', () => page.keyboard.press(key)));
  await page.close();
  await context.setOffline(false);
  return [
    summaryOf('a scan', scans),
    summaryOf('a code with Enter', codes),
    summaryOf('a key in the search', keys),
  ].join(' · ');
}

const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const admin = await login('admin@evm.example');
  for (const most of sizes) {
    const { eventId, tickets } = await eventWithSeats(most, admin.token);
    for (const rate of cpuSlowdowns) {
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
      }, admin);
      console.log(`${most} people, CPU ÷ ${rate}, ms: ${await measure(context, eventId, tickets, rate)}`);
      await context.close();
    }
  }
} finally {
  await browser.close();
  await stop();
}
