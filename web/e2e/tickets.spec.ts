import { expect, test, type Page } from '@playwright/test';
import { readQr } from '../../api/testing/qr.ts';
import { signInAs, signInAsNewcomer, ask, createContestant, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const picture = (page: Page) => page.getByRole('img', { name: 'The QR code of your ticket' });

interface Ticket {
  readonly registrationId: string;
  readonly code: string;
  readonly payload: string;
}
const ticketOf = async (page: Page, eventId: string, token: string) => {
  const query = 'query ($id: ID!) { ticket(id: $id) { registrationId code payload } }';
  return (await ask<{ ticket: Ticket }>(page.request, query, { id: eventId }, token)).ticket;
};

/** The text that a scanner reads from the screen. */
const scanTicket = async (page: Page) => readQr(await picture(page).screenshot());

test('a registration gives a ticket at once, which is also among the own events', async ({ page }) => {
  const title = `Ticket ${Date.now()}`;
  const eventId = await planEvent(page.request, { title });
  const { token } = await signInAsNewcomer(page);
  await page.goto(`/events/${eventId}`);
  await press(page.getByRole('button', { name: 'Register Now' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Register' }));
  await press(page.getByRole('link', { name: 'Show your ticket' }));

  await expect(page.getByRole('heading', { level: 1, name: 'Your ticket' })).toBeFocused();
  const ticket = await ticketOf(page, eventId, token);
  const card = page.getByRole('article');
  for (const text of [title, ticket.code, 'Nila Raman', 'Lake gate']) await expect(card).toContainText(text);
  expect(await scanTicket(page)).toBe(ticket.payload);
  await auditAccessibility(page);

  await page.goto('/my-events');
  await press(page.getByRole('link', { name: 'Show ticket' }));
  await expect(card).toContainText(ticket.code);
  await press(page.getByRole('link', { name: 'View event' }));
  await expect(page).toHaveURL(`/events/${eventId}`);
});

test('after registering, the ticket takes the place of the button, and cancelling comes last', async ({ page }) => {
  const eventId = await planEvent(page.request);
  await signInAsNewcomer(page);
  await page.goto(`/events/${eventId}`);
  const place = await page.getByRole('button', { name: 'Register Now' }).boundingBox();
  await press(page.getByRole('button', { name: 'Register Now' }));
  await press(page.getByRole('dialog').getByRole('button', { name: 'Register' }));
  const panel = page.getByRole('region', { name: 'Registration' });
  await expect(panel.getByRole('button', { name: 'Share' })).toBeVisible();
  const acts = panel.getByRole('link').or(panel.getByRole('button'));
  await expect(acts.first()).toHaveAccessibleName('Show your ticket');
  await expect(acts.last()).toHaveAccessibleName('Cancel Registration');
  const ticket = await acts.first().boundingBox();
  // the number of seats left above it has gone
  expect([ticket?.x, ticket?.width, ticket?.height]).toEqual([place?.x, place?.width, place?.height]);
  const cancel = await acts.last().boundingBox();
  expect(cancel?.width).toBeLessThan(ticket?.width ?? 0);
});

test('a ticket can be scanned in every theme and from paper, which shows nothing else', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const { email, token } = await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, email);
  const { payload, registrationId, code } = await ticketOf(page, eventId, token);
  await page.goto(`/tickets/${registrationId}`);
  await expect(picture(page)).toBeVisible();
  for (const look of [{ colorScheme: 'dark' }, { forcedColors: 'active' }, { media: 'print' }] as const) {
    await page.emulateMedia(look);
    expect(await scanTicket(page)).toBe(payload);
  }
  // the print is black on white, even in dark mode
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
  await expect(page.getByRole('article')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('article').getByRole('definition').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByText(code)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
});

test('an open ticket shows live that its seat was given back', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request);
  const { email, id, token } = await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, email);
  const { registrationId } = await ticketOf(page, eventId, token);
  await page.goto(`/tickets/${registrationId}`);
  await expect(picture(page)).toBeVisible();

  const admin = await session(page.request, demo.admin);
  await ask(
    page.request,
    'mutation ($input: RemoveRegistrationInput!) { removeRegistration(input: $input) { __typename } }',
    { input: { eventId, userId: id } },
    admin.token,
  );
  await expect(page.getByRole('alert')).toContainText('This seat was given back');
  await expect(picture(page)).toBeHidden();
  await auditAccessibility(page);
});

test('a user cannot open the ticket of another user', { tag: '@wide' }, async ({ page }) => {
  const eventId = await planEvent(page.request);
  const { token } = await createContestant(page.request, eventId, 'Asha');
  const { registrationId } = await ticketOf(page, eventId, token);
  await signInAs(page, demo.organizer);
  await page.goto(`/tickets/${registrationId}`);
  await expect(page.getByRole('main')).toContainText('There is no such ticket here');
  await press(page.getByRole('main').getByRole('link', { name: 'My Events' }).last());
  await expect(page).toHaveURL('/my-events');
});
