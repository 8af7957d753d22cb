import { expect, type Page } from '@playwright/test';
import { ask, planEvent, signInAsNewcomer } from './people.ts';

/** A newcomer with a seat, who has opened their events through the gate. */
export async function openMyEvents(
  page: Page,
  url: string,
): Promise<{ title: string; eventId: string; token: string }> {
  const { token, email } = await signInAsNewcomer(page);
  const title = `Night walk ${Date.now()}`;
  const eventId = await planEvent(page.request, { title });
  await ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }',
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  const storage = await page.evaluate(() => ({ ...localStorage }));
  await page.goto(`${url}/login`);
  await page.evaluate(
    (all) => Object.entries(all).forEach(([key, value]) => localStorage.setItem(key, value)),
    storage,
  );
  await page.goto(`${url}/my-events`);
  await expect(page.getByRole('link', { name: title })).toBeVisible();
  // the worker caches the client once it is active
  await page.evaluate(() => navigator.serviceWorker.ready);
  // the page and the ticket of the event are stored too
  await expect.poll(() => countCachedAnswers(page)).toBe(5);
  return { title, eventId, token };
}

export const countCachedAnswers = (page: Page) =>
  page.evaluate(async () => ((await caches.has('answers')) ? (await (await caches.open('answers')).keys()).length : 0));

/** Waits until a stored answer contains this text. */
export const expectCached = (page: Page, text: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async (sought) => {
        const cache = await caches.open('answers');
        const answers = await Promise.all((await cache.keys()).map(async (key) => (await cache.match(key))!.text()));
        return answers.some((answer) => answer.includes(sought));
      }, text),
    )
    .toBe(true);
