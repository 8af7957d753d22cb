/** Drives Chromium by the DevTools protocol and Firefox by WebDriver BiDi. Playwright cannot drive the released Firefox. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ElementHandle, launch } from 'puppeteer-core';
import type { Browser, BrowserLaunch } from './browser.ts';

export async function startPuppeteer({
  engine,
  program,
}: BrowserLaunch & { engine: 'chrome' | 'firefox' }): Promise<Browser> {
  const home = await mkdtemp(path.join(tmpdir(), 'evm-journey-'));
  const browser = await launch({
    browser: engine,
    executablePath: program,
    headless: engine === 'firefox' ? true : 'shell',
    // with a pipe, Chromium exits with this process, even after a crash
    pipe: engine === 'chrome',
    // as root, Firefox refuses the home of another user
    env: { ...process.env, HOME: home, LANG: 'en_US.UTF-8' },
    args: engine === 'chrome' ? chromeSwitches : [],
    // a fake camera exists, and the person refuses it
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'permissions.default.camera': 2,
      'intl.accept_languages': 'en-US',
    },
  });
  return {
    recorder: undefined,
    hasCamera: engine === 'firefox',
    async open(size) {
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.setViewport(size);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const args = Promise.all(message.args().map((each) => each.evaluate(String).catch(() => '')));
        void args.then((words) =>
          errors.push([...words, message.text(), message.location()?.url].filter(Boolean).join(' ')),
        );
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        run: async <T>(script: string) => (await page.evaluate(script)) as T,
        async click(script) {
          const handle = (await page.evaluateHandle(script)).asElement() as ElementHandle | null;
          await handle?.click();
          await handle?.dispose();
          return handle !== null;
        },
        type: (text) => page.keyboard.type(text),
        nextPart: '',
        async press(key) {
          if (key !== 'All') return page.keyboard.press(key);
          await page.keyboard.down('Control');
          await page.keyboard.press('a');
          return page.keyboard.up('Control');
        },
        errors: () => Promise.resolve(errors),
        picture: async () => Buffer.from(await page.screenshot()),
        close: () => context.close(),
      };
    },
    async close() {
      await browser.close();
      await rm(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

const chromeSwitches = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--lang=en-US',
  // blocks Google's script
  '--host-resolver-rules=MAP accounts.google.com ~NOTFOUND',
];
