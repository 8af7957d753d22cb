/** A person at a browser: clicks, types and reads. Each step fails on the first error that the tab reports. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect } from '@playwright/test';
import type { Gate } from '../e2e/gate.ts';
import type { Tab } from './browser.ts';
import {
  findReachable,
  focusedValue,
  forgetHit,
  hasHit,
  hasLibrary,
  inPage,
  testingLibrary,
  showsText,
  pageText,
  wasHit,
} from './finder.ts';

/** Errors of a lost connection: ignored while the gate is shut, and if leaving a page aborts its requests. */
const connectionErrors =
  /ERR_|NetworkError|WebSocket|connection|Could not connect|Load failed|Failed to (?:load|fetch)/i;

/** The script of Google's button. The tests cannot reach it, and the page works without it. */
const googleErrors = /accounts\.google\.com|GSI_LOGGER/;

/** Far longer than any step takes: other work may slow the machine down. */
const stepTimeout = 120_000;

export class Person {
  readonly #tab: Tab;
  readonly #gate: Gate;
  checkedErrors = 0;
  isOffline = false;

  constructor(tab: Tab, gate: Gate) {
    this.#tab = tab;
    this.#gate = gate;
  }

  async goto(address: string): Promise<void> {
    await this.check();
    await this.#tab.goto(`${this.#gate.url}${address}`);
    await this.#check(connectionErrors);
  }

  async signIn(email: string, password: string): Promise<void> {
    await this.fill('Email', email);
    await this.fill('Password', password);
    await this.press('button', 'Login');
  }

  press(role: string, name: string): Promise<void> {
    return this.#click('role', role, name);
  }

  /** Toggles a checkbox. */
  tick(label: string): Promise<void> {
    return this.#click('label', label, null);
  }

  /** Replaces the text of the field. */
  async fill(label: string, text: string): Promise<void> {
    await this.#click('label', label, null);
    await this.#tab.press('All');
    await this.#tab.type(text);
    expect(await this.#tab.run(inPage(focusedValue)), `“${label}” holds what was typed`).toBe(text);
  }

  /**
   * Types into the parts of a date or time field, in the order of the United States. If digits arrive more than a second
   * apart, as on a busy machine, the browser starts the part again. Then retypes the whole value.
   */
  fillParts(label: string, parts: readonly string[], value: string): Promise<void> {
    return this.waitUntil(`“${label}” holds ${value}`, async () => {
      await this.#click('label', label, null);
      for (let n = 0; n < 3; n += 1) await this.#tab.press('ArrowLeft');
      await this.#tab.type(parts.join(this.#tab.nextPart));
      return (await this.#tab.run(inPage(focusedValue))) === value;
    });
  }

  enter(): Promise<void> {
    return this.#tab.press('Enter');
  }

  async sees(text: string): Promise<void> {
    await this.waitUntil(`sees “${text}”`, () => this.#tab.run<boolean>(inPage(showsText, text)));
  }

  async seesNoMore(text: string): Promise<void> {
    await this.waitUntil(
      `no longer sees “${text}”`,
      async () => !(await this.#tab.run<boolean>(inPage(showsText, text))),
    );
  }

  /** Publishes announcements until the tab shows one of them. A tab that has not subscribed yet misses the first. */
  async seesLiveAnnouncement(publish: () => Promise<string>): Promise<void> {
    const published: string[] = [];
    await this.waitUntil('is told what is published elsewhere', async () => {
      published.push(await publish());
      for (let n = 0; n < 20; n += 1) {
        for (const text of published) if (await this.#tab.run<boolean>(inPage(showsText, text))) return true;
        await pause(100);
      }
      return false;
    });
  }

  /** Waits until the script is true in the page. */
  waitFor(what: string, script: string): Promise<void> {
    return this.waitUntil(what, () => this.#tab.run<boolean>(script));
  }

  /** Shuts the gate while `work` runs. `reload` must load a page, so that late errors of the old page are over. */
  async whileOffline(work: () => Promise<void>, reload: () => Promise<void>): Promise<void> {
    await this.check();
    this.isOffline = true;
    this.#gate.shut();
    await work();
    this.#gate.open();
    await reload();
    await this.check();
    this.isOffline = false;
  }

  /** Throws the errors that the tab reported since the last call. */
  async check(): Promise<void> {
    await this.#check(this.isOffline ? connectionErrors : undefined);
  }

  async #check(ignored: RegExp | undefined): Promise<void> {
    const errors = await this.#tab.errors();
    const fresh = errors.slice(this.checkedErrors);
    this.checkedErrors = errors.length;
    const faults = fresh.filter((error) => !googleErrors.test(error) && !ignored?.test(error));
    if (faults.length > 0) throw new Fault(`The browser reports: ${faults.join('\n')}`);
  }

  async #click(by: 'role' | 'label', value: string, name: string | null): Promise<void> {
    const script = inPage(findReachable, by, value, name);
    await this.#tab.run(forgetHit);
    await this.waitUntil(`can press ${value}${name === null ? '' : ` “${name}”`}`, async () => {
      // the page has noticed the last click late, or the driver failed after the click
      if (await this.#tab.run<boolean>(wasHit)) return true;
      if (!(await this.#tab.run<boolean>(hasLibrary))) await this.#tab.run(testingLibrary);
      return (await this.#tab.click(script)) && (await this.#tab.run<boolean>(hasHit));
    });
  }

  /** The address and the visible text of the current page, for failure messages. */
  describePage(): Promise<string> {
    return this.#tab.run<string>(inPage(pageText)).catch((error) => `The page does not answer: ${error}`);
  }

  async waitUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
    const end = Date.now() + stepTimeout;
    for (let problem = ''; ; await pause(50)) {
      try {
        await this.check();
        if (await holds()) return;
        problem = '';
      } catch (error) {
        if (error instanceof Fault) throw error;
        // the page changed during the check: try again
        problem = String(error);
      }
      if (Date.now() > end) throw new Fault(`In vain: ${what}. ${problem}\n${await this.describePage()}`);
    }
  }
}

class Fault extends Error {}
