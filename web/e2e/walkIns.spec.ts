import { expect, test, type Page } from '@playwright/test';
import { loseAnswer } from './answers.ts';
import { signInAs, createContestant, demo, planEvent } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const doorAnswer = (page: Page) => page.locator('[aria-live=assertive]');
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

async function walkIn(page: Page, who: string) {
  await press(page.getByRole('button', { name: 'Walk-in' }));
  await page.getByLabel('Name or e-mail').fill(who);
  await press(page.getByRole('button', { name: 'Let in' }));
}

test('a walk-in gets a free seat, by name or by account, until none is left', async ({ page, browser }) => {
  const eventId = await planEvent(page.request, { date: inAnHour(), capacity: 3, walkIns: true });
  const elsewhere = await planEvent(page.request);
  const asha = await createContestant(page.request, elsewhere, 'Asha');
  const ben = await createContestant(page.request, eventId, 'Ben');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByText('0 in of 1')).toBeVisible();
  // another door, which receives the changes live
  const other = await (await browser.newContext()).newPage();
  await signInAs(other, demo.admin);
  await other.goto(`/events/${eventId}/door`);
  await expect(other.getByText('In step with all doors')).toBeVisible();

  await press(page.getByRole('button', { name: 'Walk-in' }));
  await press(page.getByRole('button', { name: 'Let in' }));
  await expect(page.getByText('Name is required')).toBeVisible();
  await auditAccessibility(page);
  await page.getByLabel('Name or e-mail').fill('Nandini Das');
  await page.keyboard.press('Enter');
  await expect(doorAnswer(page)).toContainText('Welcome, Nandini Das');
  const row = (at: Page) => at.getByRole('listitem').filter({ hasText: 'Nandini Das' });
  for (const at of [page, other]) {
    await expect(row(at)).toContainText('Guest');
    await expect(at.getByText('1 in of 2')).toBeVisible();
  }

  await walkIn(page, 'nobody@evm.example');
  await expect(page.getByRole('dialog')).toContainText('Nobody has this account.');
  await page.getByLabel('Name or e-mail').fill(asha.email);
  await page.keyboard.press('Enter');
  await expect(doorAnswer(page)).toContainText(`Welcome, ${asha.name}`);
  await expect(page.getByText('2 in of 3')).toBeVisible();

  await walkIn(page, 'Arun Das');
  await expect(page.getByRole('dialog')).toContainText('All seats are taken.');
  await press(page.getByRole('button', { name: 'Cancel' }));
  // undoing the check-in of a guest frees the seat
  await press(other.getByRole('button', { name: 'Undo Nandini Das' }));
  await expect(row(page)).toContainText('Taken back');
  await expect(page.getByText('1 in of 2')).toBeVisible();
  await walkIn(page, 'Arun Das');
  await expect(doorAnswer(page)).toContainText('Welcome, Arun Das');
  await page.reload();
  await expect(page.getByRole('listitem').filter({ hasText: 'Arun Das' })).toContainText('Guest');
  await expect(row(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: `Check in ${ben.name}` })).toBeVisible();
  await other.context().close();
});

test('if an event takes no walk-ins, the door does not offer them', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request, { date: inAnHour() });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByText('0 in of 0')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Walk-in' })).toHaveCount(0);
});

test('a person who has requested a seat can get a free one at the door', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request, {
    date: inAnHour(),
    walkIns: true,
    registrationRules: { needsApproval: true },
  });
  const asha = await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByText('Has asked')).toBeVisible();
  await auditAccessibility(page);
  await press(page.getByRole('button', { name: `Give a seat to ${asha.name}` }));
  await expect(doorAnswer(page)).toContainText(`Welcome, ${asha.name}`);
  await expect(page.getByText('1 in of 1')).toBeVisible();
});

test('after a lost answer, the next walk-in gets in, and the same person counts once', async ({ page }) => {
  const eventId = await planEvent(page.request, { date: inAnHour(), walkIns: true });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  await loseAnswer(page, 'letInGuestMutation');
  await walkIn(page, 'Nandini Das');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.getByLabel('Name or e-mail').fill('Arun Das');
  await press(page.getByRole('button', { name: 'Let in' }));
  await expect(doorAnswer(page)).toContainText('Welcome, Arun Das');
  await expect(page.getByText('2 in of 2')).toBeVisible();

  await loseAnswer(page, 'letInGuestMutation');
  await walkIn(page, 'Meera Das');
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await press(page.getByRole('button', { name: 'Let in' }));
  await expect(doorAnswer(page)).toContainText('Welcome, Meera Das');
  await expect(page.getByText('3 in of 3')).toBeVisible();
});
