import { expect, test, type Page } from '@playwright/test';
import { planEvent, signInAsNewcomer } from './people.ts';
import { press } from './press.ts';

/** Names everything that moves from now on: transitions, animations and those of scripts. */
async function recordMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const moved = new Set<string>();
    Object.assign(window, { moved });
    for (const kind of ['transitionrun', 'animationstart'] as const)
      document.addEventListener(kind, ({ target }) => {
        for (const each of (target as Element).getAnimations())
          if (Number(each.effect?.getComputedTiming().activeDuration) > 1) moved.add((target as Element).className);
      });
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...args) {
      moved.add(`script: ${this.className}`);
      return animate.apply(this, args);
    };
  });
  return () => page.evaluate(() => [...(window as unknown as { moved: Set<string> }).moved]);
}

for (const reducedMotion of ['reduce', 'no-preference'] as const)
  test(`${reducedMotion === 'reduce' ? 'nothing moves' : 'parts move'} with ${reducedMotion}`, async ({ page }) => {
    const id = await planEvent(page.request);
    await signInAsNewcomer(page);
    await page.emulateMedia({ reducedMotion });
    const moved = await recordMotion(page);
    await page.goto('/settings');
    await page.getByRole('checkbox', { name: 'Profile visible' }).uncheck();
    await page.mouse.wheel(0, 400);
    await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
    const found = await moved();
    await page.goto(`/events/${id}`);
    await press(page.getByRole('button', { name: 'Register Now' }));
    await expect(page.getByRole('dialog')).toBeVisible();
    found.push(...(await moved()));
    if (reducedMotion === 'reduce') expect(found).toEqual([]);
    else expect(found).not.toEqual([]);
  });
