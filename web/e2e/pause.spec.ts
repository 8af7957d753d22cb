import { expect, test, type Browser, type Page } from '@playwright/test';
import { auditAccessibility } from './accessibility.ts';
import { pauseClock } from './clock.ts';
import {
  announce,
  ask,
  award,
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

const rows = (page: Page) => page.getByRole('table').first().locator('tbody tr');
const pause = (page: Page) => page.getByRole('button', { name: 'Pause updates' });
const resume = (page: Page) => page.getByRole('button', { name: 'Resume updates' });
const pauseBySwitch = async (page: Page) => {
  await page.goto('/accessibility');
  await page.getByRole('switch', { name: 'Pause live updates' }).click();
};
/** What live parts without a board say. */
const isPaused = (page: Page) => page.getByRole('link', { name: 'Live updates are paused' });
const paused = (page: Page) => page.getByRole('status').filter({ hasText: 'Paused. As of ' });

/** The same page on another device, which stays live: what is visible there has been sent to all. */
async function openElsewhere(browser: Browser, email: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAs(page, email);
  await page.goto(address);
  return page;
}

test('a paused board keeps what it shows, also after a reload, and shows the changes once it is resumed', async ({
  page,
  browser,
}) => {
  const eventId = await planEvent(page.request);
  const [asha, ben, cyra] = [
    await createContestant(page.request, eventId, 'Asha'),
    await createContestant(page.request, eventId, 'Ben'),
    await createContestant(page.request, eventId, 'Cyra'),
  ];
  await award(page.request, eventId, asha, 10);
  await signInAs(page, asha.email);
  await page.goto(`/leaderboard/${eventId}`);
  const elsewhere = await openElsewhere(browser, ben.email, `/leaderboard/${eventId}`);
  await expect(rows(elsewhere)).toHaveCount(1);
  await expect(rows(page)).toHaveCount(1);

  await pause(page).focus();
  await page.keyboard.press('Enter');
  await expect(resume(page)).toBeFocused();
  await expect(paused(page)).toBeVisible();
  await auditAccessibility(page);
  await award(page.request, eventId, ben, 20);
  await expect(rows(elsewhere)).toHaveText([/Ben.*20/, /Asha.*10/]);
  await expect(rows(page)).toHaveText([/Asha.*10/]);

  await page.reload();
  await expect(rows(page)).toHaveText([/Ben.*20/, /Asha.*10/]);
  await expect(paused(page)).toBeVisible();
  await award(page.request, eventId, cyra, 30);
  await expect(rows(elsewhere)).toHaveCount(3);
  await expect(rows(page)).toHaveCount(2);

  await resume(page).click();
  await expect(rows(page)).toHaveText([/Cyra.*30/, /Ben.*20/, /Asha.*10/]);
  await expect(paused(page)).toBeHidden();
  await award(page.request, eventId, asha, 40);
  await expect(rows(page)).toHaveText([/Asha.*50/, /Cyra.*30/, /Ben.*20/]);
  await elsewhere.context().close();
});

test('an award by the viewer is on their paused board', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const asha = await createContestant(page.request, eventId, 'Asha');
  const ben = await createContestant(page.request, eventId, 'Ben');
  await award(page.request, eventId, asha, 10);
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${eventId}`);
  await pause(page).click();
  const form = page.getByRole('region', { name: 'Update Scores' });
  await form.getByRole('combobox', { name: 'Participant' }).fill(ben.name);
  await press(page.getByRole('option', { name: ben.name }));
  await form.getByRole('spinbutton', { name: 'Points' }).fill('20');
  await form.getByRole('button', { name: 'Update Score' }).click();
  await expect(rows(page)).toHaveText([/Ben.*20/, /Asha.*10/]);
  await expect(paused(page)).toBeVisible();
});

test('paused lists of announcements stay as they are; the notice about a new one still arrives', async ({ page }) => {
  await signInAsNewcomer(page);
  await pauseBySwitch(page);
  const live = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => /announcementChanged/.test(String(payload))),
    );
  await page.goto('/announcements');
  await live;
  const list = page.getByRole('region', { name: 'Announcements' });
  await expect(isPaused(page)).toBeVisible();
  const { title } = await announce(page.request);
  await expect(page.getByRole('log', { name: 'Live notices' }).getByText(title)).toBeVisible();
  await expect(list.getByRole('article', { name: title })).toHaveCount(0);
  await isPaused(page).click();
  await page.getByRole('switch', { name: 'Pause live updates' }).click();
  await page.goBack();
  await expect(list.getByRole('article', { name: title })).toBeVisible();
  await expect(isPaused(page)).toHaveCount(0);
});

test('while updates are paused, home, the list of events and an empty board say so once', async ({ page }) => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
  const eventId = await planEvent(page.request, { date: hours(-1), endsAt: hours(1) });
  await signInAsNewcomer(page);
  await pauseBySwitch(page);
  for (const path of ['/home', '/events', `/leaderboard/${eventId}`]) {
    await page.goto(path);
    await expect.soft(isPaused(page), path).toHaveCount(1);
  }
  await page.goto('/home');
  const placesNow = page.getByRole('region', { name: 'On now' });
  await expect(placesNow).toBeVisible();
  await expect(isPaused(page)).toHaveCount(1);
  await isPaused(page).click();
  await page.getByRole('switch', { name: 'Pause live updates' }).click();
  await page.goBack();
  await expect(placesNow).toBeVisible();
  await expect(isPaused(page)).toHaveCount(0);
});

test('a paused event keeps its numbers, but shows news about the own seat', async ({ page, browser }) => {
  const eventId = await planEvent(page.request, { capacity: 1, hasWaitlist: true });
  const asha = await createContestant(page.request, eventId, 'Asha');
  const joinLine = async () => {
    const email = freshEmail();
    await signUp(page.request, { firstName: 'Ben', lastName: 'Menon', email });
    const { token } = await session(page.request, email);
    const join = 'mutation ($input: RegisterForEventInput!) { joinWaitlist(input: $input) { __typename } }';
    await ask(page.request, join, { input: { eventId, name: 'Ben Menon', email } }, token);
    return { email, token };
  };
  const leave = async (token: string) => {
    const cancel = 'mutation ($input: CancelRegistrationInput!) { cancelRegistration(input: $input) { __typename } }';
    await ask(page.request, cancel, { input: { eventId } }, token);
  };
  const first = await joinLine();
  const { email } = await joinLine();
  await signInAs(page, email);
  await pauseBySwitch(page);
  await page.goto(`/events/${eventId}`);
  await expect(page.getByText('You are number 2 in line.')).toBeVisible();
  await expect(isPaused(page)).toBeVisible();
  const elsewhere = await openElsewhere(browser, email, `/events/${eventId}`);
  await leave(first.token);
  await expect(elsewhere.getByText('You are number 1 in line.')).toBeVisible();
  await expect(page.getByText('You are number 2 in line.')).toBeVisible();

  await leave(asha.token);
  await expect(page.getByText('A seat came free, and it is yours.')).toBeVisible();
  await expect(isPaused(page)).toBeVisible();
  await elsewhere.context().close();
});

test('a confirmation waits under the pointer, and stays until it is closed if updates are paused', async ({ page }) => {
  await signInAsNewcomer(page);
  await page.goto('/settings');
  const save = async () => {
    await page.getByLabel('Profile visible').click();
    await page.getByRole('button', { name: 'Save Settings' }).click();
  };
  const message = page.getByText('Settings saved successfully!');
  await expect(page.getByLabel('Profile visible')).toBeVisible();
  const pass = await pauseClock(page);
  await save();
  await expect(message).toBeVisible();
  await message.hover();
  await pass(20_000);
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await pass(3100);
  await expect(message).toBeHidden();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await page.getByRole('switch', { name: 'Pause live updates' }).click();
  await page.goBack();
  await save();
  await expect(message).toBeVisible();
  await page.mouse.move(0, 0);
  await pass(20_000);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(message).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('while updates are paused, no form leads on by itself', async ({ page }) => {
  await signInAs(page, demo.organizer);
  await page.goto('/accessibility');
  await page.getByRole('switch', { name: 'Pause live updates' }).click();
  await page.goto('/announcements/create');
  await page.getByLabel('Title').fill('Lost lantern');
  await page.getByRole('textbox', { name: 'Content' }).fill('Seen at the lake gate.');
  await page.getByLabel('Publish immediately').uncheck();
  const pass = await pauseClock(page);
  await page.getByRole('button', { name: 'Create Announcement' }).click();
  await expect(page.getByText('Announcement created successfully!')).toBeVisible();
  await pass(20_000);
  await page.clock.resume();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/announcements/create');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL('/announcements');

  await page.evaluate(() => {
    localStorage.removeItem('token');
    history.replaceState({ usr: { done: true }, key: 'reset' }, '', '/reset-password');
  });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Password reset successful!' })).toBeFocused();
  await page.clock.fastForward(20_000);
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL('/reset-password');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/login');
});
