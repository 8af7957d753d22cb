import { expect, test, type Locator, type Page } from '@playwright/test';
import { inviteHelper } from './eventHelpers.ts';
import { pressKey } from './keys.ts';
import {
  announce,
  award,
  createContestant,
  demo,
  freshEmail,
  importContestants,
  planEvent,
  session,
  signInAs,
  signInAsNewcomer,
  signUp,
} from './people.ts';

// Pressed controls that disappear or end. The focus must not fall back to the beginning of the page.

/** Presses a control by keyboard. Afterwards something that can be seen has the focus. */
async function pressByKey(control: Locator): Promise<void> {
  await expect(control).toBeEnabled();
  await control.focus();
  await pressKey(control.page(), 'Enter');
}

const main = (page: Page) => page.getByRole('main');

test('the focus stays on the button that switches the language of a text', async ({ page }) => {
  const translations = [{ language: 'KANNADA', title: 'ಗಾಳಿಪಟ', content: 'ಕೆರೆಯ ಮೇಲೆ.' }];
  const { title } = await announce(page.request, { language: 'ENGLISH', translations });
  await signInAsNewcomer(page);
  await page.goto('/announcements');
  const card = page.getByRole('article', { name: title });
  await pressByKey(card.getByRole('button', { name: 'ಕನ್ನಡ' }));
  const other = page.getByRole('article', { name: 'ಗಾಳಿಪಟ' }).getByRole('button', { name: 'English' });
  await expect(other).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(card.getByRole('button', { name: 'ಕನ್ನಡ' })).toBeFocused();
});

test('the focus goes to the heading if a pressed filter is gone', async ({ page }) => {
  await signInAs(page, demo.participant);
  await page.goto('/events?filter=past&tags=science&q=nothing-like-this');
  const heading = page.getByRole('heading', { level: 1, name: 'Events' });
  await pressByKey(main(page).getByRole('link', { name: 'Remove the tag science' }));
  await expect(page).not.toHaveURL(/science/);
  await expect(heading).toBeFocused();
  await pressByKey(main(page).getByRole('link', { name: 'Clear all filters' }));
  await expect(page).not.toHaveURL(/nothing-like-this/);
  await expect(heading).toBeFocused();
});

test('the focus stays on a button that saves or prints the list of people', async ({ page }) => {
  const eventId = await planEvent(page.request);
  await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/people`);
  for (const name of ['CSV (1)', 'XLSX (1)', 'Print']) {
    const button = page.getByRole('button', { name });
    await pressByKey(button);
    await expect(button).toBeFocused();
  }
});

test('turning the pages of the users moves the focus to the beginning of their table', async ({ page }) => {
  const eventId = await planEvent(page.request, { capacity: 20 });
  await importContestants(page.request, eventId, 11);
  await signInAs(page, demo.admin);
  await page.goto('/admindashboard');
  await page.getByRole('button', { name: 'Manage Users' }).click();
  const pages = page.getByRole('navigation', { name: 'Pages of users' });
  await pressByKey(pages.getByRole('button', { name: 'Next' }));
  await expect(pages.getByText(/^11–/)).toBeVisible();
  const previous = pages.getByRole('button', { name: 'Previous' });
  await pressByKey(previous);
  await expect(previous).toBeDisabled();
  await expect(page.getByRole('table', { name: 'Users' })).toBeFocused();
});

test('the focus stays on the button that sends a test message', async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/system-settings');
  await page.getByLabel('SMTP server').fill('127.0.0.1');
  await page.getByLabel('SMTP port').fill('1');
  const send = page.getByRole('button', { name: 'Send test message' });
  await pressByKey(send);
  await expect(page.getByText(`The message for ${demo.admin} was not sent.`)).toBeVisible();
  await expect(send).toBeFocused();
});

test('the focus stays among the sessions after one has ended', async ({ page }) => {
  const { email } = await signInAsNewcomer(page);
  for (let n = 0; n < 6; n += 1) await session(page.request, email);
  await page.goto('/profile');
  const sessions = page.getByRole('region', { name: 'Your sessions' });
  const buttons = sessions.getByRole('listitem').getByRole('button', { name: /^Sign out/ });
  await pressByKey(sessions.getByRole('button', { name: /^Show all/ }));
  await expect(buttons.nth(5)).toBeFocused();
  await pressKey(page, 'Enter');
  await expect(sessions.getByText(/is signed out\.$/)).toBeVisible();
  await expect(sessions).toBeFocused();
});

test('the focus stays in the form and in the list of helpers', async ({ page }) => {
  const eventId = await planEvent(page.request);
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/helpers`);
  const field = page.getByRole('combobox', { name: 'Names or e-mail addresses' });
  const email = freshEmail();
  await field.fill(`${email}, ${freshEmail()},`);
  await pressByKey(page.getByRole('button', { name: 'Do not ask' }).last());
  await expect(field).toBeFocused();
  await pressByKey(page.getByRole('button', { name: 'Ask to help' }));
  await pressByKey(page.getByRole('button', { name: `Take back: ${email}` }));
  await expect(page.getByRole('button', { name: `Take back: ${email}` })).toHaveCount(0);
  await expect(page.getByRole('status').getByText(`${email} is no longer asked.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Helpers' })).toBeFocused();
});

test('the focus stays in the list when its last page is loaded', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const person = await createContestant(page.request, eventId, 'Asha');
  for (let points = 1; points <= 6; points += 1) await award(page.request, eventId, person, points);
  await signInAs(page, demo.organizer);
  await page.goto(`/leaderboard/${eventId}`);
  const awards = page.getByRole('region', { name: 'What has been awarded so far' });
  await pressByKey(awards.getByRole('button', { name: 'Show more' }));
  await expect(awards.getByRole('listitem')).toHaveCount(6);
  await expect(awards).toBeFocused();
});

test('the focus goes to the heading after an invitation is answered', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const email = freshEmail();
  await signUp(page.request, { firstName: 'Nila', lastName: 'Raman', email });
  await inviteHelper(page.request, eventId, email, 'SCORER');
  await signInAs(page, email);
  await page.goto('/my-events');
  await pressByKey(page.getByRole('button', { name: 'Decline' }));
  await expect(page.getByText(/^You have declined/)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'My Events' })).toBeFocused();
});

test('the focus goes to the choice of the languages after one is removed', async ({ page }) => {
  await signInAs(page, demo.admin);
  await page.goto('/events/create');
  await page.getByLabel('Add a language').selectOption('KANNADA');
  await pressByKey(page.getByRole('button', { name: 'Remove ಕನ್ನಡ' }));
  await expect(page.getByLabel('Add a language')).toBeFocused();
});

test('the focus stays at the person who is let in at the door', async ({ page }) => {
  const eventId = await planEvent(page.request);
  const { name } = await createContestant(page.request, eventId, 'Asha');
  await signInAs(page, demo.admin);
  await page.goto(`/events/${eventId}/door`);
  const row = page.getByRole('listitem').filter({ hasText: name });
  await pressByKey(row.getByRole('button', { name: 'Check in' }));
  await expect(row).toBeFocused();
  await pressKey(page, 'Tab');
  await expect(row.getByRole('button', { name: 'Undo' })).toBeFocused();
});

test('the focus goes to the heading after an event is rejected or approved on its page', async ({ page }) => {
  const title = `Kite ${freshEmail()}`;
  const id = await planEvent(page.request, { title });
  await signInAs(page, demo.admin);
  await page.goto(`/events/${id}`);
  await pressByKey(main(page).getByRole('button', { name: 'Reject' }));
  await page.getByLabel('Reason').fill('The lake is closed.');
  await pressByKey(page.getByRole('dialog').getByRole('button', { name: 'Reject event' }));
  const heading = page.getByRole('heading', { level: 1, name: title });
  await expect(main(page).getByText('Rejected', { exact: true })).toBeVisible();
  await expect(heading).toBeFocused();
  await pressByKey(main(page).getByRole('button', { name: 'Approve' }));
  await expect(main(page).getByText('Rejected', { exact: true })).toBeHidden();
  await expect(heading).toBeFocused();
});
