import { expect, test } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { mutateAsAdmin } from './doorSetup.ts';
import { ask, createContestant, demo, openMore, planEvent, signInAs, signInAsNewcomer } from './people.ts';
import { press } from './press.ts';

test('an organizer cancels an event with a reason, and its page stays without seats', async ({ page }) => {
  const title = `Night walk ${Date.now()}`;
  const id = await planEvent(page.request, { title });
  await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  const main = page.getByRole('main');
  await expect(main.getByText('1 / 5 registered')).toBeVisible();
  await press(page.getByRole('button', { name: 'More', exact: true }));
  await press(page.getByRole('button', { name: 'Cancel event…' }));
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('1 person will be notified');
  await expect(question).toContainText('This cannot be undone.');
  await auditAccessibility(page);
  await question.getByLabel('Reason').fill('A storm is coming.');
  await press(question.getByRole('button', { name: 'Cancel event' }));

  await expect(main.getByRole('alert')).toContainText('This event is cancelled');
  await expect(main.getByRole('alert')).toContainText('A storm is coming.');
  await expect(main.getByText('Cancelled', { exact: true })).toBeVisible();
  await expect(main.getByText('/ 5 registered')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Edit' })).toHaveCount(0);
  await auditAccessibility(page);
  await press(page.getByRole('button', { name: 'More', exact: true }));
  await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancel event…' })).toHaveCount(0);
});

test('an open page, an open ticket and My Events show at once that an own event is cancelled, and why', async ({
  page,
}) => {
  const { token, email } = await signInAsNewcomer(page);
  const title = `Comet watch ${Date.now()}`;
  const eventId = await planEvent(page.request, { title });
  await ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }',
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  const ticket = await page.context().newPage();
  await ticket.goto(`/tickets/${eventId}`);
  await expect(ticket.getByRole('img', { name: 'The QR code of your ticket' })).toBeVisible();
  const mine = await page.context().newPage();
  await mine.goto('/my-events');
  const row = mine.getByRole('listitem').filter({ hasText: title });
  await expect(row).toContainText('Registered');
  await page.goto(`/events/${eventId}`);
  await expect(page.getByText('You are registered for this event.')).toBeVisible();

  await mutateAsAdmin(page.request, 'cancelEvent', { eventId, reason: 'Clouds all night.' });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Clouds all night.');
  await expect(page.getByRole('region', { name: 'Registration', exact: true })).toHaveCount(0);
  await expect(ticket.getByRole('main').getByRole('alert')).toContainText('Clouds all night.');
  await expect(ticket.getByRole('img', { name: 'The QR code of your ticket' })).toHaveCount(0);
  await expect(row).toContainText('Cancelled');
  await expect(row).toContainText('Clouds all night.');
  await auditAccessibility(mine);
  await auditAccessibility(ticket);
});

test('an open door says that its event is cancelled', async ({ page }) => {
  const eventId = await planEvent(page.request, { title: `Comet watch ${Date.now()}` });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  await expect(page.getByRole('button', { name: 'Scan tickets' })).toBeVisible();
  await mutateAsAdmin(page.request, 'cancelEvent', { eventId });
  await expect(page.getByRole('main').getByRole('alert')).toContainText('This event is cancelled');
  await expect(page.getByRole('button', { name: 'Scan tickets' })).toHaveCount(0);
});

test('while it loads, the question before cancelling keeps room for the reason', async ({ page }) => {
  const id = await planEvent(page.request);
  await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName?: string };
    if (operationName === 'DeletionNotifiedQuery') await released;
    return route.fallback();
  });
  await openMore(page);
  await press(page.getByRole('button', { name: 'Cancel event…' }));
  const question = page.getByRole('alertdialog');
  const height = async () => (await question.boundingBox())!.height;
  await expect(question).toContainText('cannot be undone');
  const loading = await height();
  release();
  await expect(question.getByLabel('Reason')).toBeVisible();
  expect(Math.abs((await height()) - loading)).toBeLessThan(48);
});
