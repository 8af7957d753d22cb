import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { signInAsNewcomer, ask, createContestant, demo, planEvent, session } from './people.ts';
import { press } from './press.ts';
import { auditAccessibility } from './accessibility.ts';

/** The visible bell: a link to the page on phones, a button for the panel elsewhere. */
const bell = (page: Page) =>
  page
    .getByRole('banner')
    .getByLabel(/^Notifications/)
    .filter({ visible: true })
    .first();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

const act = (request: APIRequestContext, token: string, mutation: string, input: Record<string, unknown>) =>
  ask(
    request,
    `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { __typename } }`,
    { input },
    token,
  );

/** A newcomer on the waitlist for the seat of another participant. `giveBack` frees that seat. */
async function waitsFor(page: Page, title: string) {
  const { request } = page;
  const eventId = await planEvent(request, { title, capacity: 1 });
  const first = await createContestant(request, eventId, 'Asha');
  const { email, token } = await signInAsNewcomer(page);
  await ask(
    request,
    'mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { event { id } } }',
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  return { eventId, token, giveBack: () => act(request, first.token, 'cancelRegistration', { eventId }) };
}

/** Messages from the demo admin to everyone with a seat. */
async function write(request: APIRequestContext, eventId: string, subjects: readonly string[]): Promise<void> {
  const { token } = await session(request, demo.admin);
  for (const subject of subjects)
    await act(request, token, 'writeToRegistrations', { eventId, state: ['CONFIRMED'], subject, text: 'Ten metres.' });
}

/** Other tests announce to all users at the same time, so the exact number of unread notices is unknown. */
const ringing = /^Notifications, [\d,+]+ not read$/;

test('a freed seat rings the bell in every tab at once, links to its event, and is marked as read everywhere', async ({
  page,
}) => {
  const title = `Kite day ${Date.now()}`;
  const { eventId, giveBack } = await waitsFor(page, title);
  await page.goto('/leaderboard');
  const other = await page.context().newPage();
  await other.goto('/notifications');
  for (const tab of [page, other]) await expect(bell(tab)).toBeVisible();
  await giveBack();
  for (const tab of [page, other]) await expect(bell(tab)).toHaveAccessibleName(ringing);
  for (const tab of [page, other]) await expect(tab).toHaveTitle(/^\(\d+\) .* · Campus Events$/);
  const there = other.getByRole('main');
  await expect(there.getByRole('link', { name: `Unread: You have a seat: ${title}` })).toBeVisible();

  await press(bell(page));
  const link = page.getByRole('link', { name: `Unread: You have a seat: ${title}` });
  await expect(link).toBeVisible();
  await auditAccessibility(page);
  await press(link);
  await expect(page).toHaveURL(`/events/${eventId}`);
  await expect(panel(page)).toBeHidden();
  await expect(there.getByRole('link', { name: `You have a seat: ${title}`, exact: true })).toBeVisible();
});

test('missed notices are listed by day, and are marked as read one by one or all at once', async ({ page }) => {
  const title = `Kite day ${Date.now()}`;
  const { eventId, giveBack } = await waitsFor(page, title);
  await giveBack();
  await write(page.request, eventId, ['Bring string', 'Bring a kite']);
  await page.goto('/notifications');
  const today = page.getByRole('main').getByRole('region', { name: 'Today' });
  const notice = today.getByRole('listitem').filter({ hasText: title });
  const unread = notice.filter({ hasText: 'Unread' });
  await expect(notice).toHaveCount(3);
  await expect(unread).toHaveCount(3);
  await expect(bell(page)).toHaveAccessibleName(ringing);
  await auditAccessibility(page);
  await press(today.getByRole('button', { name: `Mark “${title}: Bring string” as read` }));
  await expect(unread).toHaveCount(2);
  await expect(today.getByRole('link', { name: `${title}: Bring string`, exact: true })).toBeVisible();
  const all = page.getByRole('main').getByRole('button', { name: 'Mark all as read' });
  await press(all);
  await expect(unread).toHaveCount(0);
  await page.reload();
  await expect(notice).toHaveCount(3);
  await expect(unread).toHaveCount(0);
});

test('unread notices are listed alone by a filter in the address, which stays after a reload', async ({ page }) => {
  const title = `Kite day ${Date.now()}`;
  const { eventId, giveBack } = await waitsFor(page, title);
  await giveBack();
  await write(page.request, eventId, ['Bring string', 'Bring a kite']);
  await page.goto('/notifications');
  const main = page.getByRole('main');
  const notice = main.getByRole('listitem').filter({ hasText: title });
  await press(main.getByRole('button', { name: `Mark “${title}: Bring string” as read` }));
  await press(main.getByRole('link', { name: 'Unread only' }));
  await expect(page).toHaveURL('/notifications?unread');
  await expect(main.getByRole('link', { name: 'Unread only' })).toHaveAttribute('aria-current', 'page');
  await expect(notice).toHaveCount(2);
  await page.reload();
  await expect(notice).toHaveCount(2);
  await auditAccessibility(page);
  // a notice that is read here leaves the list, and the focus stays in it
  await main.getByRole('button', { name: `Mark “${title}: Bring a kite” as read` }).press('Enter');
  await expect(notice).toHaveCount(1);
  await expect(main.locator(':focus')).toHaveCount(1);
  await press(main.getByRole('button', { name: 'Mark all as read' }));
  await expect(main.getByText('You have read everything')).toBeVisible();
  await auditAccessibility(page);
  await write(page.request, eventId, ['Bring a friend']);
  await expect(notice).toHaveCount(1);
  await press(main.getByRole('link', { name: 'All', exact: true }));
  await expect(page).toHaveURL('/notifications');
  await expect(notice).toHaveCount(4);
});

test('many notices keep the count off the avatar, rows have equal gaps, and the button for all is disabled at last', async ({
  page,
}) => {
  const { eventId, giveBack } = await waitsFor(page, 'Kite');
  await giveBack();
  const others = Array.from({ length: 8 }, (_, n) => `Bring a kite ${n}`);
  const long = `Bring string of ${'many '.repeat(20)}metres`;
  await write(page.request, eventId, [...others, 'Bring string', long]);
  await page.goto('/notifications');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Kite: Bring string' });
  await expect(rows).toHaveCount(2);
  const rightEdge = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().right);
  const count = bell(page).locator('[data-edge]');
  await expect(count).toHaveText(/^\d\d$/);
  expect(await rightEdge(count)).toBeLessThan(await rightEdge(bell(page)));
  /** From the last line of each title to the text below it. */
  const gaps = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        const title = document.createRange();
        title.selectNodeContents(row.querySelector('a')!.lastChild!);
        return Math.round(row.querySelector('p')!.getBoundingClientRect().top - title.getBoundingClientRect().bottom);
      }),
    );
  const [below, belowLong] = await gaps();
  expect(below).toBe(belowLong);
  const all = page.getByRole('main').getByRole('button', { name: 'Mark all as read' });
  await expect(all).toBeEnabled();
  await all.press('Enter');
  await expect(all).toBeDisabled();
  await expect(all).toBeFocused();
  expect(await gaps()).toEqual([below, belowLong]);
});

test('a new notice keeps all loaded pages of the list', async ({ page }) => {
  const { eventId, giveBack } = await waitsFor(page, 'Kite');
  await giveBack();
  await write(
    page.request,
    eventId,
    Array.from({ length: 24 }, (_, n) => `Bring kite ${n}`),
  );
  await page.goto('/notifications');
  const notice = (subject: string) =>
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: `Kite: ${subject}` });
  await expect(notice('Bring kite 23')).toBeVisible();
  await page.getByRole('button', { name: 'Show more' }).scrollIntoViewIfNeeded();
  await expect(notice('Bring kite 0')).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 0));
  await write(page.request, eventId, ['Bring string']);
  await expect(notice('Bring string')).toBeVisible();
  await expect(notice('Bring kite 0')).toHaveCount(1);
});

test('a user without notices sees a message instead of an empty list', { tag: '@wide' }, async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/notifications');
  await expect(page.getByText('No notifications yet')).toBeVisible();
});
