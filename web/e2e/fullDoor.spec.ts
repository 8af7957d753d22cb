import { expect, test, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { createDoorHelper, createWaitlistEntry, installFakeCamera, keepAnswers, ticketOf } from './doorSetup.ts';
import { createContestant, demo, planEvent, signInAs } from './people.ts';
import { press } from './press.ts';

const walkInDialog = (page: Page) => page.getByRole('dialog', { name: 'Walk-in' });
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();
const planFullEvent = async (page: Page) => {
  const eventId = await planEvent(page.request, { date: inAnHour(), capacity: 1, walkIns: true, hasWaitlist: true });
  return { eventId, ben: await createContestant(page.request, eventId, 'Ben') };
};

const holdUp = (page: Page, payload: string) =>
  page.evaluate((shown) => Object.assign(globalThis, { heldUp: shown }), payload);

/** The ids of the scans that the page sends with walk-ins. */
function walkInIdsOf(page: Page): string[] {
  const ids: string[] = [];
  page.on('request', (sent) => {
    const body = sent.postData() ?? '';
    if (sent.url().endsWith('/graphql') && body.includes('letInGuestMutation'))
      ids.push((JSON.parse(body) as { variables: { input: { id: string } } }).variables.input.id);
  });
  return ids;
}

test('at a full event, an admin lets walk-ins in with one more seat each, also from the scanner', async ({ page }) => {
  const { eventId, ben } = await planFullEvent(page);
  const waits = await createWaitlistEntry(page.request, eventId);
  const ticket = await ticketOf(page.request, eventId, ben);
  const ids = walkInIdsOf(page);
  await installFakeCamera(page);
  await keepAnswers(page);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByText('0 in of 1')).toBeVisible();

  await press(page.getByRole('button', { name: 'Scan tickets' }));
  const scanner = page.getByRole('dialog', { name: 'Scanner' });
  const dialog = walkInDialog(page);
  await press(scanner.getByRole('button', { name: 'Walk-in' }));
  await expect(dialog.getByLabel('Name or e-mail')).toBeFocused();
  await page.keyboard.type('Nandini Das');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('All seats are taken.');
  await expect(dialog).toContainText('1 person is in line for a seat.');
  await expect(dialog).toContainText('You can give the event one more seat.');
  const letInAnyway = dialog.getByRole('button', { name: 'Let in anyway (1 to 2)' });
  await expect(letInAnyway).toBeVisible();
  await auditAccessibility(page);
  await press(letInAnyway);
  await expect(dialog).toHaveCount(0);
  await expect(scanner).toContainText('Welcome, Nandini Das');
  await expect(scanner).toContainText('1 in of 2');
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);

  // a ticket before the camera waits until the dialog is closed
  await press(scanner.getByRole('button', { name: 'Walk-in' }));
  await holdUp(page, ticket.payload);
  await dialog.getByLabel('Name or e-mail').fill('Arun');
  await expect(scanner).toContainText('1 in of 2');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(scanner).toContainText(`Welcome, ${ben.name}`);
  await expect(scanner.getByRole('button', { name: 'Walk-in' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(scanner).toHaveCount(0);

  // a person in line has an entry on the list
  await press(page.getByRole('button', { name: `Give a seat to ${waits.name}` }));
  await press(page.getByRole('button', { name: 'Let in anyway (2 to 3)' }));
  await expect(page.locator('[aria-live=assertive]')).toContainText(`Welcome, ${waits.name}`);
  await expect(page.getByText('3 in of 3')).toBeVisible();
});

test('at a full event, a helper at the door reads whom to ask', { tag: '@wide' }, async ({ page }) => {
  const { eventId } = await planFullEvent(page);
  const waits = await createWaitlistEntry(page.request, eventId);
  const { email } = await createDoorHelper(page.request, eventId);
  await signInAs(page, email);
  await page.goto(`/events/${eventId}/door`);
  const full = 'All seats are taken.';
  const whomToAsk = 'Ask Meera Krishnan to raise the capacity.';
  await press(page.getByRole('button', { name: `Give a seat to ${waits.name}` }));
  await expect(page.locator('[aria-live=assertive]')).toContainText(`${full} ${whomToAsk}`);
  await press(page.getByRole('button', { name: 'Walk-in' }));
  await page.getByLabel('Name or e-mail').fill('Nandini Das');
  await press(page.getByRole('button', { name: 'Let in' }));
  await expect(walkInDialog(page)).toContainText(full);
  await expect(walkInDialog(page)).toContainText(whomToAsk);
  await expect(page.getByRole('button', { name: 'Let in anyway' })).toHaveCount(0);
});
