import type { Locator } from '@playwright/test';

/** Presses as people do on this device: with a finger where there is a touch screen, else with the mouse. */
export async function press(target: Locator): Promise<void> {
  const touch = await target.page().evaluate(() => navigator.maxTouchPoints > 0);
  await (touch ? target.tap() : target.click());
}
