import { expect, test, type Page } from '@playwright/test';
import { ask, demo, planEvent, session, signInAs } from './people.ts';

/** The server does the first mutation with this name, but its answer is lost. */
async function loseAnswer(page: Page, operation: string): Promise<void> {
  let isLost = false;
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (isLost || operationName !== operation) return route.fallback();
    isLost = true;
    await route.fetch();
    await route.abort();
  });
}

const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

test(
  'an event is created once, also if its answer was lost and the page loaded again',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Moonlight walk ${Date.now()}`;
    await signInAs(page, demo.organizer);
    await page.goto('/events/create');
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Description').fill('Bring a lamp.');
    await page.getByLabel('Location').fill('Hill');
    await page.getByLabel('Date').fill('2099-05-04');
    await page.getByLabel('Time').fill('20:00');
    await page.getByLabel('Capacity').fill('20');
    await loseAnswer(page, 'createEventMutation');
    await page.getByRole('button', { name: 'Create Event' }).click();
    await expect(tryAgain(page)).toBeVisible();
    await page.reload();
    await tryAgain(page).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    const { token } = await session(page.request, demo.organizer);
    const { events } = await ask<{ events: { totalCount: number } }>(
      page.request,
      'query ($search: String) { events(first: 1, search: $search) { totalCount } }',
      { search: title },
      token,
    );
    expect(events.totalCount).toBe(1);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(title);
  },
);

test('an announcement is created once, also if its answer was lost', { tag: '@wide' }, async ({ page }) => {
  const event = await planEvent(page.request);
  const title = `Bring water ${Date.now()}`;
  await signInAs(page, demo.organizer);
  await page.goto(`/announcements/create?event=${event}`);
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('It is hot.');
  await loseAnswer(page, 'useCreateAnnouncementMutation');
  await page.getByRole('button', { name: 'Create Announcement' }).click();
  await tryAgain(page).click();
  await expect(page).toHaveURL(`/events/${event}`);
  await expect(page.getByRole('main').getByText(title)).toHaveCount(1);
});
