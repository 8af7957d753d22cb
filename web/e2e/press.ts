import type { Locator } from '@playwright/test';

/** Presses like a person on this device: taps on a touch screen, else clicks. */
export async function press(target: Locator): Promise<void> {
  const touch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? target.tap() : target.click());
}
