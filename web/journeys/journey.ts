/** Playwright Test with a browser of each engine. A worker keeps its browser for all journeys. */
import { test as base } from '@playwright/test';
import { startGate } from '../e2e/gate.ts';
import type { Browser, JourneyOptions, Tab } from './browser.ts';
import { Person } from './Person.ts';
import { startPuppeteer } from './puppeteer.ts';
import { startWebKit } from './webkit.ts';

interface Fixtures {
  person: Person;
}

export const test = base.extend<
  Fixtures & Pick<JourneyOptions, 'size'>,
  Pick<JourneyOptions, 'start'> & { engine: Browser }
>({
  start: [undefined, { option: true, scope: 'worker' }],
  size: [{ width: 1280, height: 800 }, { option: true }],
  engine: [
    async ({ start }, use) => {
      if (!start) throw new Error('The project names no browser.');
      const { engine } = start;
      const browser = engine === 'webkit' ? await startWebKit(start) : await startPuppeteer({ ...start, engine });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  person: async ({ engine, size, baseURL }, use, info) => {
    const gate = await startGate(baseURL!, engine.recorder);
    const tab = await engine.open(size);
    try {
      const person = new Person(tab, gate);
      await use(person);
      if (info.status === 'passed') await person.check();
      else await keep(tab, (name, body) => info.attach(name, { body }));
    } finally {
      await tab.close();
      await gate.close();
    }
  },
});

/** Attaches the text and a screenshot of the page. WebKitWebDriver takes no screenshot while a dialog is open. */
async function keep(tab: Tab, attach: (name: string, body: string | Buffer) => Promise<void>): Promise<void> {
  await attach('page.txt', await tab.run<string>('`${location.href}\\n${document.body.innerText}`'));
  const picture = await tab.picture().catch(() => undefined);
  if (picture) await attach('page.png', picture);
}
