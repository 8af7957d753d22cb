import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import { advanceClockUntil } from './clock.ts';
import {
  signInAs,
  signInAsNewcomer,
  ask,
  createContestant,
  demo,
  freshEmail,
  planEvent,
  session,
  signUp,
  sortPeople,
} from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

/** A new user at the end of the event's waitlist. */
async function createWaitlistEntry(request: APIRequestContext, eventId: string, firstName: string) {
  const email = freshEmail();
  await signUp(request, { firstName, lastName: 'Waits', email });
  const { token } = await session(request, email);
  await ask(
    request,
    `mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { registration { state } } }`,
    { input: { eventId, name: `${firstName} Waits`, email } },
    token,
  );
  return { token };
}

/** Cancels the person's seat or waitlist entry. */
const cancel = (request: APIRequestContext, eventId: string, { token }: { token: string }) =>
  ask(
    request,
    `mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { deletedRegistrationId } }`,
    { input: { eventId } },
    token,
  );

const panel = (page: Page) => page.getByRole('region', { name: 'Registration', exact: true });
const button = (page: Page, name: string) => panel(page).getByRole('button', { name });

/** The timeout of a single attempt inside `advanceClockUntil`. */
const attemptTimeout = { timeout: 1000 };

async function join(page: Page) {
  await press(button(page, 'Join the waitlist'));
  await press(page.getByRole('dialog', { name: 'Join the waitlist' }).getByRole('button', { name: 'Join' }));
}

test('a waiting participant sees their position, gets a seat live, and gives it back with one press', async ({
  page,
}) => {
  const title = `One chair ${Date.now()}`;
  const id = await planEvent(page.request, { title, capacity: 1 });
  const seated = await createContestant(page.request, id, 'Asha');
  const before = await createWaitlistEntry(page.request, id, 'Ben');
  const refetches: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('readSeatsQuery')) refetches.push(request.url());
  });
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await expect(panel(page)).toContainText('This event has reached its capacity.');
  await expect(button(page, 'Register Now')).toBeDisabled();
  await expect(panel(page)).toContainText('1 person is waiting.');
  await join(page);
  await expect(panel(page).getByRole('status')).toHaveText('You are number 2 in line.');
  await cancel(page.request, id, before);
  await expect(panel(page).getByRole('status')).toHaveText('You are number 1 in line.');

  await page.goto(`/events?q=${encodeURIComponent(title)}`);
  await expect(page.getByRole('article', { name: title }).getByText('In line', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toContainText('You are number 1 in line.');
  // the button must not move while the user is about to press it
  const place = await button(page, 'Leave the waitlist').boundingBox();
  await cancel(page.request, id, seated);
  await expect(panel(page).getByRole('status').first()).toHaveText('A seat came free, and it is yours.');
  await expect(page.getByText('1 / 1 registered')).toBeVisible();
  expect(await button(page, 'Give it back').boundingBox()).toEqual(place);
  // the change arrived by subscription, without a query
  expect(refetches).toEqual([]);
  await press(button(page, 'Give it back'));
  await expect(panel(page)).toContainText('Registration is open.');
  await expect(page.getByText('0 / 1 registered')).toBeVisible();
});

test(
  'after a reload, a promoted participant sees the usual panel; a waiting one can leave the waitlist',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request, { capacity: 1 });
    const seated = await createContestant(page.request, id, 'Asha');
    await signInAsNewcomer(page);
    await page.goto(`/events/${id}`);
    await expect(panel(page)).toContainText('Nobody is waiting yet.');
    await auditAccessibility(page);
    await join(page);
    await expect(panel(page)).toContainText('You are number 1 in line.');
    await press(button(page, 'Leave the waitlist'));
    await expect(panel(page)).toContainText('Nobody is waiting yet.');
    await join(page);
    await expect(panel(page)).toContainText('You are number 1 in line.');
    await cancel(page.request, id, seated);
    await expect(button(page, 'Give it back')).toBeVisible();
    await page.reload();
    await expect(panel(page)).toContainText('You are registered for this event.');
    await expect(button(page, 'Cancel Registration')).toBeVisible();
  },
);

test(
  'without the socket, seats are polled; leaving the waitlist too late keeps the new seat and says so',
  { tag: '@wide' },
  async ({ page }) => {
    const id = await planEvent(page.request, { capacity: 1 });
    const seated = await createContestant(page.request, id, 'Asha');
    let isCut = false;
    const cuts: (() => Promise<void>)[] = [];
    await page.routeWebSocket('**/graphql', (socket) => {
      if (isCut) return void socket.close({ code: 1012 });
      socket.connectToServer();
      cuts.push(() => socket.close({ code: 1012 }));
    });
    let holdsReading = false;
    await page.route('**/graphql', async (route) => {
      const isHeld = holdsReading && route.request().postData()?.includes('readSeatsQuery');
      await (isHeld ? route.abort() : route.fallback());
    });
    await signInAsNewcomer(page);
    await page.clock.install();
    await page.goto(`/events/${id}`);
    await join(page);
    await expect(panel(page)).toContainText('You are number 1 in line.');
    await expect.poll(() => cuts.length).toBeGreaterThan(0);
    isCut = true;
    for (const cut of cuts) await cut();
    await expect(page.getByRole('banner').getByRole('status')).toContainText('Offline');

    const { token } = await session(page.request, demo.admin);
    await ask(
      page.request,
      `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
      { input: { eventId: id, location: 'Old bridge' } },
      token,
    );
    await advanceClockUntil(page, () => expect(page.getByText('Old bridge')).toBeVisible(attemptTimeout));

    // from now on nothing is polled: the page reads only after a press
    holdsReading = true;
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
    await cancel(page.request, id, seated);
    holdsReading = false;
    await press(button(page, 'Leave the waitlist'));
    await expect(panel(page)).toContainText('A seat came free, and you have it now.');
    await expect(panel(page)).toContainText('A seat came free, and it is yours.');
    await expect(button(page, 'Give it back')).toBeVisible();
  },
);

test('an open event page shows live that the event has changed or is deleted', { tag: '@wide' }, async ({ page }) => {
  const id = await planEvent(page.request);
  const refetches: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('readSeatsQuery')) refetches.push(request.url());
  });
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await expect(page.getByText('Lake gate')).toBeVisible();
  const { token } = await session(page.request, demo.admin);
  await ask(
    page.request,
    `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
    { input: { eventId: id, location: 'Old bridge' } },
    token,
  );
  await expect(page.getByText('Old bridge')).toBeVisible();
  expect(refetches).toEqual([]);
  await ask(
    page.request,
    `mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }`,
    { input: { eventId: id } },
    token,
  );
  await expect(page.getByRole('heading', { level: 1, name: /^Cancelled or on hold: / })).toBeVisible();
});

test('an organizer sees the waitlist change, and gives a seat out of turn', async ({ page }) => {
  const id = await planEvent(page.request, { capacity: 1 });
  await createContestant(page.request, id, 'Asha');
  await signInAs(page, demo.admin);
  await page.clock.install();
  await page.goto(`/events/${id}/people`);
  const people = page.getByRole('region', { name: /^Registered Participants/ });
  await expect(page.getByRole('heading', { name: 'Registered Participants (1)' })).toBeVisible();
  await expect(people.getByRole('rowheader')).toHaveText([/^Asha/]);
  let fails = true;
  await page.route('**/graphql', (route) =>
    fails && route.request().postData()?.includes('registrationListQuery')
      ? route.fulfill({ status: 500 })
      : route.fallback(),
  );
  await sortPeople(people, 'Name', 'ascending');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Failed to fetch participants');
  fails = false;
  await press(alert.getByRole('button', { name: 'Try again' }));
  await expect(people.getByRole('rowheader')).toHaveText([/^Asha/]);
  // descending; "In line" has its own order all the same
  await sortPeople(people, 'Name', 'descending');
  for (const name of ['Ben', 'Cyra', 'Dev']) await createWaitlistEntry(page.request, id, name);
  const filter = people.getByRole('combobox', { name: 'Who is listed' });
  await advanceClockUntil(page, () =>
    expect(filter.getByRole('option', { name: 'In line (3)' })).toBeAttached(attemptTimeout),
  );
  await filter.selectOption('In line (3)');
  const line = (...names: string[]) =>
    expect(people.getByRole('row').filter({ has: page.getByRole('rowheader') })).toHaveText(
      names.map((name, n) => new RegExp(`^${name} WaitsNumber ${n + 1} in line`)),
      attemptTimeout,
    );
  await advanceClockUntil(page, () => line('Ben', 'Cyra', 'Dev'));
  // counts have seats only, unless the list is filtered
  const counts = people.getByRole('table', { name: 'By college' }).getByRole('row').last();
  await press(people.getByText('Counts by college and by answer: people in line'));
  await expect(counts).toHaveText('Meridian University3');
  await filter.selectOption('Everybody (4)');
  await expect(people.getByText('Counts by college and by answer: people with a seat')).toBeVisible();
  await expect(counts).toHaveText('Meridian University1');
  await press(people.getByText('Counts by college and by answer'));
  await filter.selectOption('In line (3)');
  await advanceClockUntil(page, () => line('Ben', 'Cyra', 'Dev'));
  await auditAccessibility(page);

  await press(people.getByRole('button', { name: 'Give a seat now' }).nth(1));
  const dialog = page.getByRole('alertdialog', { name: 'Give Cyra Waits a seat now?' });
  await expect(dialog).toContainText('All seats are taken, so the event gets one more: from 1 to 2.');
  await expect(dialog).toContainText('1 person who has waited longer is passed over.');
  await press(dialog.getByRole('button', { name: 'Give a seat now' }));
  await expect(dialog).toBeHidden();
  await expect(people.locator(':focus')).toHaveText('Cyra Waits has a seat.');
  await advanceClockUntil(page, () => line('Ben', 'Dev'));
  await expect(page.getByRole('heading', { name: 'Registered Participants (2)' })).toBeVisible();

  for (const name of ['Ben', 'Dev']) {
    await press(people.getByRole('button', { name: 'Give a seat now' }).first());
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'Give a seat now' }));
    await expect(people.locator(':focus')).toHaveText(`${name} Waits has a seat.`);
    await expect(people.getByRole('rowheader', { name: `${name} Waits` })).toHaveCount(0);
  }
  await expect(people).toContainText('Nobody is in line at the moment.');
  // the order chosen before the line was shown: names, descending
  await filter.selectOption('With a seat (4)');
  await expect(people.getByRole('rowheader')).toHaveText([/^Dev/, /^Cyra/, /^Ben/, /^Asha/]);
});

test(
  'an event without a waitlist only says that it is full; an edit conflict shows the switch in words',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const id = await planEvent(page.request, { capacity: 1 });
    await createContestant(page.request, id, 'Asha');
    const { token } = await signInAs(page, demo.admin);
    await page.goto(`/events/${id}/edit`);
    const waitlist = page.getByRole('switch', { name: 'Waitlist' });
    await expect(waitlist).toBeChecked();
    await page.getByLabel('Location').fill('North pier');
    await ask(
      page.request,
      `mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }`,
      { input: { eventId: id, hasWaitlist: false } },
      token,
    );
    await press(page.getByRole('button', { name: 'Update Event' }));
    const changes = page.getByRole('main').getByRole('definition');
    await expect(changes).toHaveText(['Off']);
    await press(page.getByRole('button', { name: 'Continue with my changes' }));
    await expect(waitlist).not.toBeChecked();
    await press(page.getByRole('button', { name: 'Update Event' }));
    await expect(page).toHaveURL(new RegExp(`/events/${id}$`));

    const guest = await (await browser.newContext()).newPage();
    await signInAsNewcomer(guest);
    await guest.goto(`/events/${id}`);
    await expect(panel(guest)).toContainText('This event has reached its capacity.');
    await expect(button(guest, 'Register Now')).toBeDisabled();
    await expect(button(guest, 'Join the waitlist')).toHaveCount(0);
    await page.goto(`/events/${id}/edit`);
    await press(page.getByText('Waitlist', { exact: true }));
    await expect(waitlist).toBeChecked();
    await press(page.getByRole('button', { name: 'Update Event' }));
    // the page updates live
    await expect(button(guest, 'Join the waitlist')).toBeVisible();
    await guest.context().close();
  },
);
