import { expect, test, type Page } from '@playwright/test';
import { addHelper } from './eventHelpers.ts';
import { signInAs, ask, createContestant, demo, planEvent, session } from './people.ts';
import { expectAtFirstPlace, noteFirstPlace } from './firstPlace.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const field = (page: Page) => page.getByRole('spinbutton', { name: 'Points for being there' });
const save = (page: Page) => press(page.getByRole('button', { name: 'Update Event' }));
const awards = (page: Page) => page.getByRole('region', { name: 'What has been awarded so far' }).getByRole('listitem');
const row = (page: Page, name: string) => page.getByRole('table').first().getByRole('row').filter({ hasText: name });

/** Checks in, or undoes it, as the demo admin. door.spec.ts tests the door itself. */
async function door(page: Page, mutation: 'checkIn' | 'undoCheckIn', eventId: string, userId: string) {
  const { token } = await session(page.request, demo.admin);
  const type = mutation === 'checkIn' ? 'CheckInInput' : 'UndoCheckInInput';
  const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { __typename } }`;
  await ask(page.request, text, { input: { eventId, userId } }, token);
}

test('attendance points are validated in the form, and the open board follows check-ins and undos', async ({
  page,
}) => {
  const eventId = await planEvent(page.request);
  const asha = await createContestant(page.request, eventId, 'Asha');
  await door(page, 'checkIn', eventId, asha.id);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/edit`);
  await field(page).fill('0');
  await save(page);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAccessibleDescription(/Points for being there must be more than 0/);
  await field(page).fill('2.5');
  await auditAccessibility(page);
  await save(page);
  await expect(page).toHaveURL(new RegExp(`/events/${eventId}$`));

  await page.goto(`/leaderboard/${eventId}`);
  await expect(row(page, asha.name)).toContainText('2.5');
  await expect(awards(page)).toContainText(['For being there']);
  await door(page, 'undoCheckIn', eventId, asha.id);
  await expect(row(page, asha.name)).toHaveCount(0);
  await expect(awards(page).getByText(/^Undone by/)).toBeVisible();
  await door(page, 'checkIn', eventId, asha.id);
  await expect(row(page, asha.name)).toContainText('2.5');

  await noteFirstPlace(page, 'Update Event');
  await page.goto(`/events/${eventId}/edit`);
  await expect(field(page)).toHaveValue('2.5');
  await expectAtFirstPlace(page, page.getByRole('button', { name: 'Update Event' }));
  await field(page).fill('');
  await save(page);
  await expect(page).toHaveURL(new RegExp(`/events/${eventId}$`));
  await signInAs(page, asha.email);
  await page.goto(`/leaderboard/${eventId}`);
  await expect(page.getByText("You don't have a score for this event yet.")).toBeVisible();
});

test('a participant sees what their attendance points are for', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request, { attendancePoints: 4 });
  const asha = await createContestant(page.request, eventId, 'Asha');
  await door(page, 'checkIn', eventId, asha.id);
  await signInAs(page, asha.email);
  await page.goto(`/leaderboard/${eventId}`);
  await expect(page.getByRole('list', { name: 'How it came about' })).toContainText('For being there4 points');
});

test('a manager edits the event without its points', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request, { attendancePoints: 4 });
  const { email } = await createContestant(page.request, eventId, 'Asha');
  await addHelper(page.request, eventId, email, 'MANAGER');
  await signInAs(page, email);
  await page.goto(`/events/${eventId}/edit`);
  await page.getByLabel('Location').fill('Tea garden');
  await expect(page.getByText('Check-in by themselves', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveCount(0);
  await save(page);
  await expect(page.getByRole('main').getByText('Tea garden')).toBeVisible();
});
