import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { advanceClockUntil } from './clock.ts';
import { ask, demo, planEvent, session, signInAsNewcomer } from './people.ts';

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const board = (page: Page) => page.getByRole('region', { name: 'On now' });

/** Opens /home as on a second visit: the first one only measures the room for the board. */
async function openHome(page: Page): Promise<void> {
  await page.goto('/home');
  await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('placesNow')))).toBeGreaterThan(0);
  await expect(board(page)).toHaveCount(0);
  await page.reload();
}

test('home and the list of events show what is on now and next, by place', async ({ page }) => {
  const hall = `Hall ${randomUUID().slice(0, 6)}`;
  const film = await planEvent(page.request, {
    title: `Film ${hall}`,
    location: hall,
    date: minutes(-60),
    endsAt: minutes(3),
  });
  await planEvent(page.request, { title: `Quiz ${hall}`, location: hall, date: minutes(5), endsAt: minutes(90) });
  await signInAsNewcomer(page);
  await page.clock.install();
  await openHome(page);
  const place = board(page).getByRole('listitem').filter({ hasText: hall });
  await expect(place.getByRole('heading', { level: 3 })).toHaveText(hall);
  await expect(place.getByRole('link')).toHaveText([`Film ${hall}`, `Quiz ${hall}`]);
  await expect(place.getByText(/^until \d/)).toBeVisible();
  await expect(place.getByText(/^Next \d/)).toBeVisible();
  await auditAccessibility(page);

  // an edit arrives
  const { token } = await session(page.request, demo.admin);
  const input = { eventId: film, title: `Long film ${hall}` };
  await ask(
    page.request,
    'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
    { input },
    token,
  );
  await advanceClockUntil(page, () =>
    expect(place.getByRole('link').first()).toHaveText(`Long film ${hall}`, { timeout: 500 }),
  );

  await page.goto('/events');
  await expect(place.getByRole('link').first()).toHaveText(`Long film ${hall}`);
  await place.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: `Long film ${hall}` })).toBeVisible();
  await page.goto('/events?filter=past');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(board(page)).toHaveCount(0);
});

test('an event begins and ends by the clock of the device', async ({ page }) => {
  const hall = `Hall ${randomUUID().slice(0, 6)}`;
  await planEvent(page.request, { title: `Film ${hall}`, location: hall, date: minutes(-60), endsAt: minutes(30) });
  await planEvent(page.request, { title: `Quiz ${hall}`, location: hall, date: minutes(20), endsAt: minutes(90) });
  await signInAsNewcomer(page);
  await page.clock.install();
  await openHome(page);
  const place = board(page).getByRole('listitem').filter({ hasText: hall });
  await expect(place.getByText(/^Next/)).toBeVisible();
  // the server has the same answer as before: only the clock of the device moves
  await page.clock.fastForward(21 * 60_000);
  await expect(place.getByText(/^until/)).toHaveCount(2);
  await expect(place.getByText(/^Next/)).toHaveCount(0);
  await page.clock.fastForward(10 * 60_000);
  await expect(place.getByRole('link')).toHaveText([`Quiz ${hall}`]);
});
