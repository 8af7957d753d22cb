import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { pauseClock } from './clock.ts';
import {
  announce,
  createContestant,
  signInAs,
  signInAsNewcomer,
  ask,
  demo,
  planEvent,
  session,
  openControls,
} from './people.ts';
import { press } from './press.ts';

const notices = (page: Page) => page.getByRole('log', { name: 'Live notices' });
const card = (page: Page, title: string) => page.getByRole('main').getByRole('article', { name: title });

async function change(page: Page, token: string, announcementId: string, input: Record<string, unknown>) {
  await ask(
    page.request,
    `mutation ($input: UpdateAnnouncementInput!) { updateAnnouncement(input: $input) { announcement { id } } }`,
    { input: { announcementId, ...input } },
    token,
  );
}

test(
  'a reader sees the notice and the list change live; unpublishing removes the announcement again',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const title = `Ferry leaves early ${Date.now()}`;
    await signInAs(page, demo.organizer);
    const readerPage = await (await browser.newContext()).newPage();
    await signInAsNewcomer(readerPage);
    await readerPage.goto('/announcements');
    await expect(readerPage.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();

    await page.goto('/announcements');
    await page.getByRole('link', { name: 'Create Announcement' }).click();
    await expect(page.getByText('0/100 characters')).toBeVisible();
    await page.getByRole('button', { name: 'Create Announcement' }).click();
    await expect(page.getByText('Title is required')).toBeVisible();
    await expect(page.getByText('Content is required')).toBeVisible();
    await page.getByLabel('Title').fill('x'.repeat(101));
    await expect(page.getByText('101/100 characters')).toBeVisible();
    await expect(page.getByText('Title must be at most 100 characters')).toBeVisible();
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Content').fill('Half past **eight**.\nBring a coat.');
    await page.getByLabel('Priority').selectOption('High');
    await page.getByRole('switch', { name: 'Publish immediately' }).uncheck();
    await expect(page.getByText('Announcement will be saved as draft')).toBeVisible();
    await page.getByRole('button', { name: 'Create Announcement' }).click();
    await expect(page.getByText('Announcement created successfully!')).toBeVisible();
    await expect(page).toHaveURL(/\/announcements$/);
    await expect(card(page, title).getByText('Unpublished')).toBeVisible();

    await openControls(card(page, title));
    await card(page, title).getByRole('button', { name: 'Publish' }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Publish to/ })
      .click();
    await expect(notices(readerPage).getByText('New Announcement')).toBeVisible();
    await expect(notices(readerPage).getByText(title)).toBeVisible();
    await expect(notices(readerPage).getByText('high priority')).toBeVisible();
    await expect(notices(readerPage)).toContainText('Half past eight.');
    await expect(card(readerPage, title).getByText('Half past eight. Bring a coat.')).toBeVisible();
    await expect(readerPage.getByRole('main').getByRole('article').first()).toContainText(title);
    await expect(card(readerPage, title).getByRole('button')).toHaveCount(0);
    // the author gets no notice of their own announcement
    await expect(notices(page).getByText(title)).toBeHidden();

    await openControls(card(page, title));
    await card(page, title).getByRole('button', { name: 'Unpublish' }).click();
    await expect(card(readerPage, title)).toBeHidden();
    await expect(notices(readerPage).getByText(title)).toBeHidden();
    await expect(card(page, title).getByText('Unpublished')).toBeVisible();

    await openControls(card(page, title));
    await card(page, title).getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete Announcement' });
    await expect(
      dialog.getByText(`Are you sure you want to delete the announcement "${title}"? This action cannot be undone.`),
    ).toBeVisible();
    await press(dialog.getByRole('button', { name: 'Delete' }));
    await expect(card(page, title)).toBeHidden();
    await readerPage.context().close();
  },
);

test(
  'a draft is hidden from readers, and an old draft that is published appears in its sorted position',
  { tag: '@wide' },
  async ({ page }) => {
    const draft = await announce(page.request, { isPublished: false });
    const newer = await announce(page.request);
    await signInAsNewcomer(page);
    await page.goto('/announcements');
    await expect(card(page, newer.title)).toBeVisible();
    const { token } = await session(page.request, demo.admin);
    await change(page, token, draft.id, { content: 'Still not for everybody.' });
    // the list may be live slightly before the notices are
    let content = '';
    const countUpdateNotices = async () => {
      content = `Edited meanwhile, ${randomUUID()}.`;
      await change(page, token, newer.id, { content });
      return notices(page).getByText('Announcement Updated').count();
    };
    await expect.poll(countUpdateNotices).toBeGreaterThan(0);
    await expect(card(page, newer.title).getByText(content)).toBeVisible();
    await expect(page.getByText(draft.title)).toHaveCount(0);
    await page.goto('/announcements?status=unpublished');
    await expect(page.getByText('No announcements available.')).toBeVisible();

    await page.goto('/announcements');
    await expect(card(page, newer.title)).toBeVisible();
    await change(page, token, draft.id, { isPublished: true });
    await expect(card(page, draft.title)).toBeVisible();
    const shownTitles = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    expect(shownTitles.indexOf(newer.title)).toBeLessThan(shownTitles.indexOf(draft.title));
  },
);

test('filters are stored in the address and also apply to live updates', { tag: '@wide' }, async ({ page }) => {
  await signInAs(page, demo.organizer);
  const eventId = await planEvent(page.request);
  await page.goto('/announcements');
  await page.getByRole('link', { name: 'Event Announcements' }).click();
  await expect(page).toHaveURL(/type=event$/);
  await page.getByLabel('Priority').selectOption('High priority');
  // a choice made before the previous one is shown replaces its history entry, so one step back passes both
  await expect(page).toHaveURL(/type=event&priority=high$/);
  await page.getByLabel('Status').selectOption('Published');
  await expect(page).toHaveURL(/type=event&priority=high&status=published/);
  await expect(page.getByRole('main').locator('[data-busy]')).toHaveCount(0);

  const general = await announce(page.request, { priority: 'HIGH' });
  const low = await announce(page.request, { priority: 'LOW', eventId });
  const eventAnnouncement = await announce(page.request, { priority: 'HIGH', eventId });
  await expect(card(page, eventAnnouncement.title)).toBeVisible();
  await expect(card(page, general.title)).toHaveCount(0);
  await expect(card(page, low.title)).toHaveCount(0);

  const { token } = await session(page.request, demo.admin);
  await change(page, token, eventAnnouncement.id, { priority: 'MEDIUM' });
  await expect(card(page, eventAnnouncement.title)).toHaveCount(0);
  await page.goBack();
  await expect(card(page, low.title)).toHaveCount(0);
  await page.goto('/announcements?type=event');
  await expect(card(page, eventAnnouncement.title)).toBeVisible();
  await expect(card(page, low.title)).toBeVisible();
});

test('an announcement that is edited from the list is not fetched again', { tag: '@wide' }, async ({ page }) => {
  const { title } = await announce(page.request);
  await signInAs(page, demo.organizer);
  await page.goto('/announcements');
  await expect(card(page, title)).toBeVisible();
  // requests that the list makes on its own: catching up with a subscription, read marks, preferences
  const late =
    /"operationName":"(AnnouncementListPageQuery|BellQuery|UnreadMutation|preferencesQuery|preferencesMutation)"/;
  const ownRequests: string[] = [];
  page.on('request', (request) => {
    const body = request.postData() ?? '';
    if (request.url().endsWith('/graphql') && !late.test(body)) ownRequests.push(body);
  });

  await openControls(card(page, title));
  await card(page, title).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Announcement' })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  expect(ownRequests).toEqual([]);

  await page.getByLabel('Content').fill('Something else.');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Announcements' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await page.getByRole('button', { name: 'Update Announcement' }).click();
  await expect(page.getByText('Announcement updated successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/announcements$/);
  await expect(card(page, title).getByText('Something else.')).toBeVisible();
});

test(
  'an announcement is linked to an event found by typing, and appears on that event live',
  { tag: '@wide' },
  async ({ page, browser }) => {
    const name = `Kite evening ${Date.now()}`;
    const eventId = await planEvent(page.request, { title: name });
    const guest = await (await browser.newContext()).newPage();
    await signInAsNewcomer(guest);
    await guest.goto(`/events/${eventId}`);
    await expect(guest.getByText('No announcements for this event yet.')).toBeVisible();
    const elsewhere = await (await browser.newContext()).newPage();
    await signInAsNewcomer(elsewhere);
    await elsewhere.goto('/home');
    await expect(elsewhere.getByRole('heading', { name: 'Announcements' })).toBeVisible();

    await signInAs(page, demo.organizer);
    await page.goto('/announcements/create');
    await page.getByLabel('Title').fill(`About the ${name}`);
    await page.getByLabel('Content').fill('Bring string.');
    const event = page.getByRole('combobox', { name: 'Related Event (Optional)' });
    await press(event);
    await press(page.getByRole('listbox').getByRole('option').first());
    await expect(event).not.toHaveValue('');
    await press(page.getByRole('button', { name: 'Remove the related event' }));
    await expect(event).toHaveValue('');
    await expect(event).toBeFocused();
    await event.fill(name);
    await press(page.getByRole('option', { name }));
    await expect(event).toHaveValue(name);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    // start to wait now: the notice disappears after ten seconds
    const noticed = expect(notices(guest).getByText(`About the ${name}`)).toBeVisible();
    await press(page.getByRole('button', { name: 'Create Announcement' }));
    await noticed;
    await expect(card(page, `About the ${name}`).getByRole('link', { name })).toBeVisible();

    await expect(card(guest, `About the ${name}`).getByText('Bring string.')).toBeVisible();
    // only viewers of the event get the notice; the list on the home page shows it to all
    await expect(elsewhere.getByRole('main').getByText(`About the ${name}`)).toBeVisible();
    await expect(notices(elsewhere).getByText(`About the ${name}`)).toHaveCount(0);
    await guest.context().close();
    await elsewhere.context().close();
  },
);

test('an event that is typed but not chosen is a problem of its field, and a draft keeps the chosen one', async ({
  page,
}) => {
  const name = `Kite club ${Date.now()}`;
  const eventId = await planEvent(page.request, { title: name });
  await signInAs(page, demo.organizer);
  await page.goto('/announcements/create');
  const title = `About the ${name}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('Bring string.');
  const event = page.getByRole('combobox', { name: 'Related Event (Optional)' });
  await event.fill('Kite clb');
  await press(page.getByRole('button', { name: 'Create Announcement' }));
  await expect(page.getByText('Choose an event from the list')).toBeVisible();
  await expect(event).toBeFocused();
  await expect(event).toHaveValue('Kite clb');

  await event.fill(name);
  await press(page.getByRole('listbox').getByRole('option', { name }));
  await expect(page.getByText('Choose an event from the list')).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...localStorage, ...sessionStorage }).join('\n')))
    .toContain(eventId);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Restored what you typed.')).toBeVisible();
  await expect(event).toHaveValue(name);
  await press(page.getByRole('button', { name: 'Create Announcement' }));
  await expect(card(page, title).getByRole('link', { name })).toBeVisible();
});

/** Resolves when this subscription gets its first message. The server sends one at the start of each subscription. */
function waitForSubscription(page: Page, name: string): Promise<void> {
  type Message = { type: string; id?: string; payload?: { operationName?: string } };
  const parseMessage = ({ payload }: { payload: string | Buffer }) => JSON.parse(String(payload)) as Message;
  return new Promise((resolve) => {
    page.on('websocket', (socket) => {
      let subscriptionId: string | undefined;
      socket.on('framesent', (frame) => {
        const { type, id, payload } = parseMessage(frame);
        if (type === 'subscribe' && payload?.operationName === name) subscriptionId = id;
      });
      socket.on('framereceived', (frame) => {
        const { type, id } = parseMessage(frame);
        if (type === 'next' && id === subscriptionId) resolve();
      });
    });
  });
}

test('a notice closes by Escape, by its button or after a time, not by a click elsewhere; only a few show at once', async ({
  page,
  isMobile,
}) => {
  const most = isMobile ? 2 : 3;
  await signInAsNewcomer(page);
  const listens = waitForSubscription(page, 'AnnouncementNoticesSubscription');
  await page.goto('/profile');
  await expect(page.getByRole('heading', { level: 1, name: 'My Profile' })).toBeVisible();
  await listens;
  const long = await announce(page.request, { content: 'word '.repeat(60) });
  const first = notices(page).getByRole('article').filter({ hasText: long.title });
  await expect(first).toBeVisible();
  const pass = await pauseClock(page);
  await expect(first.getByText(/…$/)).toBeVisible();
  await page.mouse.click(20, 700);
  await expect(first).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();

  const announced = [];
  for (let n = 0; n < 4; n += 1) announced.push(await announce(page.request, { title: `Told ${n} ${Date.now()}` }));
  await expect(notices(page).getByRole('article')).toHaveCount(most);
  await expect(notices(page).getByText(announced[most]!.title)).toBeHidden();
  await page.getByRole('button', { name: `Close the notice “${announced[1]!.title}”` }).click();
  await expect(notices(page).getByText(announced[1]!.title)).toBeHidden();
  await expect(notices(page).getByText(announced[most]!.title)).toBeVisible();

  await page.getByRole('button', { name: `Close the notice “${announced[0]!.title}”` }).focus();
  await pass(11_000);
  await expect(notices(page).getByRole('article')).toHaveCount(most);
  await page.keyboard.press('Escape');
  await expect(notices(page).getByText(announced[0]!.title)).toBeHidden();
  await page.mouse.move(20, 700);
  // the waiting notices follow one after the other
  const countNotices = async () => {
    await pass(11_000);
    return notices(page).getByRole('article').count();
  };
  await expect.poll(countNotices).toBe(0);
});

test(
  'after a lost connection the list shows exactly the announcements of the server',
  { tag: '@wide' },
  async ({ page, context }) => {
    const deleted = await announce(page.request);
    const edited = await announce(page.request);
    const reader = await signInAsNewcomer(page);
    await page.goto('/announcements');
    await expect(card(page, edited.title)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const sign = page.getByRole('banner').getByRole('status');
    await expect(sign).toHaveText('');

    await context.setOffline(true);
    await expect(sign).toContainText('Offline');
    const { token } = await session(page.request, demo.admin);
    await change(page, token, deleted.id, { isPublished: false });
    await change(page, token, edited.id, { content: 'While you were away.' });
    const missed = [await announce(page.request), await announce(page.request)];
    await page.waitForTimeout(1500);
    await expect(card(page, deleted.title)).toBeVisible();

    await context.setOffline(false);
    await expect(sign).toHaveText('');
    await expect(card(page, deleted.title)).toHaveCount(0);
    await expect(card(page, edited.title).getByText('While you were away.')).toBeVisible();
    for (const { title } of missed) await expect(card(page, title)).toHaveCount(1);
    const answer = await ask<{ announcements: { edges: { node: { title: string } }[] } }>(
      page.request,
      `{ announcements(first: 20, isPublished: true) { edges { node { title } } } }`,
      {},
      reader.token,
    );
    const shownTitles = await page.getByRole('main').getByRole('article').getByRole('heading').allTextContents();
    expect(shownTitles.slice(0, 20)).toEqual(answer.announcements.edges.map(({ node }) => node.title));

    const late = await announce(page.request);
    await expect(card(page, late.title)).toBeVisible();
  },
);

test(
  'subscriptions that were refused during maintenance become live afterwards without a reload',
  { tag: '@wide' },
  async ({ page }) => {
    const refused = new Set<string>();
    const refusal = { message: 'We are working on the platform.', extensions: { code: 'MAINTENANCE', retryAfter: 30 } };
    await page.routeWebSocket('**/graphql', (socket) => {
      const server = socket.connectToServer();
      socket.onMessage((message) => {
        const { type, id, payload } = JSON.parse(String(message)) as {
          type: string;
          id: string;
          payload?: { operationName?: string };
        };
        const name = payload?.operationName ?? '';
        if (type !== 'subscribe' || refused.has(name)) return server.send(message);
        refused.add(name);
        socket.send(JSON.stringify({ id, type: 'error', payload: [refusal] }));
      });
    });
    await signInAsNewcomer(page);
    await page.goto('/announcements');
    await expect.poll(() => refused.size).toBeGreaterThan(1);
    const loaded = await page.evaluate(() => performance.timeOrigin);
    const heading = page.getByRole('heading', { level: 1, name: 'Announcements' });
    await expect(heading).toBeVisible();
    const { title } = await announce(page.request);
    await expect(page.getByRole('main').getByRole('heading', { name: title })).toBeVisible();
    await announce(page.request, { title: `${title} again` });
    await expect(page.getByText('New announcement').first()).toBeVisible();
    expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
  },
);

test('a session that ends on an open page leads to the login page and back', { tag: '@wide' }, async ({ page }) => {
  const { token } = await signInAsNewcomer(page);
  await page.goto('/announcements');
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await ask(page.request, `mutation { logout { success } }`, {}, token);
  await expect(page).toHaveURL(/\/login\?return=%2Fannouncements/);
});

test('a participant is denied access to the announcement form', { tag: '@wide' }, async ({ page }) => {
  const { id } = await announce(page.request);
  await signInAs(page, demo.participant);
  await page.goto('/announcements/create');
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await expect(
    page.getByText(
      "You don't have permission to create announcements. Only organizers and administrators can create announcements.",
    ),
  ).toBeVisible();
  await page.goto(`/announcements/edit/${id}`);
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible();
  await page.goto('/announcements');
  await expect(page.getByRole('heading', { level: 1, name: 'Announcements' })).toBeVisible();
  await expect(page.getByLabel('Status')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Create Announcement' })).toHaveCount(0);
});

test('from an event, an organizer writes to the people with a seat, and sees how many they are', async ({ page }) => {
  const eventId = await planEvent(page.request);
  for (const name of ['Asha', 'Ben']) await createContestant(page.request, eventId, name);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}`);
  await press(page.getByRole('link', { name: 'Announce…' }));
  const audience = page.getByRole('combobox', { name: 'Who it is for' });
  await expect(audience).toHaveValue('SEATS');
  await expect(page.getByText('For 2 people with a seat.')).toBeVisible();
  await audience.selectOption('Everybody');
  await expect(page.getByText('For 2 people with a seat.')).toBeHidden();
  await audience.selectOption('Those with a seat at the event');
  const title = `Bring a torch ${randomUUID().slice(0, 6)}`;
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Content').fill('The path is dark.');
  await press(page.getByRole('button', { name: 'Create Announcement' }));
  await expect(page).toHaveURL(`/events/${eventId}`);
  await expect(page.getByRole('article', { name: title })).toBeVisible();

  // others do not see it
  await signInAsNewcomer(page);
  await page.goto(`/events/${eventId}`);
  await expect(page.getByText('No announcements for this event yet.')).toBeVisible();
});

test('an end on a day is the end of that day, unless a time is chosen', async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/announcements/create');
  await press(page.getByRole('button', { name: 'When and for whom' }));
  const end = page.getByRole('group', { name: 'Ends on' });
  await end.getByLabel('Ends on').fill('2099-03-01');
  await expect(end.getByLabel('Time')).toHaveValue('23:59');
  await end.getByLabel('Ends on').fill('');
  await expect(end.getByLabel('Time')).toHaveValue('');
  await end.getByLabel('Time').fill('18:00');
  await end.getByLabel('Ends on').fill('2099-03-02');
  await expect(end.getByLabel('Time')).toHaveValue('18:00');
});

test('important announcements of an event with a seat pop up on every page, one at a time', async ({ page }) => {
  const { request } = page;
  const eventId = await planEvent(request);
  const { token, email } = await signInAsNewcomer(page);
  await ask(
    request,
    'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { event { id } } }',
    { input: { eventId, name: 'Nila Raman', email } },
    token,
  );
  const admin = await session(request, demo.admin);
  await ask(
    request,
    'mutation ($input: WriteToRegistrationsInput!) { writeToRegistrations(input: $input) { written } }',
    { input: { eventId, state: ['CONFIRMED'], subject: 'Welcome', text: 'Ten metres.' } },
    admin.token,
  );
  await page.goto('/leaderboard');
  const bell = page
    .getByRole('banner')
    .getByLabel(/^Notifications/)
    .filter({ visible: true });
  const say = (title: string) =>
    announce(request, { eventId, title, priority: 'HIGH', content: 'Now in the old library.' });
  const popUp = (title: string) => notices(page).getByRole('article').filter({ hasText: title });
  const [first, second] = [`Another hall ${randomUUID()}`, `Another hour ${randomUUID()}`];
  /** The page has received all that the server has. */
  const isCurrent = async () => {
    const { unreadNotices } = await ask<{ unreadNotices: number }>(request, '{ unreadNotices }', {}, token);
    return (await bell.getAttribute('aria-label')) === `Notifications, ${unreadNotices} not read`;
  };
  // the count is first read once the page is live
  await expect.poll(isCurrent).toBe(true);
  const { id } = await say(first);
  await expect(popUp(first)).toContainText('New Announcement');
  await expect(popUp(first)).toContainText('high priority');
  await popUp(first).getByRole('button').focus();
  await say(second);
  await expect.poll(isCurrent).toBe(true);
  await expect(popUp(second)).toHaveCount(0);
  await auditAccessibility(page);
  await change(page, admin.token, id, { isPublished: false });
  await expect(popUp(first)).toHaveCount(0);
  await press(popUp(second).getByRole('link'));
  await expect(page).toHaveURL(`/events/${eventId}`);
  await expect(popUp(second)).toHaveCount(0);
});
