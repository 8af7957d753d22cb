import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { changeAnswers, failNetwork } from './answers.ts';
import { auditAccessibility } from './accessibility.ts';
import { pauseClock } from './clock.ts';
import {
  signInAs,
  signInAsNewcomer,
  ask,
  award,
  createContestant,
  demo,
  freshEmail,
  password,
  planEvent,
  session,
  signUp,
  withSettings,
} from './people.ts';
import { press } from './press.ts';

const eventFacts = { description: 'Bring a chair.', location: 'Lawn', tags: [], capacity: 5 };

const card = (page: Page, title: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: title });

test(
  'the shares of the admin dashboard are written as in the language of the admin',
  { tag: '@wide' },
  async ({ page }) => {
    const email = freshEmail();
    const userId = await signUp(page.request, { firstName: 'Olga', lastName: 'Rao', email });
    const { token } = await session(page.request, demo.admin);
    const promote = 'mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }';
    await ask(page.request, promote, { input: { userId, role: 'ADMIN' } }, token);
    const login = await signInAs(page, email);
    await ask(
      page.request,
      'mutation { updateUserSettings(input: { language: GERMAN }) { user { id } } }',
      {},
      login.token,
    );
    await page.goto('/admindashboard');
    await expect(page.getByText('99,8\u00a0%')).toBeVisible();
  },
);

test('an admin finds a user by search and changes the role, which signs out the open page of that user', async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  const { email } = await signInAsNewcomer(other);
  await other.goto('/events');
  await expect(other.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();

  await signInAs(page, demo.admin);
  await page.goto('/home');
  await expect(page).toHaveURL(/\/admindashboard$/);
  await expect(page.getByText('99.8%')).toBeVisible();
  await expect(page.getByText('Uptime this month')).toBeVisible();
  await page.getByRole('button', { name: 'Manage Users' }).click();
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row')).toHaveCount(11);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^11–20 of/)).toBeVisible();

  await page.getByRole('textbox', { name: 'Search users' }).fill('nobody at all');
  await expect(page.getByText('No users found matching your search criteria.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Search users' }).fill(email.toUpperCase());
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  const role = page.getByRole('combobox', { name: 'Role of Nila Raman' });
  const confirmation = page.getByRole('alertdialog', { name: 'Change the role of Nila Raman to organizer?' });
  await role.focus();
  await role.selectOption('organizer');
  await expect(confirmation).toContainText('Nila Raman is signed out everywhere at once');
  await press(confirmation.getByRole('button', { name: 'Cancel' }));
  await expect(role).toHaveValue('PARTICIPANT');
  await expect(role).toBeFocused();
  await role.selectOption('organizer');
  const pass = await pauseClock(page);
  await press(confirmation.getByRole('button', { name: 'Change role' }));
  await expect(page.getByText('User role updated successfully to organizer')).toBeVisible();
  await expect(role).toBeFocused();

  await expect(other).toHaveURL(/\/login/);
  await pass(6000);
  await expect(page.getByText('User role updated successfully to organizer')).toBeHidden();
  await page.clock.resume();
  await page.getByRole('button', { name: 'Hide Users' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeHidden();

  // after signing in again, the user returns to the same page with the new role
  await other.getByLabel('Email').fill(email);
  await other.getByRole('textbox', { name: 'Password' }).fill(password);
  await other.getByRole('button', { name: 'Login' }).click();
  await expect(other).toHaveURL(/\/events$/);
  await other.goto('/home');
  await expect(other).toHaveURL(/\/organizerdashboard$/);
  await expect(other.getByText("You haven't created any events yet.")).toBeVisible();
  await other.context().close();

  await page.goto('/admindashboard/audit?action=role_change');
  const entry = card(page, 'Nila Raman').first();
  await expect(entry).toContainText('Role changed');
  await expect(entry).toContainText('participant');
  await expect(entry).toContainText('organizer');
});

test('an admin must confirm giving up the role, and the last admin keeps it', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/admindashboard');
  await page.getByRole('button', { name: 'Manage Users' }).click();
  await page.getByRole('textbox', { name: 'Search users' }).fill(demo.admin);
  await expect(page.getByText('1–1 of 1')).toBeVisible();
  await page.getByRole('combobox', { name: /^Role of/ }).selectOption('participant');
  const dialog = page.getByRole('alertdialog', { name: 'Give up your admin role?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('combobox', { name: /^Role of/ })).toHaveValue('ADMIN');
  await page.getByRole('combobox', { name: /^Role of/ }).selectOption('participant');
  await dialog.getByRole('button', { name: 'Change my role' }).click();
  await expect(page.getByText('The last admin must stay an admin.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^Role of/ })).toHaveValue('ADMIN');
});

test('an admin rejects or approves an event from the queue, and the pages of all others follow', async ({
  page,
  browser,
}) => {
  const title = `Kite day ${randomUUID().slice(0, 6)}`;
  const owner = await (await browser.newContext()).newPage();
  const guest = await (await browser.newContext()).newPage();
  await withSettings(page.request, { eventApprovalRequired: true }, async () => {
    await signInAs(page, demo.admin);
    await page.goto('/admindashboard');
    const headings = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(headings.filter({ visible: true }).first()).toHaveText('Event Approval');

    await signInAs(owner, demo.organizer);
    await owner.goto('/events/create');
    await owner.getByLabel('Title').fill(title);
    await owner.getByLabel('Description').fill('Bring a kite.');
    await owner.getByLabel('Date').fill('2098-05-04');
    await owner.getByLabel('Time').fill('18:30');
    await owner.getByLabel('Location').fill('Lake meadow');
    await owner.getByRole('button', { name: 'Create Event' }).click();
    await expect(owner.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(owner.getByText('Pending approval')).toBeVisible();
    const url = new URL(owner.url()).pathname;

    await signInAsNewcomer(guest);
    await guest.goto(url);
    await expect(guest.getByText('Event not found')).toBeVisible();

    // rejected first, with a required reason
    await card(page, title).getByRole('button', { name: 'Reject' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject Event' });
    await press(dialog.getByRole('button', { name: 'Reject event' }));
    await expect(dialog.getByText('Reason is required')).toBeVisible();
    await dialog.getByLabel('Reason').fill('The meadow is closed in May.');
    await press(dialog.getByRole('button', { name: 'Reject event' }));
    await expect(card(page, title)).toBeHidden();
    const notices = owner.getByRole('log', { name: 'Live notices' });
    await expect(notices.getByText('Event Rejected')).toBeVisible();
    await expect(notices.getByText('The meadow is closed in May.')).toBeVisible();
    await expect(owner.getByRole('main').getByText('The meadow is closed in May.')).toBeVisible();
    await notices.getByRole('button').click();

    await owner.getByRole('link', { name: 'Edit' }).click();
    await owner.getByLabel('Location').fill('River meadow');
    await owner.getByRole('button', { name: 'Update Event' }).click();
    await expect(owner.getByRole('main').getByText('Pending approval')).toBeVisible();

    await expect(card(page, title)).toContainText('River meadow');
    // its timer does not stop with the clock, and would also end the next message; it waits while it has the pointer
    await page.mouse.move(0, 0);
    await expect(page.getByText(`“${title}” is rejected`)).toBeHidden();
    await pauseClock(page);
    await card(page, title).getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`“${title}” is approved. Its organizer has been told.`)).toBeVisible();
    await page.clock.resume();
    await expect(card(page, title)).toBeHidden();
    await expect(notices.getByText('Event Approved')).toBeVisible();
    await expect(owner.getByText('Pending approval')).toBeHidden();

    await guest.reload();
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(guest.getByRole('button', { name: 'Reject' })).toBeHidden();
  });
  await owner.context().close();
  await guest.context().close();

  // without approval there is nothing to decide
  await page.goto('/admindashboard');
  await expect(page.getByText('99.8%')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Event Approval' })).toHaveCount(0);

  await page.goto('/admindashboard/audit');
  await expect(card(page, title).first()).toContainText('Event approved');
  await card(page, title).first().getByRole('link', { name: title }).click();
  await expect(page.getByRole('link', { name: new RegExp(`About ${title}`) })).toBeVisible();
  await expect(page.getByRole('main').getByRole('list').last().getByRole('listitem')).toHaveCount(2);
});

test(
  'a corrected score links to its event in the audit trail, or to the deletion if the event is gone',
  { tag: '@wide' },
  async ({ page }) => {
    const title = `Kite race ${randomUUID().slice(0, 6)}`;
    const eventId = await planEvent(page.request, { title });
    const asha = await createContestant(page.request, eventId, 'Asha');
    const awardId = await award(page.request, eventId, asha, 12);
    const { token } = await signInAs(page, demo.admin);
    const correction =
      'mutation ($awardId: ID!) { correctScore(input: { awardId: $awardId, points: 2 }) { award { id } } }';
    await ask(page.request, correction, { awardId }, token);
    await page.goto(`/admindashboard/audit?subject=${asha.id}`);
    await expect(card(page, 'Score corrected')).toContainText(/Points.*12.*2/);
    await expect(card(page, 'Score corrected')).not.toContainText(eventId);
    await expect(card(page, 'Score corrected')).not.toContainText('Note');
    await press(card(page, 'Score corrected').getByRole('link', { name: title }));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

    await ask(
      page.request,
      'mutation ($eventId: ID!) { deleteEvent(input: { eventId: $eventId }) { deletedEventId } }',
      { eventId },
      token,
    );
    await page.goto(`/admindashboard/audit?subject=${asha.id}`);
    await press(card(page, 'Score corrected').getByRole('link', { name: 'Deleted event' }));
    await expect(card(page, 'Event deleted')).toContainText(title);
  },
);

test('dashboards show plots while analytics are on, and a message while they are off', async ({ page, isMobile }) => {
  await signInAs(page, demo.admin);
  await page.goto('/admindashboard');
  const plot = page.getByRole('slider', { name: 'Registrations per day' });
  if (isMobile) await press(page.getByRole('button', { name: 'Plots' }));
  await plot.focus();
  await expect(plot).toHaveAttribute('aria-valuetext', /: \d+ registrations?$/);
  const today = await plot.getAttribute('aria-valuetext');
  await plot.press('ArrowLeft');
  await plot.press('ArrowLeft');
  await expect(plot).not.toHaveAttribute('aria-valuetext', today ?? '');
  await expect(page.getByRole('table', { name: 'Busiest colleges' }).getByRole('row')).toHaveCount(11);
  await page.getByText('Show as table').first().click();
  await expect(page.getByRole('region', { name: 'Registrations per day, as a table' }).getByRole('row')).toHaveCount(
    31,
  );

  await withSettings(page.request, { analyticsEnabled: false }, async () => {
    await page.reload();
    await expect(page.getByText('Plots are switched off.')).toBeVisible();
    await expect(page.getByText('Total Users')).toBeVisible();
    await expect(plot).toBeHidden();
    await page.getByRole('link', { name: 'Open System Settings' }).click();
    await expect(page).toHaveURL(/\/system-settings$/);
  });
});

test('the organizer dashboard shows figures, plots and the own events', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.organizer);
  await page.goto('/admindashboard');
  await expect(page).toHaveURL(/\/organizerdashboard$/);
  for (const tile of ['Total Events', 'Upcoming Events', 'Registrations', 'Average Fill'])
    await expect(page.getByRole('term').filter({ hasText: tile })).toBeVisible();
  await expect(page.getByRole('slider', { name: 'Registrations per day' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'View details' }).first().click();
  await expect(page).toHaveURL(/\/events\/event_/);

  await page.goto('/organizerdashboard');
  await page.getByRole('main').getByRole('link', { name: 'My Events', exact: true }).click();
  await expect(page).toHaveURL(/\/events\?mine=1$/);
  await expect(page.getByText(/^\d+ events$/)).toBeVisible();
  await page.getByRole('link', { name: /^My events/ }).click();
  await expect(page).toHaveURL(/\/events$/);
});

test('the organizer dashboard begins with the events that need attention', async ({ page }) => {
  const { request } = page;
  const email = freshEmail();
  const userId = await signUp(request, { firstName: 'Olga', lastName: 'Plans', email });
  const { token: admin } = await session(request, demo.admin);
  const promote = 'mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }';
  await ask(request, promote, { input: { userId, role: 'ORGANIZER' } }, admin);
  const { token } = await signInAs(page, email);
  const plan = async (title: string, hours: number, changes: object = {}) => {
    const { createEvent } = await ask<{ createEvent: { event: { id: string } } }>(
      request,
      'mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }',
      { input: { ...eventFacts, title, date: new Date(Date.now() + hours * 3_600_000).toISOString(), ...changes } },
      token,
    );
    return createEvent.event.id;
  };
  const needs = page.getByRole('region', { name: 'Needs you' });
  const own = page.getByRole('region', { name: 'Your Events' });
  const need = (title: string) => needs.getByRole('listitem').filter({ hasText: title });

  await plan('Quiet evening', 200);
  await page.goto('/organizerdashboard');
  await expect(own).toContainText('Quiet evening');
  await expect(needs).toHaveCount(0);

  const today = await plan('Kite day', 0.01, { endsAt: new Date(Date.now() + 3_600_000).toISOString() });
  // it has begun, so the story also passes just before midnight
  await page.clock.setFixedTime(Date.now() + 60_000);
  const asking = await plan('Ask first', 90, { registrationRules: { needsApproval: true } });
  await createContestant(request, asking, 'Asha');
  await createContestant(request, asking, 'Ben');
  const full = await plan('One chair', 100, { capacity: 1 });
  await createContestant(request, full, 'Cyra');
  const last = await createContestant(request, await planEvent(request), 'Dev');
  await ask(
    request,
    'mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { event { id } } }',
    { input: { eventId: full, name: last.name, email: last.email } },
    last.token,
  );
  await page.reload();
  await expect(needs.getByRole('listitem')).toHaveText([/Kite day/, /Ask first/, /One chair/]);
  // the list comes before everything else, and the plots come last; a phone folds them
  const isPhone = page.viewportSize()!.width < 768;
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Needs you');
  await expect(need('One chair').getByRole('link', { name: 'Full, 1 in line' })).toBeInViewport({ ratio: 1 });
  if (isPhone) {
    await expect(headings.last()).toHaveText('Plots');
    const [list, announcing] = ['My Events', 'Create Announcement'].map((name) =>
      page.getByRole('main').getByRole('link', { name, exact: true }),
    );
    expect((await list!.boundingBox())!.y).toBe((await announcing!.boundingBox())!.y);
    await auditAccessibility(page);
    await press(page.getByRole('button', { name: 'Plots' }));
  }
  await expect(headings.last()).toHaveText('Registrations per day');
  // a phone shows three of the own events
  await expect(own.getByRole('listitem')).toHaveCount(isPhone ? 3 : 4);
  await expect(own.getByRole('link', { name: 'All 4 in My Events' })).toHaveCount(isPhone ? 1 : 0);
  await auditAccessibility(page);
  await press(need('Kite day').getByRole('link', { name: 'At the door' }));
  await expect(page).toHaveURL(`/events/${today}/door`);

  await page.goto('/organizerdashboard');
  await press(need('Ask first').getByRole('link', { name: '2 requests wait' }));
  await expect(page).toHaveURL(`/events/${asking}/people`);
  await page.goto('/organizerdashboard');
  await press(need('One chair').getByRole('link', { name: 'Full, 1 in line' }));
  await expect(page.getByText(last.name).filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText(/^Cyra/)).toHaveCount(0);

  await page.goto('/my-events');
  for (const name of ['2 requests wait', 'Full, 1 in line'])
    await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();

  // after the events nothing is left to do
  await page.clock.setFixedTime(Date.now() + 150 * 3_600_000);
  await page.goto('/organizerdashboard');
  await expect(own).toContainText('One chair');
  await expect(needs).toHaveCount(0);
});

test('a participant who opens a dashboard is redirected home', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.participant);
  for (const path of ['/admindashboard', '/organizerdashboard', '/admindashboard/audit']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/home$/);
  }
});

test('parts of a dashboard that fail to load say so and can be retried', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.admin);
  let broken = true;
  await page.route('**/graphql', (route) =>
    broken && /AdminDashboardScreenQuery|UsersTableQuery/.test(route.request().postData() ?? '')
      ? route.fulfill({ status: 500, json: {} })
      : route.continue(),
  );
  await page.goto('/admindashboard');
  await expect(page.getByText('Failed to load platform statistics')).toBeVisible();
  await page.getByRole('button', { name: 'Manage Users' }).click();
  await expect(page.getByText('Failed to fetch users')).toBeVisible();
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await expect(page.getByText('99.8%')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('table', { name: 'Users' })).toBeVisible();
});

test('if the next page of users fails to load, the rows and the focus stay, and the page says so', async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/admindashboard');
  await press(page.getByRole('button', { name: 'Manage Users' }));
  const table = page.getByRole('table', { name: 'Users' });
  const pages = page.getByRole('navigation', { name: 'Pages of users' });
  const next = pages.getByRole('button', { name: 'Next' });
  await expect(pages).toContainText('1–10');
  const network = await failNetwork(page, 'UsersTableQuery');
  await next.press('Enter');
  await expect(pages.getByRole('alert')).toContainText('Failed to fetch users');
  await expect(next).toBeFocused();
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(pages).toContainText('1–10');
  network.repair();
  await next.press('Enter');
  await expect(pages).toContainText('11–');
  await expect(pages.getByRole('alert')).toHaveCount(0);
  await expect(table).toBeFocused();
  expect(network.requests).toBe(2);
});

test('the list of users comes into view as it opens, and the focus stays on its button below the header', async ({
  page,
}) => {
  await signInAs(page, demo.admin);
  await page.goto('/admindashboard');
  await press(page.getByRole('button', { name: 'Manage Users' }));
  await expect(page.getByRole('heading', { level: 2, name: 'Users', exact: true })).toBeInViewport();
  await expect(page.getByRole('table', { name: 'Users' }).getByRole('row').nth(1)).toBeInViewport();
  const button = page.getByRole('button', { name: 'Hide Users' });
  await expect(button).toBeFocused();
  const header = (await page.getByRole('banner').boundingBox())!;
  expect((await button.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
});

test(
  'a role change can be undone, and a single key press on the list changes nothing by itself',
  { tag: '@wide' },
  async ({ page }) => {
    const name = { firstName: 'Tara', lastName: `V${randomUUID().slice(0, 8)}` };
    await signUp(page.request, { ...name, email: freshEmail() });
    await signInAs(page, demo.admin);
    await page.goto('/admindashboard');
    await press(page.getByRole('button', { name: 'Manage Users' }));
    await page.getByRole('textbox', { name: 'Search users' }).fill(name.lastName);
    const role = page.getByRole('combobox', { name: `Role of Tara ${name.lastName}` });
    await role.focus();
    await page.keyboard.press('o');
    const confirmation = page.getByRole('alertdialog', { name: /^Change the role of Tara/ });
    await expect(confirmation.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(role).toHaveValue('PARTICIPANT');
    await expect(role).toBeFocused();

    await page.keyboard.press('o');
    await press(confirmation.getByRole('button', { name: 'Change role' }));
    await expect(role).toHaveValue('ORGANIZER');
    await press(page.getByRole('button', { name: `Undo: Tara ${name.lastName} is participant again` }));
    await expect(page.getByText('User role updated successfully to participant')).toBeVisible();
    await expect(role).toHaveValue('PARTICIPANT');
    await expect(role).toBeFocused();
    await expect(page.getByRole('button', { name: /^Undo/ })).toHaveCount(0);
  },
);

test('each row of the organizer dashboard links to editing, participants, announcing and scores', async ({ page }) => {
  const title = `Swan count ${randomUUID().slice(0, 8)}`;
  const { token } = await signInAs(page, demo.organizer);
  const date = new Date(Date.now() + 3_600_000).toISOString();
  await ask(
    page.request,
    `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`,
    { input: { title, description: 'One by one.', date, location: 'Lake gate', capacity: 5 } },
    token,
  );
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: title });
  const go = async (name: string) => {
    await page.goto('/organizerdashboard');
    await press(row.getByRole('link', { name, exact: true }));
  };
  await go('Edit');
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await go('Participants');
  await expect(page.getByRole('heading', { name: 'Registered Participants (0)' })).toBeInViewport();
  await go('Announce');
  await expect(page.getByRole('combobox', { name: 'Related Event (Optional)' })).toHaveValue(title);
  await go('Scores');
  await expect(page.getByRole('region', { name: 'Update Scores' })).toBeVisible();
});

type Dashboard = { data: { platformAnalytics: object } };

test('the admin dashboard warns if messages are behind or incomplete', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.admin);
  let journal = { secondsBehind: 10, setAside: 0 };
  await changeAnswers<Dashboard>(page, /^AdminDashboardScreenQuery$/, ({ data }) => {
    Object.assign(data.platformAnalytics, { journal });
  });
  const notice = page.getByText(/seconds? behind|could not be processed/);
  await page.goto('/admindashboard');
  await expect(page.getByText('99.8%')).toBeVisible();
  await expect(notice).toHaveCount(0);
  journal = { secondsBehind: 11, setAside: 2 };
  await page.reload();
  await expect(notice).toHaveText([
    'Messages and open screens are 11 seconds behind.',
    '2 changes could not be processed: messages about them may be missing. The server tries again.',
  ]);
  const cards = page.getByRole('region', { name: 'User Management' });
  expect((await notice.first().boundingBox())!.y).toBeLessThan((await cards.boundingBox())!.y);
});

test('an admin of an empty platform sees the first steps', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.admin);
  await changeAnswers<Dashboard>(page, /^AdminDashboardScreenQuery$/, ({ data }) => {
    Object.assign(data.platformAnalytics, { activeEvents: 0, upcomingEvents: 0, totalRegistrations: 0 });
  });
  await page.goto('/admindashboard');
  const steps = page.getByRole('region', { name: 'First steps' });
  await expect(steps.getByRole('listitem')).toHaveCount(3);
  await press(steps.getByRole('link', { name: 'Create the first event' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Create New Event' })).toBeVisible();
});
