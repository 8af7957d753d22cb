import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { signInAs, signInAsNewcomer, ask, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Registration', exact: true });

/** A random evening in a future June, so that events of different tests do not overlap. No clock changes in June. */
const someEvening = () => new Date(2060 + Math.floor(Math.random() * 30), 5, 1 + Math.floor(Math.random() * 28), 18);
const hoursAfter = (date: Date, hours: number) => new Date(date.getTime() + hours * 3_600_000).toISOString();

/** A newcomer with a seat at a chess evening, and another event at the same time. */
async function planOverlappingEvents(page: Page, changes: Record<string, unknown> = {}) {
  const date = someEvening();
  const chess = `Chess evening ${randomUUID().slice(0, 6)}`;
  const first = await planEvent(page.request, { title: chess, date: hoursAfter(date, 0), endsAt: hoursAfter(date, 2) });
  const other = await planEvent(page.request, { date: hoursAfter(date, 1), ...changes });
  const { token, email } = await signInAsNewcomer(page);
  await ask(
    page.request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }',
    { input: { eventId: first, name: 'Nila', email } },
    token,
  );
  return { chess, first, other, token };
}

test('a participant with a seat at the same time is warned, and can register anyway or cancel', async ({ page }) => {
  const { chess, other } = await planOverlappingEvents(page);
  const dialog = page.getByRole('dialog', { name: 'Register for this event' });
  const open = panel(page).getByRole('button', { name: 'Register Now' });
  const anyway = dialog.getByRole('button', { name: 'Register anyway' });
  await page.goto(`/events/${other}`);
  await press(open);
  await expect(dialog).toContainText(`You have a seat at “${chess}” at that time (`);
  await expect(dialog).toContainText('Register anyway?');
  await auditAccessibility(page);
  await press(dialog.getByRole('button', { name: 'Cancel' }));
  await expect(dialog).toHaveCount(0);
  await expect(panel(page)).toContainText('Registration is open.');

  await open.focus();
  await page.keyboard.press('Enter');
  await expect(anyway).toBeVisible();
  await anyway.focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toContainText('You are registered for this event.');
});

test('a participant without another seat at that time gets no warning', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request, { date: hoursAfter(someEvening(), 0) });
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await press(panel(page).getByRole('button', { name: 'Register Now' }));
  const dialog = page.getByRole('dialog', { name: 'Register for this event' });
  await expect(dialog.getByRole('button', { name: 'Register', exact: true })).toBeVisible();
  await expect(dialog).not.toContainText('at that time');
});

test(
  'an event can refuse participants who have a seat at the same time, and links them to it',
  { tag: '@wide' },
  async ({ page }) => {
    const { chess, first, other, token } = await planOverlappingEvents(page);
    await signInAs(page, demo.admin);
    await page.goto(`/events/${other}/edit`);
    await press(page.getByRole('button', { name: 'Registration rules' }));
    const rule = page.getByRole('switch', { name: 'Nobody who has a seat elsewhere at that time' });
    await rule.focus();
    await page.keyboard.press('Space');
    await expect(rule).toBeChecked();
    await expect(page.getByText('People with a seat at another event at that time are refused.')).toBeVisible();
    await press(page.getByRole('button', { name: 'Update Event' }));
    await expect(page).toHaveURL(new RegExp(`/events/${other}$`));

    const { viewer } = await ask<{ viewer: { email: string } }>(page.request, '{ viewer { email } }', {}, token);
    await signInAs(page, viewer.email);
    await page.goto(`/events/${other}`);
    await expect(panel(page)).toContainText(
      'You have a seat elsewhere at that time, and this event takes nobody who has.',
    );
    await expect(panel(page).getByRole('button', { name: 'Register Now' })).toBeDisabled();
    await auditAccessibility(page);
    await press(panel(page).getByRole('link', { name: chess }));
    await expect(page).toHaveURL(new RegExp(`/events/${first}$`));
  },
);

test('if the rule has changed since the warning, the dialog shows the refusal', { tag: '@wide' }, async ({ page }) => {
  const { chess, other } = await planOverlappingEvents(page);
  await page.goto(`/events/${other}`);
  await press(panel(page).getByRole('button', { name: 'Register Now' }));
  const anyway = page.getByRole('button', { name: 'Register anyway' });
  await expect(anyway).toBeVisible();
  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }',
    { input: { eventId: other, registrationRules: { refuseOverlaps: true } } },
    token,
  );
  await press(anyway);
  await expect(page.getByRole('alert')).toContainText(`You have a seat at “${chess}” at that time (`);
});

test(
  'registering for a whole series warns of other seats at the time of some of its dates',
  { tag: '@wide' },
  async ({ page }) => {
    const { chess, token } = await planOverlappingEvents(page);
    const { viewer, myEvents } = await ask<{
      viewer: { email: string };
      myEvents: { edges: { node: { date: string } }[] };
    }>(page.request, '{ viewer { email } myEvents(first: 1) { edges { node { date } } } }', {}, token);
    const begins = new Date(myEvents.edges[0]!.node.date);
    const first = await planEvent(page.request, { date: hoursAfter(begins, -7 * 24 + 1) });
    const { token: admin } = await session(page.request, demo.admin);
    await ask(
      page.request,
      'mutation ($id: ID!) { repeatEvent(input: { eventId: $id, every: WEEK, times: 3 }) { eventIds } }',
      { id: first },
      admin,
    );
    await signInAs(page, viewer.email);
    await page.goto(`/events/${first}`);
    await press(page.getByRole('button', { name: 'Register for all 3' }));
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`You have a seat at “${chess}” at that time (`);
    await press(dialog.getByRole('button', { name: 'Register anyway' }));
    await expect(dialog).toHaveCount(0);
    await expect(panel(page)).toContainText('You are registered for this event.');
  },
);
