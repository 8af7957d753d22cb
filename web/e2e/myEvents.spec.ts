import { expect, test, type APIRequestContext, type Page } from '@playwright/test';
import {
  award,
  type Contestant,
  signInAs,
  signInAsNewcomer,
  ask,
  createContestant,
  demo,
  freshEmail,
  planEvent,
  session,
  signUp,
} from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) });
const row = (page: Page, name: string, title: string) =>
  part(page, name).getByRole('listitem').filter({ hasText: title });
/** The visible link: in the sidebar, or next to the menu on a narrow screen. */
const myEventsLink = (page: Page) =>
  page.getByRole('link', { name: 'My Events', exact: true }).filter({ visible: true });

const act = (request: APIRequestContext, token: string, mutation: string, input: Record<string, unknown>) =>
  ask(
    request,
    `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    token,
  );

const cancel = (request: APIRequestContext, eventId: string, { token }: { token: string }) =>
  act(request, token, 'cancelRegistration', { eventId });

test('the list of own events is one press away, shows each registration state, and updates live', async ({ page }) => {
  const { request } = page;
  const stamp = Date.now();
  const [seat, wait, wish] = [`Seat ${stamp}`, `Wait ${stamp}`, `Wish ${stamp}`];
  const seatEventId = await planEvent(request, { title: seat });
  const full = await planEvent(request, { title: wait, capacity: 1 });
  const requestEventId = await planEvent(request, { title: wish, registrationRules: { needsApproval: true } });
  const first = await createContestant(request, full, 'Asha');
  const { email, token } = await signInAsNewcomer(page);

  await page.goto('/leaderboard');
  await press(myEventsLink(page));
  await expect(page).toHaveURL('/my-events');
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeFocused();
  await expect(page.getByRole('main').getByRole('region')).toHaveCount(1);
  await auditAccessibility(page);
  await press(part(page, 'Coming up').getByRole('link', { name: 'Browse Events' }));
  await expect(page).toHaveURL('/events');

  const me = { name: 'Nila Raman', email };
  await act(request, token, 'registerForEvent', { ...me, eventId: seatEventId });
  await act(request, token, 'registerForEvent', { ...me, eventId: requestEventId });
  const second = await createContestant(request, await planEvent(request), 'Ben');
  await ask(
    request,
    `mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { event { id } } }`,
    { input: { eventId: full, name: second.name, email: second.email } },
    second.token,
  );
  await ask(
    request,
    `mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { event { id } } }`,
    { input: { eventId: full, ...me } },
    token,
  );

  await page.goto(`/events?q=${stamp}`);
  for (const [title, word] of [
    [seat, 'Registered'],
    [wait, 'In line'],
    [wish, 'Requested'],
  ] as const)
    await expect(page.getByRole('article', { name: title }).getByText(word, { exact: true })).toBeVisible();

  await press(myEventsLink(page));
  await expect(part(page, 'Coming up').getByRole('heading', { level: 2 })).toHaveText('Coming up 1');
  await expect(row(page, 'Coming up', seat)).toContainText('Registered');
  await expect(row(page, 'In line', wait)).toContainText('Number 2');
  await expect(row(page, 'Asked for a seat', wish)).toContainText('The organizer decides');
  await expect(part(page, 'Past')).toHaveCount(0);
  await expect(part(page, 'Run by you')).toHaveCount(0);
  await auditAccessibility(page);

  await cancel(request, full, second);
  await expect(row(page, 'In line', wait)).toContainText('Number 1');
  await cancel(request, full, first);
  await expect(row(page, 'Coming up', wait)).toContainText('Registered');
  await expect(part(page, 'In line')).toHaveCount(0);
  await expect(part(page, 'Coming up').getByRole('heading', { level: 2 })).toHaveText('Coming up 2');

  await press(row(page, 'Coming up', seat).getByRole('link', { name: seat }));
  await expect(page.getByRole('heading', { level: 1, name: seat })).toBeVisible();
});

test('home shows the next own event with a countdown, and links to all', { tag: '@wide' }, async ({ page }) => {
  const title = `Dawn chorus ${Date.now()}`;
  const eventId = await planEvent(page.request, { title });
  const { email, token } = await signInAsNewcomer(page);
  await act(page.request, token, 'registerForEvent', { eventId, name: 'Nila Raman', email });
  await page.goto('/home');
  const next = page.getByRole('region', { name: 'Your next event' });
  await expect(next).toContainText(title);
  await expect(next).toContainText(/in \d days/);
  await auditAccessibility(page);
  await press(next.getByRole('link', { name: 'View My Events' }));
  await expect(row(page, 'Coming up', title)).toBeVisible();
  await page.goBack();
  await press(next.getByRole('link', { name: 'Show ticket' }));
  await expect(page).toHaveURL(`/tickets/${eventId}`);
});

test('home leads to self-check-in while it is open, until the person is in', { tag: '@wide' }, async ({ page }) => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const eventId = await planEvent(page.request, { date: hours(2), endsAt: hours(3), selfCheckIn: true });
  const { email, token } = await signInAsNewcomer(page);
  await act(page.request, token, 'registerForEvent', { eventId, name: 'Nila Raman', email });
  await page.goto('/home');
  const next = page.getByRole('region', { name: 'Your next event' });
  await expect(next.getByRole('link', { name: 'Show ticket' })).toBeVisible();
  await expect(next.getByRole('link', { name: 'Check in yourself' })).toHaveCount(0);

  const admin = await session(page.request, demo.admin);
  await act(page.request, admin.token, 'updateEvent', { eventId, date: hours(0.5) });
  await page.reload();
  await press(next.getByRole('link', { name: 'Check in yourself' }));
  await expect(page).toHaveURL(`/events/${eventId}/check-in`);

  const { user } = await session(page.request, email);
  await act(page.request, admin.token, 'checkIn', { eventId, userId: user.id });
  await page.goto('/home');
  await expect(next).toContainText('Checked in');
  await expect(next.getByRole('link', { name: 'Check in yourself' })).toHaveCount(0);
});

test('past events show the own result, and link to their boards', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/my-events');
  const reached = part(page, 'Past')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: /^Rank \d+$/ }) });
  await expect(reached.first()).toContainText(/\d points?/);
  await press(reached.first().getByRole('link', { name: 'Leaderboard' }));
  await expect(page).toHaveURL(/\/leaderboard\/event_/);
  await expect(page.getByRole('region', { name: 'Your Performance' })).toBeVisible();
});

test('the rank at a past event has the medal of its board, and none if more than three people share it', async ({
  page,
}) => {
  const { request } = page;
  const eventId = await planEvent(request);
  const people = [];
  for (const name of ['Asha', 'Ben', 'Cyra', 'Devi']) people.push(await createContestant(request, eventId, name));
  const [asha, ben, cyra, devi] = people as [Contestant, Contestant, Contestant, Contestant];
  for (const person of [asha, ben, cyra]) await award(request, eventId, person, 10);
  const admin = await session(request, demo.admin);
  const date = new Date(Date.now() - 24 * 3_600_000).toISOString();
  await act(request, admin.token, 'updateEvent', { eventId, date });
  await signInAs(page, asha.email);
  const rank = part(page, 'Past').getByRole('img', { name: 'Rank 1' });
  const medal = rank.locator('[data-rank="1"]');

  await page.goto('/my-events');
  await expect(rank).toBeVisible();
  await expect(medal).toHaveCount(1);
  await award(request, eventId, devi, 10);
  await page.reload();
  await expect(rank).toBeVisible();
  await expect(medal).toHaveCount(0);
  await auditAccessibility(page);
});

test(
  'an organizer sees how full their events are and who waits, or how to create a first event',
  { tag: '@wide' },
  async ({ page }) => {
    const { request } = page;
    const email = freshEmail();
    const userId = await signUp(request, { firstName: 'Olga', lastName: 'Plans', email });
    const { token: admin } = await session(request, demo.admin);
    await act(request, admin, 'updateUserRole', { userId, role: 'ORGANIZER' });
    const { token } = await signInAs(page, email);
    await page.goto('/my-events');
    await expect(part(page, 'Coming up')).toHaveCount(0);
    await press(part(page, 'Run by you').getByRole('link', { name: 'Create Event' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Create New Event' })).toBeVisible();

    const facts = { description: 'Bring a chair.', location: 'Lawn', tags: [] };
    const plan = async (title: string, days: number, needsApproval: boolean) => {
      const date = new Date(Date.now() + days * 24 * 3_600_000).toISOString();
      const { createEvent } = await ask<{ createEvent: { event: { id: string } } }>(
        request,
        `mutation ($input: CreateEventInput!) { createEvent(input: $input) { event { id } } }`,
        { input: { ...facts, title, date, capacity: 2, registrationRules: { needsApproval } } },
        token,
      );
      return createEvent.event.id;
    };
    const later = await plan('A test of patience', 9, false);
    await createContestant(request, later, 'Asha');
    await createContestant(request, await plan('Sooner', 4, true), 'Ben');
    await page.goto('/my-events');
    const rows = part(page, 'Run by you').getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('0 / 2 registered');
    await expect(rows.first().getByRole('link', { name: '1 request waits' })).toBeVisible();
    await expect(rows.first().getByRole('link', { name: 'At the door' })).toBeVisible();
    await expect(rows.last()).toContainText('A test of patience');
    await auditAccessibility(page);
    await press(rows.last().getByRole('link', { name: '1 / 2 registered' }));
    await expect(page).toHaveURL(`/events/${later}/people`);
    await expect(
      page
        .getByRole('cell', { name: 'Asha' })
        .or(page.getByText(/^Asha Q/))
        .first(),
    ).toBeVisible();

    // the doors of events that are over are closed
    await page.clock.setFixedTime(Date.now() + 6 * 24 * 3_600_000);
    await page.goto('/my-events');
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('link', { name: 'At the door' })).toHaveCount(1);
  },
);

test('if own events fail to load, an error shows, and a press retries', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.route('**/graphql', (route) => {
    const { operationName = '' } = route.request().postDataJSON() as { operationName?: string };
    return operationName === 'MyEventsScreenQuery' ? route.fulfill({ status: 500, json: {} }) : route.fallback();
  });
  await page.goto('/my-events');
  await expect(page.getByText('Failed to load your events. Please try again later.')).toBeVisible();
  await page.unroute('**/graphql');
  await press(page.getByRole('button', { name: 'Try again' }));
  await expect(part(page, 'Coming up').getByRole('listitem').first()).toBeVisible();
});
