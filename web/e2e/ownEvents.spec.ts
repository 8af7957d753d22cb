import { expect, test, type Page } from '@playwright/test';
import { mutateAsAdmin } from './doorSetup.ts';
import { ask, demo, planEvent, session, signInAsNewcomer } from './people.ts';

/** A newcomer with a seat at an event that begins soon. */
async function takeSeat(page: Page, changes: Record<string, unknown> = {}) {
  const { token, email } = await signInAsNewcomer(page);
  const title = `Comet watch ${Date.now()}`;
  const eventId = await planEvent(page.request, {
    title,
    date: new Date(Date.now() + 1_800_000).toISOString(),
    ...changes,
  });
  await ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }',
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  return { eventId, title, token, email };
}

async function deleteEvent(page: Page, eventId: string): Promise<void> {
  const { token } = await session(page.request, demo.admin);
  const mutation = 'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { __typename } }';
  await ask(page.request, mutation, { input: { eventId } }, token);
}

for (const path of ['/home', '/my-events'])
  test(`${path} updates when an own event moves, is put on hold or is cancelled`, async ({ page }) => {
    const { eventId, title } = await takeSeat(page);
    await page.goto(path);
    const main = page.getByRole('main');
    const row = main
      .getByRole('region', { name: 'Your next event' })
      .or(main.getByRole('listitem').filter({ hasText: title }))
      .first();
    await expect(row).toContainText('Lake gate');
    await expect(
      page
        .getByRole('banner')
        .getByLabel(/^Notifications/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await mutateAsAdmin(page.request, 'updateEvent', { eventId, location: 'Boat house' });
    await expect(row).toContainText('Boat house');
    await mutateAsAdmin(page.request, 'rejectEvent', { eventId, reason: 'Storm' });
    await expect(main.getByText(title)).toHaveCount(0);
  });

for (const path of ['/home', '/my-events'])
  test(`${path} drops an own event that is cancelled`, { tag: '@wide' }, async ({ page }) => {
    const { eventId, title } = await takeSeat(page);
    await page.goto(path);
    await expect(page.getByRole('main').getByText(title).first()).toBeVisible();
    await expect(
      page
        .getByRole('banner')
        .getByLabel(/^Notifications/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await deleteEvent(page, eventId);
    await expect(page.getByRole('main').getByText(title)).toHaveCount(0);
  });

test('an open event page says that the event was cancelled', async ({ page }) => {
  const { eventId, title } = await takeSeat(page);
  await page.goto(`/events/${eventId}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await deleteEvent(page, eventId);
  await expect(page.getByRole('heading', { level: 1, name: `Cancelled or on hold: ${title}` })).toBeVisible();
  await expect(page.getByText('Event not found')).toHaveCount(0);
});

test('an open ticket says that its event was cancelled', async ({ page }) => {
  const { eventId, title } = await takeSeat(page);
  await page.goto(`/tickets/${eventId}`);
  await expect(page.getByRole('img', { name: 'The QR code of your ticket' })).toBeVisible();
  await deleteEvent(page, eventId);
  await expect(page.getByText(`Cancelled: ${title}`)).toBeVisible();
  await expect(page.getByText('There is no such ticket here')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'The QR code of your ticket' })).toHaveCount(0);
});

test('a person who is checked in sees it on the ticket, the event page and home', async ({ page }) => {
  const { eventId, title, token, email } = await takeSeat(page, { selfCheckIn: true, attendancePoints: 5 });
  const checkedIn = page.getByText(/^Checked in .* · 5 points$/);
  const selfCheckIn = page.getByRole('link', { name: 'Check in yourself' });
  await page.goto(`/tickets/${eventId}`);
  await expect(selfCheckIn).toBeVisible();
  await expect(checkedIn).toHaveCount(0);
  const eventPage = await page.context().newPage();
  await eventPage.goto(`/events/${eventId}`);
  await expect(eventPage.getByText('You are registered for this event.')).toBeVisible();
  const { viewer } = await ask<{ viewer: { id: string } }>(page.request, '{ viewer { id } }', {}, token);
  await mutateAsAdmin(page.request, 'checkIn', { eventId, userId: viewer.id });
  // both follow without a reload
  await expect(checkedIn).toBeVisible();
  await expect(selfCheckIn).toHaveCount(0);
  await expect(eventPage.getByText(/^Checked in .* · 5 points$/)).toBeVisible();
  await expect(eventPage.getByText('You are registered for this event.')).toBeVisible();
  await page.goto('/home');
  const next = page.getByRole('region', { name: 'Your next event' });
  await expect(next.getByText(/^Checked in .* · 5 points$/)).toBeVisible();

  // also while the event is on
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const later = await planEvent(page.request, { date: inHours(20) });
  await ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }',
    { input: { eventId: later, name: 'Nila Raman', email } },
    token,
  );
  await mutateAsAdmin(page.request, 'updateEvent', { eventId, date: inHours(-0.5), endsAt: inHours(1) });
  await page.reload();
  await expect(next.getByText(title)).toBeVisible();
  await expect(next.getByText(/^Checked in .* · 5 points$/)).toBeVisible();
});
