import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import {
  announce,
  ask,
  createContestant,
  demo,
  freshEmail,
  openMore,
  planEvent,
  session,
  signInAs,
  signInAsNewcomer,
  signUp,
  withSettings,
} from './people.ts';
import { press } from './press.ts';

const kannada = { language: 'KANNADA', title: 'ಸಂಗೀತ ಸಂಜೆ', description: 'ಗೆಳೆಯರನ್ನು ಕರೆತನ್ನಿ.' };

/** Signs in as a new person whose account is in Kannada. */
async function signInInKannada(page: Page): Promise<void> {
  const { token } = await signInAsNewcomer(page);
  const change = 'mutation ($input: UpdateUserSettingsInput!) { updateUserSettings(input: $input) { user { id } } }';
  await ask(page.request, change, { input: { language: 'KANNADA' } }, token);
}

const register = 'mutation ($input: RegisterForEventInput!) { registerForEvent(input: $input) { __typename } }';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('an organizer adds a language to an event, and readers can switch to it', async ({ page }) => {
  const title = `Evening of songs ${randomUUID().slice(0, 6)}`;
  const id = await planEvent(page.request, { title });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}/edit`);
  await page.getByLabel('Add a language').selectOption('KANNADA');
  const texts = page.getByRole('tabpanel', { name: 'ಕನ್ನಡ' });
  const main = page.getByRole('tab', { name: 'English' });
  await expect(page.getByRole('tab', { name: 'ಕನ್ನಡ' })).toHaveAttribute('aria-selected', 'true');
  await expect(texts.getByLabel('Title')).toHaveAttribute('lang', 'kn');
  await auditAccessibility(page);
  await press(main);
  await expect(page.getByLabel('Main language')).toHaveValue('ENGLISH');
  await expect(texts).toBeHidden();

  // the tab with the first problem opens
  await press(page.getByRole('button', { name: 'Update Event' }));
  await expect(texts.getByLabel('Title')).toBeFocused();
  await expect(texts.getByText('Title is required')).toBeVisible();
  await texts.getByLabel('Title').fill(`${kannada.title} ${title.slice(-6)}`);
  await texts.getByLabel('Description').fill(kannada.description);
  await press(page.getByRole('button', { name: 'Update Event' }));
  await expect(page.getByText('Event updated successfully!')).toBeVisible();

  await expect(heading(page)).toHaveText(title);
  await press(page.getByRole('button', { name: 'ಕನ್ನಡ' }));
  await expect(heading(page)).toHaveText(`${kannada.title} ${title.slice(-6)}`);
  await expect(heading(page)).toHaveAttribute('lang', 'kn');
  await expect(page.getByText(kannada.description)).toBeVisible();
  await auditAccessibility(page);
  await press(page.getByRole('button', { name: 'English' }));
  await expect(heading(page)).toHaveText(title);
});

test('a person finds an event in the own language', async ({ page }) => {
  const mark = randomUUID().slice(0, 6);
  const own = { ...kannada, title: `${kannada.title} ${mark}` };
  await planEvent(page.request, { title: `Evening of songs ${mark}`, language: 'ENGLISH', translations: [own] });
  await signInInKannada(page);
  await page.goto(`/events?q=${encodeURIComponent(`sangeetha ${mark}`)}`);
  const card = page.getByRole('article', { name: own.title });
  await press(card.getByRole('link').last());
  await expect(heading(page)).toHaveText(own.title);
  await expect(heading(page)).not.toHaveAttribute('lang');
});

test('switching the language of the pages shows the texts in that language', async ({ page, isMobile }) => {
  test.skip(isMobile, 'on phones, the choice is in the settings');
  const title = `Evening of songs ${randomUUID().slice(0, 6)}`;
  const id = await planEvent(page.request, { title, language: 'ENGLISH', translations: [kannada] });
  await signInAsNewcomer(page);
  await page.goto(`/events/${id}`);
  await expect(heading(page)).toHaveText(title);
  const language = page.locator('header').getByRole('combobox');
  await language.selectOption('kn');
  await expect(heading(page)).toHaveText(kannada.title);
  await expect(page.getByText(kannada.description)).toBeVisible();
  await language.selectOption('en');
  await expect(heading(page)).toHaveText(title);
});

test('an announcement in two languages appears live in the language of the reader', async ({ page, browser }) => {
  const id = await planEvent(page.request);
  const context = await browser.newContext({ locale: 'kn-IN' });
  const reader = await context.newPage();
  await signInInKannada(reader);
  await reader.goto(`/events/${id}`);
  await expect(heading(reader)).toBeVisible();
  const title = `New hall ${randomUUID().slice(0, 6)}`;
  const content = 'ಗ್ರಂಥಾಲಯಕ್ಕೆ ಬನ್ನಿ.';
  const translations = [{ language: 'KANNADA', title: `ಹೊಸ ಸಭಾಂಗಣ ${title.slice(-6)}`, content }];
  await announce(page.request, { title, eventId: id, language: 'ENGLISH', translations });
  const card = reader.getByRole('article', { name: translations[0]!.title });
  await expect(card).toContainText(content);
  await press(card.getByRole('button', { name: 'English' }));
  await expect(reader.getByRole('article', { name: title })).toContainText('Seen over the lake.');
  await context.close();
});

test('the form of an announcement takes a further language', async ({ page }) => {
  const { id } = await announce(page.request, { isPublished: false });
  await signInAs(page, demo.admin);
  await page.goto(`/announcements/edit/${id}`);
  await page.getByLabel('Add a language').selectOption('HINDI');
  const texts = page.getByRole('tabpanel', { name: 'हिन्दी' });
  await texts.getByLabel('Title').fill('पतंग मिली');
  await texts.getByLabel('Content').fill('झील के ऊपर दिखी।');
  await press(page.getByRole('button', { name: 'Update Announcement' }));
  await expect(page).toHaveURL(/\/announcements$/);
  const { token } = await session(page.request, demo.admin);
  const query = 'query ($id: ID!) { announcement(id: $id) { language translations { language title content } } }';
  const { announcement } = await ask<{ announcement: object }>(page.request, query, { id }, token);
  expect(announcement).toEqual({
    language: 'ENGLISH',
    translations: [{ language: 'HINDI', title: 'पतंग मिली', content: 'झील के ऊपर दिखी।' }],
  });
});

test('screens name the language of an event’s texts if it is not that of the page', async ({ page, isMobile }) => {
  const title = `${kannada.title} ${randomUUID().slice(0, 6)}`;
  const date = '2091-05-20T06:30:00.000Z';
  const { description, language } = kannada;
  const id = await planEvent(page.request, { title, description, language, date });
  const { token, email } = await signInAsNewcomer(page);
  await ask(page.request, register, { input: { eventId: id, name: 'Nila Raman', email } }, token);
  const month = '/events?view=month&month=2091-05';
  // on phones, a month shows only numbers
  for (const path of ['/my-events', `/tickets/${id}`, ...(isMobile ? [] : [month])]) {
    await page.goto(path);
    await expect(page.getByText(title)).toHaveAttribute('lang', 'kn');
  }
  await page.goto(`${month}&day=2091-05-20`);
  await expect(page.getByRole('dialog').getByText(title)).toHaveAttribute('lang', 'kn');
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

test('home and the search name the language of events and announcements', async ({ page }) => {
  const mark = randomUUID().slice(0, 6);
  const hall = { location: `Hall ${mark}`, ...kannada };
  await planEvent(page.request, { ...hall, title: `ಚಲನಚಿತ್ರ ${mark}`, date: minutes(-10), endsAt: minutes(90) });
  const next = await planEvent(page.request, { ...hall, title: `ರಸಪ್ರಶ್ನೆ ${mark}`, date: minutes(100) });
  const { token, email } = await signInAsNewcomer(page);
  await ask(page.request, register, { input: { eventId: next, name: 'Nila Raman', email } }, token);
  // as on a second visit, which has a room for what is on
  await page.addInitScript(() => localStorage.setItem('placesNow', '150'));
  await page.goto('/home');
  const own = page.getByRole('region', { name: 'Your next event' });
  await expect(own.getByText(`ರಸಪ್ರಶ್ನೆ ${mark}`)).toHaveAttribute('lang', 'kn');
  const place = page.getByRole('region', { name: 'On now' }).getByRole('listitem').filter({ hasText: hall.location });
  await expect(place.getByText(`ಚಲನಚಿತ್ರ ${mark}`)).toHaveAttribute('lang', 'kn');
  await expect(place.getByText(`ರಸಪ್ರಶ್ನೆ ${mark}`)).toHaveAttribute('lang', 'kn');

  const news = { title: `ಹೊಸ ಸಭಾಂಗಣ ${mark}`, content: `ಗ್ರಂಥಾಲಯಕ್ಕೆ ಬನ್ನಿ ${mark}`, language: 'KANNADA' };
  await expect(page.locator('[aria-keyshortcuts]')).toBeAttached();
  await announce(page.request, news);
  const item = page.getByRole('region', { name: 'Announcements' }).getByRole('listitem').filter({ hasText: mark });
  await expect(item.getByText(news.title)).toHaveAttribute('lang', 'kn');
  await expect(item.getByText(news.content)).toHaveAttribute('lang', 'kn');
  const notice = page.locator('[data-notice]').filter({ hasText: mark });
  await expect(notice.getByText(news.title)).toHaveAttribute('lang', 'kn');
  await expect(notice.getByText(news.content)).toHaveAttribute('lang', 'kn');

  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog', { name: 'Search' });
  await search.getByRole('combobox').fill(mark);
  const option = search.getByRole('option').filter({ hasText: 'ಚಲನಚಿತ್ರ' });
  await expect(option.getByText(`ಚಲನಚಿತ್ರ ${mark}`)).toHaveAttribute('lang', 'kn');
});

test('all screens of an event name the language of its title', async ({ page }) => {
  const mark = randomUUID().slice(0, 6);
  const title = `${kannada.title} ${mark}`;
  const { description, language } = kannada;
  const id = await planEvent(page.request, { title: `Songs ${mark}`, description, language, date: minutes(20) });
  const { token } = await signInAs(page, demo.admin);
  const repeat = 'mutation ($input: RepeatEventInput!) { repeatEvent(input: $input) { eventIds } }';
  await ask(page.request, repeat, { input: { eventId: id, every: 'DAY', times: 2 } }, token);
  const update = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
  await ask(page.request, update, { input: { eventId: id, title, selfCheckIn: true } }, token);
  await announce(page.request, { eventId: id });
  await page.goto(`/events/${id}`);
  const dates = page.getByRole('list', { name: 'Dates of the series' });
  await expect(dates.getByText(`Songs ${mark}`)).toHaveAttribute('lang', 'kn');
  const paths = ['people', 'poster', 'code', 'door'].map((path) => `/events/${id}/${path}`);
  for (const path of [...paths, `/leaderboard/${id}`, `/leaderboard/${id}/projector`, '/announcements']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(title), path).toHaveAttribute('lang', 'kn');
  }
});

test('notices and questions name the language of the title in their sentences', async ({ page }) => {
  const title = `${kannada.title} ${randomUUID().slice(0, 6)}`;
  const { description, language } = kannada;
  const id = await planEvent(page.request, { title, description, language });
  const { token, email } = await signInAsNewcomer(page);
  await ask(page.request, register, { input: { eventId: id, name: 'Nila Raman', email } }, token);
  const admin = await session(page.request, demo.admin);
  const update = 'mutation ($input: UpdateEventInput!) { updateEvent(input: $input) { event { id } } }';
  await ask(page.request, update, { input: { eventId: id, location: 'Library' } }, admin.token);
  await page.goto('/notifications');
  await expect(page.getByRole('main').getByText(title)).toHaveAttribute('lang', 'kn');
  await page.goto(`/events/${id}`);
  await press(page.getByRole('button', { name: 'Cancel registration' }));
  const dialog = page.getByRole('alertdialog', { name: 'Cancel your registration?' });
  await expect(dialog.getByText(title)).toHaveAttribute('lang', 'kn');
  await auditAccessibility(page);
});

/** Expects that the message contains the title, with its language. */
async function expectNamed(page: Page, message: RegExp, title: string): Promise<void> {
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText(message).locator('[lang=kn]')).toHaveText(title);
}

test('short messages name the language of the title of an event', async ({ page, context }) => {
  const { request } = page;
  const { description, language } = kannada;
  const title = `${kannada.title} ${randomUUID().slice(0, 6)}`;
  const id = await planEvent(request, { title, description, language, isPublished: true });
  await withSettings(request, { eventPublishingAllowed: true }, async () => {
    await page.goto(`/login?return=/events/${id}`);
    await expectNamed(page, /^Log in to see/, title);
  });
  const { email } = await createContestant(request, id, 'Asha');
  await signInAs(page, email);
  await page.goto(`/tickets/${id}`);
  await expect(page.getByText(title)).toBeVisible();
  const eventPage = await context.newPage();
  await eventPage.goto(`/events/${id}`);
  await expect(heading(eventPage)).toHaveText(title);
  const { token } = await session(request, demo.admin);
  const remove = 'mutation ($input: DeleteEventInput!) { deleteEvent(input: $input) { deletedEventId } }';
  await ask(request, remove, { input: { eventId: id } }, token);
  await expectNamed(page, /^Cancelled: /, title);
  await expectNamed(eventPage, /^Cancelled or on hold: /, title);
});

test('confirmations to an organizer name the language of the title of an event', async ({ page }) => {
  const { request } = page;
  const { description, language } = kannada;
  const title = `${kannada.title} ${randomUUID().slice(0, 6)}`;
  const id = await planEvent(request, { title, description, language });
  const email = freshEmail();
  const userId = await signUp(request, { firstName: 'Olga', lastName: 'Plans', email });
  const { token } = await signInAs(page, demo.admin);
  const promote = 'mutation ($input: UpdateUserRoleInput!) { updateUserRole(input: $input) { user { id } } }';
  await ask(request, promote, { input: { userId, role: 'ORGANIZER' } }, token);
  const repeat = 'mutation ($input: RepeatEventInput!) { repeatEvent(input: $input) { eventIds } }';
  const { repeatEvent } = await ask<{ repeatEvent: { eventIds: string[] } }>(
    request,
    repeat,
    { input: { eventId: id, every: 'DAY', times: 3 } },
    token,
  );
  await page.goto(`/events/${id}`);
  await openMore(page);
  await press(page.getByRole('button', { name: 'Hand over…' }));
  await page.getByLabel('E-mail address of the next owner').fill(email);
  await press(page.getByRole('button', { name: 'Ask them' }));
  await expectNamed(page, /is asked to take over/, title);

  const question = page.getByRole('alertdialog');
  await openMore(page);
  await press(page.getByRole('button', { name: 'Delete' }));
  await press(question.getByText('Only this event'));
  await press(question.getByRole('button', { name: 'Delete event' }));
  await expectNamed(page, / was deleted\.$/, title);
  await page.goto(`/events/${repeatEvent.eventIds.at(-2)}`);
  await openMore(page);
  await press(page.getByRole('button', { name: 'Delete' }));
  await press(question.getByText('This and the following (2)'));
  await press(question.getByRole('button', { name: 'Delete 2 events' }));
  await expectNamed(page, / were deleted\.$/, title);
});
