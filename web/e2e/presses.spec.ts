import { type APIRequestContext, expect, test, type Locator, type Page } from '@playwright/test';
import {
  ask,
  type Contestant,
  createContestant,
  demo,
  freshEmail,
  planEvent,
  session,
  signInAs,
  signInAsNewcomer,
  signUp,
} from './people.ts';
import { press } from './press.ts';

/** Counts what a person does. A press is a click, a tap, a key or the choice of an option; typing a text is one, too. */
class Presses {
  count = 0;

  async press(target: Locator): Promise<void> {
    this.count += 1;
    await press(target);
  }

  async fill(field: Locator, text: string): Promise<void> {
    this.count += 1;
    await field.fill(text);
  }

  async type(page: Page, text: string): Promise<void> {
    this.count += 1;
    await page.keyboard.type(text);
  }

  async choose(list: Locator, option: string): Promise<void> {
    this.count += 2;
    await list.selectOption(option);
  }
}

/** The date and time of an instant as the fields of a form take them, in the browser's time zone. */
const fieldsOf = (page: Page, at: number) =>
  page.evaluate((ms) => {
    const two = (n: number) => String(n).padStart(2, '0');
    const then = new Date(ms);
    return {
      date: `${then.getFullYear()}-${two(then.getMonth() + 1)}-${two(then.getDate())}`,
      time: `${two(then.getHours())}:${two(then.getMinutes())}`,
    };
  }, at);

test('an organizer runs a workshop of 40 with at most 65 presses', { tag: '@wide' }, async ({ page }) => {
  const title = `Bookbinding ${Date.now()}`;
  const { token } = await signInAs(page, demo.organizer);
  const hands = new Presses();
  await page.goto('/home');

  // create it, with three questions
  const begins = await fieldsOf(page, Date.now() + 3_600_000);
  await hands.press(page.getByRole('link', { name: 'Create Event' }).first());
  await hands.fill(page.getByLabel('Title'), title);
  await hands.fill(page.getByLabel('Description'), 'Bring an apron.');
  await hands.fill(page.getByLabel('Date'), begins.date);
  await hands.fill(page.getByLabel('Time'), begins.time);
  await hands.fill(page.getByLabel('Location'), 'Print room');
  await hands.fill(page.getByLabel('Capacity'), '40');
  await hands.press(page.getByRole('button', { name: 'Registration rules' }));
  await hands.press(page.getByText('You decide who gets a seat'));
  const questions = page.getByRole('region', { name: 'Questions' });
  await hands.press(page.getByRole('button', { name: 'Questions', exact: true }));
  for (const label of ['Your roll number?', 'Have you bound a book before?', 'Food?']) {
    await hands.press(questions.getByRole('button', { name: 'Add a question' }));
    // the new question has the focus
    await hands.type(page, label);
  }
  await hands.press(page.getByRole('button', { name: 'Create Event' }));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const eventId = new URL(page.url()).pathname.split('/').at(-1)!;

  // two helpers
  const helpers = page.getByRole('region', { name: 'Helpers' });
  const addresses = [freshEmail(), freshEmail()];
  for (const email of addresses) await signUp(page.request, { firstName: 'Hari', lastName: 'Helps', email });
  await hands.press(page.getByRole('link', { name: 'Helpers' }));
  await hands.fill(helpers.getByLabel('Names or e-mail addresses'), addresses.join(', '));
  await hands.choose(helpers.getByLabel('Role'), 'Door');
  await hands.press(helpers.getByRole('button', { name: 'Ask to help' }));
  await expect(helpers.getByText('2 people are asked. They help once they accept.')).toBeVisible();

  // forty people request a seat, and get it
  const people: Contestant[] = [];
  for (let n = 0; n < 40; n += 1) people.push(await createContestant(page.request, eventId, `P${n}`));
  await hands.press(page.getByRole('link', { name: 'People' }));
  const list = page.getByRole('region', { name: /^Registered Participants/ });
  await hands.press(list.getByRole('checkbox', { name: 'Select all on this page' }));
  await hands.press(list.getByRole('button', { name: 'Approve (40)' }));
  await expect(page.getByRole('heading', { name: 'Registered Participants (40)' })).toBeVisible();

  // announce that the room opens early
  await hands.press(
    page.getByRole('navigation', { name: 'Parts of this event' }).getByRole('link', { name: 'Announcements' }),
  );
  await hands.press(page.getByRole('main').getByRole('link', { name: 'Announce…' }));
  await expect(page.getByRole('button', { name: /Create Announcement/ })).toBeVisible();
  await hands.fill(page.getByLabel('Title'), 'The room is open from 17:30');
  await hands.fill(page.getByLabel('Content'), 'Come early: the glue needs ten minutes.');
  await hands.press(page.getByRole('button', { name: /Create Announcement/ }));
  await expect(page.getByText('Announcement created successfully!')).toBeVisible();

  // at the door, five people say their names, and helpers let in the others but two
  await hands.press(page.getByRole('link', { name: 'At the door' }));
  await expect(page.getByText('0 in of 40')).toBeVisible();
  for (const { name } of people.slice(0, 5)) {
    await hands.fill(page.getByRole('textbox', { name: 'Name, college or code' }), name);
    await hands.type(page, '\n');
    await expect(page.locator('[aria-live=assertive]')).toContainText(`Welcome, ${name}`);
  }
  const checkIn = 'mutation ($input: CheckInInput!) { checkIn(input: $input) { person { at } } }';
  for (const { id } of people.slice(5, 38)) await ask(page.request, checkIn, { input: { eventId, userId: id } }, token);
  await expect(page.getByText('38 in of 40')).toBeVisible();

  // afterwards: the list, and a letter to those who did not come
  const update = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
  const date = new Date(Date.now() - 3 * 3_600_000).toISOString();
  await ask(page.request, update, { input: { eventId, date } }, token);
  await hands.press(page.getByRole('link', { name: 'Event', exact: true }));
  await hands.press(page.getByRole('link', { name: 'Afterwards' }));
  await expect(page.getByText('38 in · 2 not in · 0 walk-ins')).toBeVisible();
  const download = page.waitForEvent('download');
  await hands.press(page.getByRole('button', { name: 'CSV' }));
  await download;
  await hands.press(page.getByRole('button', { name: 'Write to those who did not come…' }));
  const letter = page.getByRole('dialog', { name: 'Write to people' });
  await hands.fill(letter.getByLabel('Subject'), 'We missed you');
  await hands.fill(letter.getByLabel('Text'), 'There is another workshop in spring.');
  await hands.press(letter.getByRole('button', { name: 'Send' }));
  await expect(page.getByText('2 people are written to.')).toBeVisible();
  expect(hands.count).toBeLessThanOrEqual(65);
});

/** Deletes the events that earlier stories planned and that run by now, because the home page lists only three. */
async function deleteHomeEventsBefore(request: APIRequestContext, eventId: string): Promise<void> {
  const { token } = await session(request, demo.admin);
  for (;;) {
    const { home } = await ask<{ home: { upcomingEvents: { id: string }[] } }>(
      request,
      '{ home { upcomingEvents { id } } }',
      {},
      token,
    );
    const ids = home.upcomingEvents.map(({ id }) => id);
    if (ids.includes(eventId)) return;
    const mutation = 'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { __typename } }';
    for (const id of ids) await ask(request, mutation, { input: { eventId: id } }, token);
  }
}

test('a ticket and a check-in take one press from the home page, and a registration takes two', async ({ page }) => {
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
  const title = `Kites ${Date.now()}`;
  const facts = { date: inHours(0.5), endsAt: inHours(3), selfCheckIn: true };
  const eventId = await planEvent(page.request, { title, ...facts });
  const asha = await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, asha.email);
  await page.goto('/home');
  const next = page.getByRole('region', { name: 'Your next event' });
  await expect(next).toContainText(title);
  await press(next.getByRole('link', { name: 'Show ticket' }));
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible();

  await page.goto('/home');
  await press(next.getByRole('link', { name: 'Check in yourself' }));
  await expect(page.getByRole('textbox', { name: 'The six digits that are shown at the event' })).toBeFocused();
  const query = 'query ($id: ID!) { event(id: $id) { checkInCode { digits } } }';
  const { token } = await session(page.request, demo.admin);
  const { event } = await ask<{ event: { checkInCode: { digits: string } } }>(
    page.request,
    query,
    { id: eventId },
    token,
  );
  await page.keyboard.type(event.checkInCode.digits);
  await expect(page.getByRole('status').locator('[data-tone=success]')).toContainText('You are in');

  // an event without questions
  const otherTitle = `Paper boats ${Date.now()}`;
  // it is the next one
  const other = await planEvent(page.request, { title: otherTitle, date: inHours(0.1) });
  await deleteHomeEventsBefore(page.request, other);
  const newcomer = await signInAsNewcomer(page);
  await page.goto('/home');
  const hands = new Presses();
  await hands.press(page.getByRole('article', { name: otherTitle }).getByRole('link', { name: 'Register' }));
  await hands.press(page.getByRole('dialog').getByRole('button', { name: 'Register' }));
  await expect(page.getByText('You are registered for this event.')).toBeVisible();
  expect(hands.count).toBe(2);
  const state = 'query ($id: ID!) { event(id: $id) { viewerRegistrationState } }';
  expect(await ask(page.request, state, { id: other }, newcomer.token)).toEqual({
    event: { viewerRegistrationState: 'REGISTERED' },
  });
});

test('a link to register opens the form once, and registers nobody', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const full = await planEvent(page.request, { capacity: 1 });
  await createContestant(page.request, full, 'Asha');
  await signInAsNewcomer(page);
  await page.goto(`/events/${eventId}#register`);
  const dialog = page.getByRole('dialog', { name: 'Register for this event' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await expect(page).toHaveURL(`/events/${eventId}`);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Register Now' })).toBeEnabled();
  await expect(dialog).toHaveCount(0);

  await page.goto(`/events/${full}#register`);
  await expect(page).toHaveURL(`/events/${full}`);
  await expect(page.getByText('This event has reached its capacity.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
