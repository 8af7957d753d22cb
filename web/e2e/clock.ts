import { expect, type Page } from '@playwright/test';

/**
 * Stops the page's clock, so that timed messages stay visible on a slow machine. Returns a function that advances the clock
 * by some milliseconds. Timers that were set before the call keep running.
 */
export async function pauseClock(page: Page): Promise<(milliseconds: number) => Promise<void>> {
  await page.clock.install();
  // the clock can be paused only at a future time
  await page.clock.pauseAt(Date.now() + 60_000);
  return (milliseconds) => page.clock.runFor(milliseconds);
}

/**
 * Advances the page's clock in steps of ten seconds until `holds` passes. For data that is polled, at any interval. Requires
 * `page.clock.install()`.
 */
export async function advanceClockUntil(page: Page, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(10_000);
    await holds();
  }).toPass();
}
