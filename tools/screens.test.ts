import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { journeyBrowsers } from './browsers.ts';
import { at } from './folder.ts';
import { skippedJourneys, skippedStories } from './screens.ts';

const screens = ['desktop', 'phone'] as const;
const files = ['door', 'doorAnswers', 'everybody', 'mail', 'places', 'staff', 'visitor', 'waitlist'];

/** The screens that run this story. */
const screensRunning = (file: string, title: string, env: Record<string, string>) =>
  screens.filter((screen) => !skippedStories(screen, env).some((some) => some.test(`${screen} ${file} ${title}`)));

test('the seed decides whether a story for both screens runs on the desktop or the phone', () => {
  for (const file of files) {
    const draws = Array.from({ length: 20 }, (_, seed) =>
      screensRunning(`${file}.spec.ts`, 'a title', { EVM_SEED: `${seed}` }),
    );
    expect(draws.every((draw) => draw.length === 1)).toBe(true);
    expect(new Set(draws.flat())).toEqual(new Set(screens));
  }
});

test('a seed splits the files evenly between phone and desktop', () => {
  const [desktop, phone] = screens.map((screen) => skippedStories(screen, { EVM_SEED: '7' }).length);
  // The phone also has the pattern for @wide.
  expect([0, 1]).toContain(desktop! - (phone! - 1));
});

test.each([
  ['in a thorough run', { EVM_SEED: '7', EVM_THOROUGH: '1' }, ['desktop', 'phone']],
  ['by hand', {}, ['desktop']],
  ['with a seed', { EVM_SEED: '7' }, ['desktop']],
  ['with another seed', { EVM_SEED: '8' }, ['desktop']],
])('a story tagged @wide runs on the phone in thorough runs only: %s', (_, env, expected) => {
  for (const file of files) expect(screensRunning(`${file}.spec.ts`, 'a title @wide', env)).toEqual(expected);
});

test.each([
  ['by hand', {}],
  ['in a thorough run', { EVM_SEED: '7', EVM_THOROUGH: '1' }],
])('%s every story for both screens runs on both', (_, env) => {
  for (const file of files) expect(screensRunning(`${file}.spec.ts`, 'a title', env)).toEqual(screens);
});

test('a story for one screen runs there with any seed', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    expect(screensRunning('bell.desktop.spec.ts', 'a title', { EVM_SEED: `${seed}` })).toContain('desktop');
    expect(screensRunning('small.phone.spec.ts', 'a title', { EVM_SEED: `${seed}` })).toContain('phone');
  }
});

const browsers = ['webkit', 'firefox', 'chromium'] as const;
const journeys = ['admin', 'doorHelper', 'organizer', 'participant'];

/** The browsers that run this journey. */
const browsersRunning = (journey: string, env: Record<string, string>) =>
  browsers.filter(
    (browser) =>
      !skippedJourneys(browser, browsers, env).some((some) =>
        some.test(`journeys-${browser} ../journeys/${journey}.spec.ts a title`),
      ),
  );

test('with a seed, each journey runs in one browser, and each browser runs one', () => {
  const draws = Array.from({ length: 30 }, (_, seed) =>
    journeys.map((each) => browsersRunning(each, { EVM_SEED: `${seed}` })),
  );
  expect(draws.flat().every(({ length }) => length === 1)).toBe(true);
  for (const draw of draws) expect(new Set(draw.flat())).toEqual(new Set(browsers));
  for (const [n] of journeys.entries()) expect(new Set(draws.flatMap((draw) => draw[n]!))).toEqual(new Set(browsers));
});

test.each([
  ['by hand', {}],
  ['in a thorough run', { EVM_SEED: '7', EVM_THOROUGH: '1' }],
])('%s each journey runs in each browser', (_, env) => {
  for (const journey of journeys) expect(browsersRunning(journey, env)).toEqual(browsers);
});

test('the negative control of the journeys runs in each browser', () => {
  expect(browsersRunning('errors', { EVM_SEED: '7' })).toEqual(browsers);
});

test('Playwright leaves out journeys by these patterns', () => {
  const list = (env: NodeJS.ProcessEnv) =>
    execFileSync(at('node_modules/.bin/playwright'), ['test', '--list', ...journeys.map((each) => `${each}.spec.ts`)], {
      cwd: at(),
      encoding: 'utf8',
      env: { ...process.env, EVM_THOROUGH: '', EVM_SKIP: '', ...env },
    }).match(/journeys-.*› .*journeys\//g)?.length;
  expect(list({ EVM_SEED: '7' })).toBe(journeys.length);
  expect(list({ EVM_SEED: '7', EVM_THOROUGH: '1' })).toBe(journeys.length * journeyBrowsers().length);
});
