import { expect, type Page } from '@playwright/test';

/**
 * Holds the time of the page, so that what goes by itself stays to be looked at, however slow the machine is. Answers what
 * lets so many milliseconds of it pass at once. Installed on the page as it stands: timers that run already go on.
 */
export async function holdTime(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install();
  // it can be held in the future only
  await page.clock.pauseAt(Date.now() + 60_000);
  return (milliseconds) => page.clock.runFor(milliseconds);
}

/**
 * Lets ten seconds of the page pass at once until this holds, for what is read again from time to time, however often that
 * is; for pages with `page.clock.install()`.
 */
export async function inTime(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await holds();
  }).toPass();
}
