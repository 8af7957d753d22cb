import { chromium } from '@playwright/test';

/*
 * Measures the browser's cost of a calendar month with 2,000 events and of an empty month. Run
 * `node bench/month.ts http://localhost:4000` against a demo college (`npm start`). The created events stay there. Prints
 * the longest task, the time of tasks beyond 50 ms, and the bytes sent. Compare ratios; milliseconds depend on the machine.
 */

const [base = 'http://localhost:4000'] = process.argv.slice(2);
const many = 2000;
const atOnce = 50;
const months = { full: '2077-03', empty: '2077-06' };

interface Answer<T> {
  data: T;
  errors?: { message: string }[];
}

async function ask<T>(query: string, variables: object = {}, token?: string): Promise<T> {
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = (await answer.json()) as Answer<T>;
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

interface Login {
  login: { token: string; user: object };
}

const login = async (email: string) =>
  (
    await ask<Login>(
      'mutation ($input: LoginInput!) { login(input: $input) { token user { id firstName name role photo } } }',
      { input: { email, password: 'Evm@demo1' } },
    )
  ).login;

/** Adds events across the month until it has `many`. */
async function fill(token: string): Promise<void> {
  const { events } = await ask<{ events: { totalCount: number } }>(
    `{ events(from: "${months.full}-01T00:00:00Z", to: "${months.full}-31T23:59:59Z") { totalCount } }`,
    {},
    token,
  );
  for (let n = events.totalCount; n < many; n += atOnce) {
    const each = Array.from({ length: atOnce }, (_, k) => {
      const date = new Date(Date.parse(`${months.full}-01T04:00:00Z`) + (((n + k) * 37) % (30 * 48)) * 1_800_000);
      return `e${k}: createEvent(input: { title: "Evening ${n + k} with a title of some length", description: "Come.",
        date: "${date.toISOString()}", location: "Hall ${(n + k) % 40}", capacity: 40 }) { event { id } }`;
    });
    await ask(`mutation { ${each.join('\n')} }`, {}, token);
  }
}

interface MonthFigures {
  longest: number;
  beyond: number;
  kilobytes: number;
}

const { token: admin } = await login('admin@evm.example');
await fill(admin);
const person = await login('participant@evm.example');
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] });

const observe = `window.tasks = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'longtask' })`;

/** Opens the month from the previous one, so that only the month itself is loaded. */
async function measure(month: string): Promise<MonthFigures> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${base}/favicon.svg`);
  await page.evaluate(
    `localStorage.setItem('user', ${JSON.stringify(JSON.stringify(person.user))}); localStorage.setItem('token', '${person.token}')`,
  );
  const before = new Date(`${month}-01T00:00Z`);
  before.setUTCMonth(before.getUTCMonth() - 1);
  await page.goto(`${base}/events?view=month&month=${before.toISOString().slice(0, 7)}`);
  await page.locator('table[role=grid]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(observe);
  let bytes = 0;
  page.on('response', (response) => void response.body().then((body) => (bytes += body.length)));
  await page.getByRole('link', { name: 'Next month' }).click();
  await page.locator(`td[data-day="${month}-15"]`).waitFor();
  await page.waitForLoadState('networkidle');
  // The browser reports long tasks some time after they end.
  await page.evaluate('new Promise((done) => requestIdleCallback(() => setTimeout(done, 500)))');
  const tasks = await page.evaluate<number[]>('tasks');
  await page.close();
  return {
    longest: Math.max(0, ...tasks),
    beyond: tasks.reduce((sum, task) => sum + task - 50, 0),
    kilobytes: bytes / 1000,
  };
}

for (let turn = 0; turn < 5; turn += 1) {
  const [full, empty] = [await measure(months.full), await measure(months.empty)];
  const summaryOf = ({ longest, beyond, kilobytes }: MonthFigures) =>
    `longest task ${longest < 50 ? 'under 50' : longest.toFixed(0)} ms, ${beyond.toFixed(0)} ms beyond 50, ${kilobytes.toFixed(0)} kB`;
  console.log(
    `${many} events: ${summaryOf(full)} · none: ${summaryOf(empty)} · ${(full.kilobytes / empty.kilobytes).toFixed(1)} times the bytes`,
  );
}
await browser.close();
